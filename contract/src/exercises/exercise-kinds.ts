/** Spec section 3. */
export const INTENSITIES = ['low', 'moderate', 'high'] as const;
export type Intensity = (typeof INTENSITIES)[number];

/** A programme has three; 'sedentary' of the profile reads as beginner. */
export const PROGRAM_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

export const EXERCISE_CATEGORIES = ['aerobic', 'strength', 'flexibility', 'balance', 'breathing', 'seated'] as const;
export type ExerciseCategory = (typeof EXERCISE_CATEGORIES)[number];

/** Parts of a session, in their order. */
export const EXERCISE_PHASES = ['warm_up', 'main', 'cool_down'] as const;
export type ExercisePhase = (typeof EXERCISE_PHASES)[number];

/** What a day of the week is mostly for. */
export const DAY_FOCUSES = ['strength', 'aerobic', 'mixed', 'light', 'rest'] as const;
export type DayFocus = (typeof DAY_FOCUSES)[number];

/** What a person should read beside a programme; the screen has the words. */
export const PROGRAM_NOTICES = [
  'stop_signs',
  'clearance',
  'low_only',
  'pregnancy',
  'minor',
  'older_balance',
  'diabetes_glucose',
  'insulin_sugar',
  'diabetes_feet',
  'hypertension_breath',
  'asthma_inhaler',
  'kidney_fistula',
  'flare_days',
  'back_red_flags',
  'wheelchair',
  'limb_unknown',
  'caregiver',
  'atlantoaxial',
  'vision',
  'hearing',
  'evening',
  'beta_blocker',
  'own_words',
  'nothing_fits',
  'light_week',
  'stepped_back',
  'more_minutes',
] as const;
export type ProgramNotice = (typeof PROGRAM_NOTICES)[number];

/**
 * Minutes of moderate movement a week to work towards; a vigorous one counts twice (Ministry of Health 2021, WHO 2020).
 */
export const WEEKLY_MINUTES_GOAL = 150;
/** Of the dashboard and of the exercise screen, before a programme says otherwise (spec section 9). */
export const DASHBOARD_TARGET_DAYS = 7;
export const SCREEN_TARGET_DAYS = 5;
/** The share of the target from which on it is near (spec section 9). */
export const NEAR_TARGET_SHARE = 0.8;
/** Of a saved programme without one (spec section 3). */
export const DEFAULT_PROGRAM_NAME = 'AI Generated Program';
/** Whole minutes of one exercise. */
export const EXERCISE_MINUTES = { min: 1, max: 180 } as const;

/** How hard a session was, as the person says: 0 is no effort, 10 the most. */
export const EFFORT = { min: 0, max: 10 } as const;

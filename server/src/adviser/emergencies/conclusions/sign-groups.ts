import type { Signs } from './conclusion.ts';

export const clouded: Signs = [
  'confused',
  'drowsy',
  'fainted',
  'near_faint',
  'unresponsive',
  'seizure',
  'cannot_swallow',
  'may_choke',
  'nonsense_speech',
  'speech_trouble',
  'not_breathing',
  'baby_limp',
];

export const lowSymptoms: Signs = [
  'tremor',
  'cold_sweat',
  'dizzy',
  'blurred',
  'pale',
  'weak_all_over',
  'feels_weak',
  'limb_weak',
  'not_rising',
  'palpitation',
  'having_a_turn',
  'vomit',
  'bad_headache',
  'sight_lost',
  'balance_lost',
];

export const veryLow: Signs = ['glucose_under_40', 'glucose_very_low'];

export const lowNumbers: Signs = [...veryLow, 'glucose_low', 'low_in_words'];

export const high: Signs = [
  'glucose_high',
  'glucose_extreme',
  'high_in_words',
  'ketones',
  'ketones_number',
  'ketones_very_high',
  'insulin_stopped',
];

export const acidosisSigns: Signs = [
  'vomit',
  'belly_pain',
  'deep_breathing',
  'acetone_breath',
  'drowsy',
  'confused',
  'breathless',
  'unresponsive',
  'fainted',
  'nonsense_speech',
  'baby_limp',
];

export const noAir: Signs = ['breathless', 'throat_closing', 'turning_blue', 'wheeze'];

export const pressureSigns: Signs = [
  'bad_headache',
  'thunder_headache',
  'blurred',
  'sight_lost',
  'chest_pain',
  'breathless',
  'confused',
  'limb_weak',
  'speech_trouble',
  'vomit',
  'stiff_neck',
  'fainted',
  'near_faint',
  'face_droop',
  'seizure',
  'dizzy',
  'weak_all_over',
  'bleeding',
  'palpitation',
];

/** Of a stroke, whatever the glucose; what a low glucose shows as well (sight, balance) is not among them. */
export const strokeSigns: Signs = [
  'face_droop',
  'speech_trouble',
  'limb_dead',
  'stroke_now',
  'thunder_headache',
];

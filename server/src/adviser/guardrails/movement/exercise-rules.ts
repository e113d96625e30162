import { INTENSITIES, type Intensity, type ProgramNotice } from '@vida/contract/exercises/exercise-kinds.ts';
import { ADULT_AGE_YEARS, ageOn, OLDER_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import type { ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { exerciseLibrary, type LibraryExercise } from '../../movement/exercise-library.ts';
import { type KnowsEntry, notAdjustedFor } from '../not-adjusted-for.ts';
import { entriesAgainst } from './forbidden-by-entry.ts';
import { intensityCapsOf } from './intensity-caps.ts';
import { movementNoticesOf } from './movement-notices.ts';
import { spokenEntriesOf } from './spoken-entries.ts';

/** What a profile says about moving: hard limits. */
export interface ExerciseRules {
  /** The entries of the profile, by the names of its lists, that these rules rest on. */
  readonly has: (...entries: readonly string[]) => boolean;
  readonly age: number | null;
  readonly isOlder: boolean;
  readonly mostIntense: Intensity;
  /** Why an intensity is too much for this person, in Portuguese; empty: it is not. */
  readonly againstIntensity: (intensity: Intensity) => readonly string[];
  /** Why an exercise of the library is not for this person ('Dor no Joelho'); empty: it is. */
  readonly against: (exercise: LibraryExercise) => readonly string[];
  readonly allows: (exercise: LibraryExercise) => boolean;
  /** The time in which effort rises and falls slowly, minutes each (heart disease: 10). */
  readonly longWarmUpMinutes: number | null;
  /** Share of the usual amount to begin with. */
  readonly doseFactor: number;
  readonly notices: readonly ProgramNotice[];
}

const rank = (intensity: Intensity): number => INTENSITIES.indexOf(intensity);

const CARDIAC_WARM_UP_MINUTES = 10;
/** Fibromyalgia: half the dose to begin with. */
const FIBROMYALGIA_DOSE = 0.5;

/** Entries that the days of a programme ask for (`adviser/built-in/movement`), beside what is ruled out. */
const ASKED_BY_DAYS = ['Ansiedade', 'Asma', 'Autismo', 'Deficiência Intelectual', 'Insônia', 'Obesidade'];

/** The rules of a person on `today` (`yyyy-MM-dd`): the union of everything that any entry forbids. */
export const exerciseRulesOf = (profile: HealthProfile, today: string): ExerciseRules => {
  const spoken = spokenEntriesOf(profile);
  const { entries, hasUnknownDisability } = spoken;
  const age = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  const caps = intensityCapsOf(spoken, age);
  const isOlder = age !== null && age >= OLDER_AGE_YEARS;

  const againstIntensity = (intensity: Intensity) => [
    ...new Set(caps.filter(({ most }) => rank(intensity) > rank(most)).map(({ because }) => because)),
  ];
  const against = (exercise: LibraryExercise) => [
    ...new Set([
      ...entriesAgainst(exercise, entries),
      ...againstIntensity(exercise.intensity),
      ...(hasUnknownDisability && !exercise.canBeSeated ? ['Deficiência em outras palavras'] : []),
    ]),
  ];

  return {
    has: (...named) => named.some((entry) => entries.has(entry)),
    age,
    isOlder,
    mostIntense: INTENSITIES.findLast((intensity) => againstIntensity(intensity).length === 0) ?? 'low',
    againstIntensity,
    against,
    allows: (exercise) => against(exercise).length === 0,
    longWarmUpMinutes: entries.has('Doença Cardíaca') ? CARDIAC_WARM_UP_MINUTES : null,
    doseFactor: entries.has('Fibromialgia') ? FIBROMYALGIA_DOSE : 1,
    notices: movementNoticesOf({
      profile,
      spoken,
      caps,
      isMinor: age !== null && age < ADULT_AGE_YEARS,
      isOlder,
    }),
  };
};

/** A day on which nobody has an age: one entry alone has no birth date. */
const EPOCH = '1970-01-01';
/** In a list it is what any entry is that these rules do not know. */
const UNHEARD_OF = 'xxxxx';

/** What the rules of movement make of a profile. */
const marksOf = (profile: HealthProfile): string => {
  const rules = exerciseRulesOf(profile, EPOCH);
  return JSON.stringify([
    exerciseLibrary.map(rules.allows),
    rules.mostIntense,
    rules.longWarmUpMinutes,
    rules.doseFactor,
    rules.notices,
    ASKED_BY_DAYS.map((entry) => rules.has(entry)),
  ]);
};

const unknownMarks = new Map<ProfileListName, readonly string[]>();

/** Whether the rules of movement do more for a profile with one entry alone than for any words they do not know. */
const knowsForExercise: KnowsEntry = (alone, list) => {
  const unknown =
    unknownMarks.get(list) ??
    [EMPTY_HEALTH_PROFILE, { ...EMPTY_HEALTH_PROFILE, [list]: [UNHEARD_OF] }].map(marksOf);
  unknownMarks.set(list, unknown);
  return !unknown.includes(marksOf(alone));
};

/** Conditions and medicines of a profile that no exercise takes into account, as people should read them. */
export const exerciseNotAdjustedFor = (profile: HealthProfile): readonly string[] =>
  notAdjustedFor(profile, 'exercise', knowsForExercise);

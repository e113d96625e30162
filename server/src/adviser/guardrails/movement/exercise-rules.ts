import {
  INTENSITIES,
  type Intensity,
  PROGRAM_NOTICES,
  type ProgramNotice,
} from '@vida/contract/exercises/exercise-kinds.ts';
import { ageOn, OLDER_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import {
  exerciseLibrary,
  findExerciseById,
  findExerciseByName,
  type LibraryExercise,
} from '../../movement/exercise-library.ts';
import { createNotAdjustedFor, EPOCH } from '../not-adjusted-for.ts';
import { entryRules, loadAlarms, loadLikenesses } from './exercise-tables.ts';
import { spokenEntriesOf } from './spoken-entries.ts';

const rank = (intensity: Intensity): number => INTENSITIES.indexOf(intensity);

const RISK_AGE_YEARS = 40;

/** Entries that the days of a programme ask for (`adviser/built-in/movement`), beside what is ruled out. */
const ASKED_BY_DAYS = ['Ansiedade', 'Asma', 'Autismo', 'Deficiência Intelectual', 'Insônia', 'Obesidade'];

/** What asks for a doctor's word first, beside the entries' own rows: the words that say so. */
const reasonsForCare = (
  { entries, ownWords }: ReturnType<typeof spokenEntriesOf>,
  age: number | null,
): readonly string[] => {
  const diabetes = [...entries].find((entry) => entry.startsWith('Diabetes'));
  // Without a birth date: better asked once too often.
  const isOfRiskAge = age === null || age > RISK_AGE_YEARS;
  const hasCardiacRisk = entries.has('Hipertensão') || entries.has('Obesidade');
  return [
    ...ownWords.filter((own) => [...loadAlarms()(own)].some((entry) => entry === '' || diabetes?.startsWith(entry))),
    ...(diabetes !== undefined && isOfRiskAge && hasCardiacRisk ? [diabetes] : []),
  ];
};

/**
 * What a profile says about moving on `today` (`yyyy-MM-dd`): hard limits, the union of everything that
 * any entry forbids.
 */
export const exerciseRulesOf = (profile: HealthProfile, today: string) => {
  const age = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  const spoken = spokenEntriesOf(profile, age);
  const { entries, ownWords } = spoken;
  const active = entryRules().filter(({ entry }) => entries.has(entry));
  const care = reasonsForCare(spoken, age);
  const caps: readonly (readonly [most: Intensity, because: string])[] = [
    ...active.map(({ most, entry }) => [most || 'high', entry] as const),
    ...care.map((because) => ['low', because] as const),
    ...(spoken.hasUnknownCondition ? [['moderate', ownWords[0] ?? 'Outros'] as const] : []),
  ];
  const needsClearance = care.length > 0 || spoken.hasUnknownCondition || active.some(({ clearance }) => clearance);

  /** Why an intensity is too much for this person, in Portuguese; empty: it is not. */
  const againstIntensity = (intensity: Intensity) => [
    ...new Set(caps.filter(([most]) => rank(intensity) > rank(most)).map(([, because]) => because)),
  ];
  /** Why an exercise of the library is not for this person ('Dor no Joelho'); empty: it is. */
  const against = (exercise: LibraryExercise) => [
    ...new Set([
      ...exercise.avoidIf.filter((entry) => entries.has(entry)),
      ...active.filter(({ forbids }) => forbids(exercise)).map(({ entry }) => entry),
      ...againstIntensity(exercise.intensity),
    ]),
  ];
  const notices = new Set<ProgramNotice>([
    'stop_signs',
    ...(needsClearance ? (['clearance'] as const) : []),
    ...(caps.some(([most]) => most === 'low') ? (['low_only'] as const) : []),
    ...active.flatMap((rule) => rule.notices),
    ...(ownWords.length > 0 ? (['own_words'] as const) : []),
  ]);

  return {
    /** The entries of the profile, by the names of its lists, that these rules rest on. */
    has: (...named: readonly string[]) => named.some((entry) => entries.has(entry)),
    age,
    isOlder: age !== null && age >= OLDER_AGE_YEARS,
    mostIntense: INTENSITIES.findLast((each) => againstIntensity(each).length === 0) ?? ('low' as const),
    againstIntensity,
    against,
    allows: (exercise: LibraryExercise) => against(exercise).length === 0,
    /** The time in which effort rises and falls slowly, minutes each (heart disease: 10). */
    longWarmUpMinutes: active.find((rule) => rule.warm_up_minutes !== null)?.warm_up_minutes ?? null,
    /** Share of the usual amount to begin with. */
    doseFactor: active.find((rule) => rule.dose !== null)?.dose ?? 1,
    notices: PROGRAM_NOTICES.filter((name) => notices.has(name)),
    /**
     * The rows that hold for this person, 'exercise/rules.csv:7', and how often own words asked for care. For the log.
     */
    why: () => ({ rows: active.map(({ placeOf }) => placeOf()), asksForCare: care.length }),
  };
};
export type ExerciseRules = Readonly<ReturnType<typeof exerciseRulesOf>>;

/**
 * The entries of a profile that speak against an exercise as a person wrote it: by the library where it knows the name,
 * else by what the words are like. Empty for what nobody can tell; it never forbids, it is told.
 */
export const avoidFor = (
  { name, intensity }: Pick<LibraryExercise, 'name' | 'intensity'>,
  rules: ExerciseRules,
): string[] => {
  const known = findExerciseByName(name);
  const alike = [...loadLikenesses()(name)].flatMap((ids) => ids.split('|'));
  const exercises = known ? [known] : alike.flatMap((id) => findExerciseById(id) ?? []);
  return [...new Set([...exercises.flatMap(rules.against), ...rules.againstIntensity(intensity)])];
};

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

/** Conditions and medicines of a profile that no exercise takes into account, as people should read them. */
export const exerciseNotAdjustedFor = createNotAdjustedFor('exercise', marksOf);

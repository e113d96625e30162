import { countOwnWords, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { ADULT_AGE_YEARS, OLDER_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import { isPregnant, isProneToLows } from '@vida/contract/profile/care-rules.ts';
import {
  CHRONIC_CONDITIONS,
  DISABILITIES,
  OTHER_CHOICE,
  PHYSICAL_PROBLEMS,
} from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { medicinesTakenBy } from '../../medicines/taken-medicines.ts';
import { saysNothing } from '../not-adjusted-for.ts';
import { loadEntries } from './exercise-tables.ts';

const ticks: ReadonlySet<string> = new Set([...CHRONIC_CONDITIONS, ...PHYSICAL_PROBLEMS, ...DISABILITIES]);
const partsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[,;.\n]/))
    .map((text) => text.trim())
    .filter((text) => !saysNothing(text));

/**
 * What a profile says that bears on movement. Own words only ever forbid more. What is said of somebody else counts
 * too, rather than too little, but for the conditions that `readDietNeeds` tells apart ('minha mãe teve infarto').
 */
export const spokenEntriesOf = (profile: HealthProfile, age: number | null) => {
  const { chronicConditions, physicalProblems, disabilities } = profile;
  const lists = [...chronicConditions, ...physicalProblems, ...disabilities];
  const own = (list: readonly string[], other: string) =>
    partsOf([...list.filter((entry) => !ticks.has(entry)), other]);
  const ownConditions = [
    ...own(chronicConditions, profile.otherConditions),
    ...own(physicalProblems, profile.otherPhysicalProblems),
  ];
  const ownDisabilities = own(disabilities, profile.otherDisabilities);
  const ownWords = [...new Set([...ownConditions, ...ownDisabilities])];
  const isOnlyOther = (list: readonly string[], words: readonly string[]) =>
    list.includes(OTHER_CHOICE) && words.length === 0;
  const hasUnknownDisability =
    isOnlyOther(disabilities, ownDisabilities) || ownDisabilities.some((words) => loadEntries()(words).size === 0);
  const needs = readDietNeeds(profile);
  const saysDiabetes = lists.some((entry) => entry.startsWith('Diabetes'));
  const takesBetaBlocker = medicinesTakenBy(profile).ofClass('beta_blocker').length > 0;
  /** What else holds, by the names of exercise/rules.csv. */
  const others: readonly (readonly [entry: string, holds: boolean])[] = [
    ['Hipertensão', needs.hypertension],
    ['Doença Cardíaca', needs.heart],
    ['Doença Renal', needs.kidney],
    ['Diabetes Tipo 2', needs.diabetes && !saysDiabetes],
    ['Gravidez', isPregnant(countOwnWords(profile))],
    ['Deficiência em outras palavras', hasUnknownDisability],
    ['Menos de 18 anos', age !== null && age < ADULT_AGE_YEARS],
    ['60 anos ou mais', age !== null && age >= OLDER_AGE_YEARS],
    ['Remédio que pode baixar demais a glicose', isProneToLows(profile)],
    ['Betabloqueador', takesBetaBlocker],
  ];
  return {
    /** Ticks, and what own words mean, by the names of the profile's lists. */
    entries: new Set<string>([
      ...lists.filter((entry) => ticks.has(entry) && entry !== OTHER_CHOICE),
      ...ownWords.flatMap((words) => [...loadEntries()(words)]),
      ...others.filter(([, holds]) => holds).map(([entry]) => entry),
    ]),
    /** Entries in the person's own words, as they stand. */
    ownWords,
    /** 'Outros' alone, or words of conditions and problems. */
    hasUnknownCondition:
      ownConditions.length > 0 || isOnlyOther([...chronicConditions, ...physicalProblems], ownConditions),
  };
};

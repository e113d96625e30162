import { MEAL_TYPES, type MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { z } from 'zod';
import { foldName } from '../../../../text/tokenize.ts';
import { DAY_PARTS, type DayPart } from '../../../health-query/day-parts.ts';
import { cellsSchema, isYesSchema, loadTable } from '../../../load-knowledge.ts';
import { FIGURES, type Figure, SUBJECTS, type Subject } from './slots.ts';

/** What a word or phrase of a question says. */
export interface Cue {
  readonly subject: Subject | null;
  readonly figure: Figure | null;
  readonly dayPart: DayPart | null;
  readonly meal: MealType | null;
  /** Speaks of the person: 'minha', 'dormi'. */
  readonly isOwn: boolean;
}

/** One of some keys, or nothing. */
const orNothing = <Key extends string>(keys: readonly Key[]) =>
  z.union([z.literal('').transform(() => null), z.enum(keys)]);

/** Every phrase of the table, folded, with what it says. */
const everyPhrase: ReadonlyMap<string, Cue> = new Map(
  loadTable('question-cues.csv', {
    subject: orNothing(SUBJECTS),
    figure: orNothing(FIGURES),
    day_part: orNothing(DAY_PARTS),
    meal: orNothing(MEAL_TYPES),
    own: isYesSchema,
    phrases: cellsSchema,
  }).flatMap(({ day_part: dayPart, own: isOwn, phrases, ...rest }) => {
    const cue = { ...rest, dayPart, isOwn };
    return phrases.map((phrase) => [foldName(phrase), cue] as const);
  }),
);

/** 'Eu dormi' would hide 'dormi menos' from who reads from left to right: the 'eu' says nothing. */
export const cuesByPhrase: ReadonlyMap<string, Cue> = new Map(
  [...everyPhrase].filter(([phrase]) => !phrase.startsWith('eu ') || !everyPhrase.has(phrase.slice(3))),
);

/** A folded word in the singular, as far as endings tell. */
export const singularOf = (word: string): string => word.replace(/oes$/, 'ao').replace(/s$/, '');

/** The same of every word of a phrase. */
export const singularPhrase = (phrase: string): string => phrase.split(' ').map(singularOf).join(' ');

const cuesBySingular: ReadonlyMap<string, Cue> = new Map(
  // Of phrases that differ in number alone the first holds.
  [...cuesByPhrase].toReversed().map(([phrase, cue]) => [singularPhrase(phrase), cue] as const),
);

/** What a folded phrase says, as it stands in the table, else by its singular; `undefined` for nothing. */
export const cueOf = (phrase: string, singular: string): Cue | undefined =>
  cuesByPhrase.get(phrase) ?? cuesBySingular.get(singular);

/** Words of the table. */
export const cueWords: ReadonlySet<string> = new Set([...cuesByPhrase.keys()].flatMap((phrase) => phrase.split(' ')));

/** How many words the longest phrase has that begins with a word, by that word in the singular. */
const longestByFirst: ReadonlyMap<string, number> = [...cuesBySingular.keys()].reduce((longest, phrase) => {
  const words = phrase.split(' ');
  const [first = ''] = words;
  return longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
}, new Map<string, number>());

/** So many words from this one (in the singular; of shorthand all that it stands for) may be a phrase; one at least. */
export const longestFrom = (singular: string): number => longestByFirst.get(singular.replace(/ .*/, '')) ?? 1;

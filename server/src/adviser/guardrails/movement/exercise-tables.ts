import { PROGRAM_NOTICES } from '@vida/contract/exercises/exercise-kinds.ts';
import { z } from 'zod';
import { loadRows, placeOfRow } from '../../../text/load-rows.ts';
import { createPhraseParser } from '../../../text/phrase-reader.ts';
import { cellsSchema, isYesSchema, loadTable, numberSchema, once, parseTest, type Test } from '../../load-knowledge.ts';
import { EXERCISE_TRAITS, type LibraryExercise } from '../../movement/exercise-library.ts';

/** 'standing', or a trait of the exercise. */
const forbidsTerm = (term: string): Test<LibraryExercise> => {
  if (term === 'standing') return ({ canBeSeated }) => !canBeSeated;
  const trait = EXERCISE_TRAITS.find((each) => each === term);
  if (trait === undefined) throw new RangeError(`no exercise is ${term}`);
  return ({ traits }) => traits.has(trait);
};

const RULES = 'exercise/rules.csv';

/** What an entry of the profile asks of exercise, beside the column avoid_if of the library. */
export const entryRules = once(() =>
  loadTable(RULES, {
    entry: z.string().min(1),
    forbids: z
      .string()
      .transform((cell): Test<LibraryExercise> => (cell === '' ? () => false : parseTest(cell, forbidsTerm))),
    most: z.enum(['', 'low', 'moderate']),
    clearance: isYesSchema,
    warm_up_minutes: numberSchema,
    dose: numberSchema,
    notices: cellsSchema.pipe(z.array(z.enum(PROGRAM_NOTICES))),
  }).map((rule, row) => ({ ...rule, placeOf: () => placeOfRow(RULES, row) })),
);

const readerOf = (file: string, name: string) =>
  once(() =>
    createPhraseParser(
      loadRows(`exercise/${file}.csv`).map((row) => ({ name: row[name] ?? '', phrase: row.phrase ?? '' })),
    ),
  );

/** The entries that own words mean: those of the profile's lists, and some that no list has. */
export const loadEntries = readerOf('entries', 'entry');
/** Signs of danger in own words: '' for whoever has them, or the beginning of an entry that they matter with. */
export const loadAlarms = readerOf('alarms', 'with');
/** Exercises of the library, '|' between their ids, that words in names are like at their hardest. */
export const loadLikenesses = readerOf('likenesses', 'exercises');

import { PROGRAM_NOTICES } from '@vida/contract/exercises/exercise-kinds.ts';
import { z } from 'zod';
import { createPhraseReader } from '../../../text/phrase-reader.ts';
import { readRows } from '../../../text/read-rows.ts';
import { EXERCISE_TRAITS, type LibraryExercise } from '../../movement/exercise-library.ts';
import { cellsSchema, isYesSchema, numberSchema, once, readTable, readTest, type Test } from '../../read-knowledge.ts';

/** 'standing', or a trait of the exercise. */
const forbidsTerm = (term: string): Test<LibraryExercise> => {
  if (term === 'standing') return ({ canBeSeated }) => !canBeSeated;
  const trait = EXERCISE_TRAITS.find((each) => each === term);
  if (trait === undefined) throw new RangeError(`no exercise is ${term}`);
  return ({ traits }) => traits.has(trait);
};

/** What an entry of the profile asks of exercise, beside the column avoid_if of the library. */
export const entryRules = once(() =>
  readTable('exercise/rules.csv', {
    entry: z.string().min(1),
    forbids: z
      .string()
      .transform((cell): Test<LibraryExercise> => (cell === '' ? () => false : readTest(cell, forbidsTerm))),
    most: z.enum(['', 'low', 'moderate']),
    clearance: isYesSchema,
    warm_up_minutes: numberSchema,
    dose: numberSchema,
    notices: cellsSchema.pipe(z.array(z.enum(PROGRAM_NOTICES))),
  }),
);

const readerOf = (file: string, name: string) =>
  once(() =>
    createPhraseReader(
      readRows(`exercise/${file}.csv`).map((row) => ({ name: row[name] ?? '', phrase: row.phrase ?? '' })),
    ),
  );

/** The entries that own words mean: those of the profile's lists, and some that no list has. */
export const readEntries = readerOf('entries', 'entry');
/** Signs of danger in own words: '' for whoever has them, or the beginning of an entry that they matter with. */
export const readAlarms = readerOf('alarms', 'with');
/** Exercises of the library, '|' between their ids, that words in names are like at their hardest. */
export const readLikenesses = readerOf('likenesses', 'exercises');

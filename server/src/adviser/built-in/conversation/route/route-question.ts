import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { featuresOf } from '../../../../text/classifier/features.ts';
import { createJudge, type Judge } from '../../../../text/classifier/judge.ts';
import { loadLearnt } from '../../../../text/classifier/learnt-file.ts';
import { loadTable, once } from '../../../load-knowledge.ts';
import type { ParsedQuestion } from '../parsing/parse-question.ts';
import { SUBJECTS, type Subject } from '../parsing/slots.ts';
import { signsOf } from './question-signs.ts';

/** Where a question leads, as far as it can be told from its words and from what was read of it. */
export interface Route {
  /** How likely it asks for the person's own records, from 0 to 1. */
  readonly ownRecords: number;
  /**
   * Of which, the likeliest first, each with how much less its words fit than those of the first (natural logarithm).
   */
  readonly subjects: readonly { readonly subject: Subject; readonly behind: number }[];
}

/** Every sign with the log odds that it adds; `words` is what one of the words' own odds adds. */
export type SignWeights = ReadonlyMap<string, number>;

/** The words of a question as they are learnt from. */
export const wordFeaturesOf = ({ folded }: ParsedQuestion): readonly number[] =>
  featuresOf(
    folded
      .trim()
      .split(' ')
      .map((text) => ({ text })),
  );

/** The log odds that what was read asks for the person's own records; `wordOdds` are those of its words alone. */
export const addSigns = (read: ParsedQuestion, wordOdds: number, weights: SignWeights): number =>
  Object.entries(signsOf(read)).reduce(
    (sum, [sign, value]) => sum + value * (weights.get(sign) ?? 0),
    wordOdds * (weights.get('words') ?? 0),
  );

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Routes by what was learnt of words and of signs. */
export const createRouter =
  (judge: Judge, weights: SignWeights) =>
  (read: ParsedQuestion): Route => {
    const { odds, fits } = judge(wordFeaturesOf(read));
    const best = Math.max(...fits.slice(0, SUBJECTS.length));
    return {
      ownRecords: sigmoid(addSigns(read, odds, weights)),
      subjects: SUBJECTS.map((subject, at) => ({ subject, behind: best - (fits[at] ?? 0) })).toSorted(
        (one, other) => one.behind - other.behind,
      ),
    };
  };

const shipped = new URL('../../../../../knowledge/questions/learnt.bin', import.meta.url);
const loadRouter = once(() =>
  createRouter(
    createJudge(loadLearnt(readFileSync(shipped))),
    new Map(
      loadTable('questions/signs.csv', { sign: z.string(), adds: z.coerce.number() }).map(({ sign, adds }) => [
        sign,
        adds,
      ]),
    ),
  ),
);

/** Where a question leads, by what `npm run learn` learnt from the questions of development. */
export const routeQuestion = (read: ParsedQuestion): Route => loadRouter()(read);

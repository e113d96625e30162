import { readFileSync } from 'node:fs';
import { featuresOf } from '../../../text/classifier/features.ts';
import { createJudge } from '../../../text/classifier/judge.ts';
import { loadLearnt } from '../../../text/classifier/learnt-file.ts';
import { once } from '../../load-knowledge.ts';
import { BREACHES, type Breach } from './breach.ts';

/** Above, a sentence is refused although no rule names it: 7 more of 326 unsafe ones, 1 of 334 harmless ones. */
const LIMIT = 3;
/** Fewer that were ever met prove nothing. */
const FEWEST_FEATURES = 12;

/** What a marked sentence consists of, for learning and for judging. */
export const featuresOfMarked = (marked: string): readonly number[] =>
  featuresOf(marked.split(' ').flatMap((text) => (text === '' ? [] : [{ text }])));

const judge = once(() =>
  createJudge(loadLearnt(readFileSync(new URL('../../../../knowledge/speech/learnt.bin', import.meta.url)))),
);

/**
 * The breach that a marked sentence, its allowed phrases cut out, resembles so much that it is refused; null for none.
 * People and models find ever new words: this asks which known sentences theirs are like.
 */
export const findResembling = (cut: string): Breach | null => {
  const { odds, known, fits } = judge()(featuresOfMarked(cut));
  return odds > LIMIT && known >= FEWEST_FEATURES ? (BREACHES[fits.indexOf(Math.max(...fits))] ?? null) : null;
};

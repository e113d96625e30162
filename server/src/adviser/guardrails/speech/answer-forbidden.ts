import { z } from 'zod';
import { loadRows } from '../../../text/load-rows.ts';
import { once } from '../../load-knowledge.ts';
import { FORBIDDEN_TOPICS, type ForbiddenTopic } from './forbidden-topics.ts';

const row = z.strictObject({ topic: z.string(), text: z.string().min(1), beside_danger: z.string() });
const answers = once(() =>
  z
    .record(z.enum(FORBIDDEN_TOPICS), z.tuple([row]))
    .parse(Object.groupBy(loadRows('answers/refusals.csv'), ({ topic = '' }) => topic)),
);

/** The fixed Portuguese answer to a question that no adviser may answer. */
export const answerForbidden = (topic: ForbiddenTopic): string => answers()[topic][0].text;

/** What stands under an emergency card instead, where the same was asked beside a danger; null for nothing. */
export const answerForbiddenBeside = (topic: ForbiddenTopic): string | null =>
  answers()[topic][0].beside_danger || null;

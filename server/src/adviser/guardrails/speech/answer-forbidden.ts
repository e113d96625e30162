import { z } from 'zod';
import { readKnowledge } from '../../read-knowledge.ts';
import { FORBIDDEN_TOPICS, type ForbiddenTopic } from './forbidden-topics.ts';

const rows = z
  .array(
    z.strictObject({ topic: z.enum(FORBIDDEN_TOPICS), text: z.string().min(1), beside_danger: z.string() }),
  )
  .length(FORBIDDEN_TOPICS.length);

const readAnswers = () =>
  new Map(rows.parse(readKnowledge('answers/refusals.csv')).map(({ topic, ...texts }) => [topic, texts]));

let answers: ReturnType<typeof readAnswers> | undefined;

const textsOf = (topic: ForbiddenTopic) => {
  answers ??= readAnswers();
  return answers.get(topic);
};

/** The fixed Portuguese answer to a question that no adviser may answer. */
export const answerForbidden = (topic: ForbiddenTopic): string => textsOf(topic)?.text ?? '';

/** What stands under an emergency card instead, where the same was asked beside a danger; null for nothing. */
export const answerForbiddenBeside = (topic: ForbiddenTopic): string | null =>
  textsOf(topic)?.beside_danger || null;

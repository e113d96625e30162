import { fold } from '@vida/contract/core/fold.ts';
import { emergencyStems, type HelpTopic, helpTopics } from './help-messages.ts';

export type HelpAnswer = { kind: 'topic'; topic: HelpTopic } | { kind: 'emergency' } | { kind: 'unknown' };

const notWord = /[^\p{L}\p{N}]+/gu;

/**
 * Lower case without accents or punctuation, with a blank on both sides so that a stem is found only
 * where a word begins.
 */
const normalize = (text: string): string => ` ${fold(text).replace(notWord, ' ').trim()} `;

const countStems = (text: string, stems: readonly string[]): number =>
  stems.filter((stem) => text.includes(` ${stem}`)).length;

/** The answer to a typed question: emergencies before all else, then the topic with the most matching words. */
export const findHelpAnswer = (question: string): HelpAnswer => {
  const text = normalize(question);
  if (countStems(text, emergencyStems) > 0) return { kind: 'emergency' };
  const [best] = helpTopics
    .map((topic) => ({ topic, hits: countStems(text, topic.stems) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return best ? { kind: 'topic', topic: best.topic } : { kind: 'unknown' };
};

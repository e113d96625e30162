import { z } from 'zod';
import { foldTyped, shorthandOfQuestions, wordsOf } from '../../../text/tokenize.ts';
import { readerOf } from '../../built-in/conversation/read-phrases.ts';
import { cellsSchema, loadTable, once } from '../../load-knowledge.ts';

/** The rows of server/knowledge/question-aspects.csv. */
const loadRows = once(() =>
  loadTable('question-aspects.csv', { aspect: z.string().min(1), asks: cellsSchema, tells: cellsSchema }).map(
    ({ aspect, asks, tells }) => ({ aspect, asks: readerOf(asks), tells: readerOf(tells) }),
  ),
);

const foldLine = (text: string): string =>
  ` ${wordsOf(foldTyped(text))
    .map((word) => shorthandOfQuestions.get(word) ?? word)
    .join(' ')} `;

/** What a question, or the heading of a text, asks of its subject: 'why', 'amount', 'eating'. */
export const aspectsAsked = (text: string): ReadonlySet<string> => {
  const line = foldLine(text);
  return new Set(loadRows().flatMap(({ aspect, asks }) => (asks(line) ? [aspect] : [])));
};

/** Of what such things may be asked, what a text tells. */
export const aspectsTold = (text: string): ReadonlySet<string> => {
  const line = foldLine(text);
  return new Set(loadRows().flatMap(({ aspect, tells }) => (tells(line) ? [aspect] : [])));
};

import { lineOf } from '../../../text/line.ts';
import { createSpelling, spellingOf } from '../../../text/spelling.ts';
import { writeOut } from '../../../text/tokenize.ts';
import { locateMedicines } from '../../medicines/find-medicines.ts';
import { FORBIDDEN_TOPICS, type ForbiddenTopic } from './forbidden-topics.ts';
import { markLine } from './mark-sentence.ts';
import { speechTables } from './speech-tables.ts';

/** Longest part of a question that is read, characters: the chat takes no longer one. */
const MAX_QUESTION_LENGTH = 4000;
/** Questions are looked through in pieces of this length, with an overlap that no pattern exceeds. */
const PIECE_LENGTH = 600;
const PIECE_STEP = 400;

/** Words on which an answer hangs, and that are often written with one wrong letter; medicines mend their own names. */
const mendable: ReadonlySet<string> = new Set(spellingOf('speech').mendable);
const spelling = createSpelling({ lexemes: mendable, meaningsOf: () => [] });

const meantBy = (word: string): string => {
  const mended = spelling.correct(word);
  return mendable.has(mended) ? mended : writeOut(word);
};

const writeOutWords = (line: string): string => line.replace(/(?<! vitamina )(?<= )[a-z]+(?= )/g, meantBy);

/** A question as it was meant, as a line of words. Names of medicines stay: the D of 'Coristina D' is no 'de'. */
export const parseQuestion = (question: string): string => {
  const line = lineOf(question.slice(0, MAX_QUESTION_LENGTH));
  const names = locateMedicines(line);
  const before = names.map(
    ({ start, end }, at) => writeOutWords(line.slice(names[at - 1]?.end ?? 0, start)) + line.slice(start, end),
  );
  return before.join('') + writeOutWords(line.slice(names.at(-1)?.end ?? 0));
};

const piecesOf = (text: string): readonly string[] =>
  Array.from(
    { length: Math.ceil(text.length / PIECE_STEP) },
    (_, index) => ` ${text.slice(index * PIECE_STEP, index * PIECE_STEP + PIECE_LENGTH).trim()} `,
  );

/** The rules of questions that a marked piece of a question breaks. */
const rulesBrokenBy = (piece: string) =>
  speechTables().questions.filter(({ says, unless }) => says.test(piece) && !unless?.test(piece));

const markPieces = (question: string): readonly string[] => piecesOf(parseQuestion(question)).map(markLine);

/**
 * Whether a question asks for what no adviser may answer (doses, stopping, a diagnosis…), as people type it; null
 * when it may be answered. Emergencies are looked for before this. Linear in the length of the question.
 */
export const asksForbidden = (question: string): ForbiddenTopic | null => {
  const broken = markPieces(question).flatMap(rulesBrokenBy);
  return FORBIDDEN_TOPICS.find((topic) => broken.some(({ of }) => of === topic)) ?? null;
};

/** The rows that a question is refused by, all topics': 'speech/questions.csv:57'. Slow: for the log. */
export const rowsThatForbid = (question: string): readonly string[] => [
  ...new Set(markPieces(question).flatMap((piece) => rulesBrokenBy(piece).map(({ placeIn }) => placeIn(piece)))),
];

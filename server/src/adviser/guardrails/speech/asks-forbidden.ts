import { foldMedicineText, locateMedicines } from '../../medicines/find-medicines.ts';
import { isOneEditApart } from '../food/one-edit.ts';
import { FORBIDDEN_TOPICS, type ForbiddenTopic } from './forbidden-topics.ts';
import { markSentence } from './mark-sentence.ts';
import { forbiddenQuestions } from './rules/question-rules.ts';

/** Longest part of a question that is read, characters: the chat takes no longer one. */
const MAX_QUESTION_LENGTH = 4000;
/** Questions are looked through in pieces of this length, with an overlap that no pattern exceeds. */
const PIECE_LENGTH = 600;
const PIECE_STEP = 400;

/** Written so often with one wrong letter that it is put right; the table of medicines mends its own names. */
const correct = [
  'aspirina',
  'remedio',
  'remedios',
  'comprimido',
  'unidades',
  'interromper',
  'suspender',
  'gravida',
  'diabetes',
  'jejum',
];

const shorthand: Readonly<Record<string, string>> = {
  vc: 'voce',
  vcs: 'voces',
  q: 'que',
  oq: 'o que',
  pq: 'por que',
  qdo: 'quando',
  dps: 'depois',
  c: 'com',
  d: 'de',
  s: 'sem',
  eh: 'e',
  msm: 'mesmo',
  mt: 'muito',
  tbm: 'tambem',
  vo: 'vou',
  diabete: 'diabetes',
  carbo: 'carboidrato',
  carbos: 'carboidratos',
  qnto: 'quanto',
  qnta: 'quanta',
  qntos: 'quantos',
  qntas: 'quantas',
  qtos: 'quantos',
  qlqr: 'qualquer',
  n: 'nao',
  pra: 'para',
  pro: 'para o',
  p: 'para',
  ta: 'esta',
  to: 'estou',
  tou: 'estou',
  qnt: 'quanto',
  qnts: 'quantas',
  qto: 'quanto',
  qtas: 'quantas',
  qts: 'quantas',
  hj: 'hoje',
  tb: 'tambem',
  rem: 'remedio',
};

const repair = (folded: string): string => {
  if (Object.hasOwn(shorthand, folded)) return shorthand[folded] ?? folded;
  return folded.length < 6 || correct.includes(folded)
    ? folded
    : (correct.find((known) => known.length > 6 && isOneEditApart(folded, known)) ?? folded);
};

const repairWords = (folded: string): string => folded.replace(/(?<!vitamina )(?<!\p{L})\p{L}+/gu, repair);

/** A question as it was meant, folded. Names of medicines stay: the D of 'Coristina D' is no 'de'. */
const repairQuestion = (folded: string): string => {
  const names = locateMedicines(folded);
  const before = names.map(
    ({ start, end }, at) =>
      repairWords(folded.slice(names[at - 1]?.end ?? 0, start)) + folded.slice(start, end),
  );
  return before.join('') + repairWords(folded.slice(names.at(-1)?.end ?? 0));
};

const piecesOf = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE_STEP) }, (_, index) =>
    text.slice(index * PIECE_STEP, index * PIECE_STEP + PIECE_LENGTH),
  );

/**
 * Whether a question asks for what no adviser may answer (doses, stopping, a diagnosis…), as people type it; null
 * when it may be answered. Emergencies are looked for before this. Linear in the length of the question.
 */
export const asksForbidden = (question: string): ForbiddenTopic | null => {
  const written = repairQuestion(foldMedicineText(question.slice(0, MAX_QUESTION_LENGTH)));
  const pieces = piecesOf(written).map(markSentence);
  const asks = (topic: ForbiddenTopic): boolean =>
    pieces.some((piece) =>
      forbiddenQuestions[topic].some(({ asks, unless }) => asks.test(piece) && !unless?.test(piece)),
    );
  return FORBIDDEN_TOPICS.find(asks) ?? null;
};

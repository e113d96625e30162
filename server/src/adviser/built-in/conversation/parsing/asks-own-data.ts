import { isPersonal } from '../route/question-signs.ts';
import { routeQuestion } from '../route/route-question.ts';
import { isExtreme } from './parse-figure.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** From here on a message asks for the person's own records; calibrated (`docs/EVALUATION.md`). */
const ASKS_FROM = 0.5;
/** Of a part of a longer message, which may only name records in passing. */
const ASKS_PLAINLY_FROM = 0.7;

/** Few words that name records and nothing else: 'glicada?', 'minha pressão'. */
const BARE_WORDS = 4;

const isBare = ({ slots, unknownWords, asksKnowledge, judges, wordCount, isOwn }: ParsedQuestion): boolean =>
  wordCount <= BARE_WORDS &&
  unknownWords.length === 0 &&
  !asksKnowledge &&
  // 'Pressão alta' by itself is a subject to read about.
  (isOwn || !judges || slots.period !== null || slots.dayPart !== null);

/** 'Quando é que eu volto no médico mesmo?': nobody else has it, and there is no word beside it. */
const asksOfPersonal = ({ slots, unknownWords, asksFigure, asksKnowledge }: ParsedQuestion): boolean =>
  isPersonal(slots.subject) &&
  asksFigure &&
  !asksKnowledge &&
  // 'Quando, com quem, onde'
  unknownWords.every((word) => word === 'quem');

/** Whether a part of a message plainly asks for the person's own records. */
export const asksPlainly = (read: ParsedQuestion): boolean =>
  !read.isOfOther && routeQuestion(read).ownRecords >= ASKS_PLAINLY_FROM;

/** Whether it asks for the person's own records and names which. */
export const asksOwnData = (read: ParsedQuestion): boolean => {
  const { slots, isOfOther, unknownWords, asksKnowledge } = read;
  if (slots.subject === null || isOfOther) return false;
  if (slots.subject === 'everything') return unknownWords.length === 0 && !asksKnowledge;
  return isBare(read) || asksOfPersonal(read) || routeQuestion(read).ownRecords >= ASKS_FROM;
};

/** Moods that a question about figures goes before: 'o dia em que mais exagerei'. */
const yielding: readonly string[] = ['guilty', 'tired'];
/** The same, where it is as good as sure that records are asked for: 'rápido que o neném está chorando'. */
const yieldingToSure: readonly string[] = ['sad', 'anxious', 'lonely', 'unwell'];
const SURE_FROM = 0.95;

/** Whether a question with a figure names its records, and is so sure to ask for them that nothing beside it counts. */
export const isSurelyOwn = (read: ParsedQuestion): boolean =>
  read.slots.subject !== null &&
  (read.asksFigure || isExtreme(read.slots.figure)) &&
  !read.isOfOther &&
  routeQuestion(read).ownRecords >= SURE_FROM;

/** Whether what is said beside a question comes before its figures. */
export const goesBefore = (topic: string, read: ParsedQuestion): boolean => {
  // 'Nota' and 'sono' are words of other languages too.
  if (topic === 'foreign') return read.slots.period === null || !asksOwnData(read);
  if (yielding.includes(topic)) return !(asksOwnData(read) && read.asksFigure);
  return !(yieldingToSure.includes(topic) && isSurelyOwn(read));
};

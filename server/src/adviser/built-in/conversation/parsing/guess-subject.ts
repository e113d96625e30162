import { routeQuestion } from '../route/route-question.ts';
import { inherit } from './inherit.ts';
import type { Intent } from './intent.ts';
import type { ParsedQuestion } from './parse-question.ts';
import type { Slots } from './slots.ts';

/** From here on records are meant though none is named; within so much of the likeliest others may be. */
const GUESSES_FROM = 0.7;
const NEAR = 1;
const MOST_CHOICES = 3;

/** Whether a message says what is to be told. */
export const hasAny = ({ figure, period, dayPart, meal, subject, conditions }: Slots): boolean =>
  [figure, period, dayPart, meal, subject, conditions].some((slot) => slot !== null);

/** Nothing but a figure, a period or a part of the day: 'ontem?', 'a mais alta?', 'de madrugada'. */
export const isFragment = ({ slots, unknownWords, asksKnowledge, isOfOther }: ParsedQuestion): boolean =>
  slots.subject === null && unknownWords.length === 0 && hasAny(slots) && !asksKnowledge && !isOfOther;

/** What is surely asked of the person's records where no table knows its words: which, by the look of the question. */
export const guessSubject = (read: ParsedQuestion, earlier: Slots | null): Intent | null => {
  if (read.slots.subject !== null || read.isOfOther) return null;
  const { ownRecords, subjects } = routeQuestion(read);
  if (ownRecords < GUESSES_FROM) return null;
  // 'De cada cem medidas, quantas entre 70 e 180?' is asked of a glucose and of nothing else.
  if (read.slots.figure === 'in_range' && read.slots.period !== null)
    return { kind: 'own_data', slots: { ...read.slots, subject: 'glucose' } };
  const likeliest = subjects.slice(0, MOST_CHOICES);
  const choices = likeliest.map(({ subject }) => subject);
  const near = likeliest.filter(({ behind }) => behind <= NEAR).map(({ subject }) => subject);
  const [first, ...insteadOf] = choices;
  if (!first) return null;
  // After figures that go unnamed it is still asked for those, unless other words tell what of.
  if (earlier?.subject && read.unknownWords.length === 0)
    return { kind: 'own_data', slots: inherit(read.slots, earlier) };
  return near.length === 1 && !isFragment(read)
    ? { kind: 'own_data', slots: { ...read.slots, subject: first }, insteadOf }
    : { kind: 'which', slots: read.slots, subjects: near.length > 1 ? near : choices };
};

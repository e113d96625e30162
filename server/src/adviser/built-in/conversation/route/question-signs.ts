import type { ParsedQuestion } from '../parsing/parse-question.ts';
import type { Subject } from '../parsing/slots.ts';

const personal: readonly (Subject | null)[] = ['appointments', 'profile', 'meals', 'bed_time', 'wake_time'];

/** What is nobody's knowledge: only the person has it. */
export const isPersonal = (subject: Subject | null): boolean => personal.includes(subject);

const MOST_UNKNOWN = 8;
const LONG_WORDS = 30;

/** From 0 for none to 1 for as many as count. */
const shareOf = (count: number, most: number): number => Math.min(count, most) / most;

/**
 * What was read of a question, as numbers from 0 to 1 that speak for or against its being about the person's own
 * records. How much each says is learnt (`signs.csv`).
 */
export const signsOf = (read: ParsedQuestion) => {
  const { slots, unknownWords, asksKnowledge, isOwn } = read;
  const saysWhen = slots.period !== null || slots.conditions !== null;
  return {
    base: 1,
    subject: Number(slots.subject !== null),
    personal: Number(isPersonal(slots.subject)),
    figure: Number(slots.figure !== null),
    period: Number(slots.period !== null),
    limit: Number(slots.limit !== null),
    conditions: Number(slots.conditions !== null),
    moment: Number(slots.dayPart !== null || slots.meal !== null),
    own: Number(isOwn),
    other: Number(read.isOfOther),
    asks_figure: Number(read.asksFigure),
    asks_knowledge: Number(asksKnowledge),
    /** 'Quantos cigarros por dia em julho?' */
    asks_knowledge_of_then: Number(asksKnowledge && saysWhen),
    recorded: Number(read.saysRecorded),
    judges: Number(read.judges && !isOwn && slots.period === null),
    all_known: Number(unknownWords.length === 0),
    unknown: shareOf(unknownWords.length, MOST_UNKNOWN),
    long: shareOf(read.wordCount, LONG_WORDS),
  } as const;
};

export type Sign = keyof ReturnType<typeof signsOf>;

export const SIGNS: readonly Sign[] = [
  'base',
  'subject',
  'personal',
  'figure',
  'period',
  'limit',
  'conditions',
  'moment',
  'own',
  'other',
  'asks_figure',
  'asks_knowledge',
  'asks_knowledge_of_then',
  'recorded',
  'judges',
  'all_known',
  'unknown',
  'long',
];

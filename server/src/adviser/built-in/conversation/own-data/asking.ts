import type { ChatFigures } from '@vida/contract/chat/chat-figures.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { type CareGroup, careGroupOf, takesPressureMedicine } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { ChatQuestion, Outcome } from '../../../conversation.ts';
import { MAX_ADVICE_LENGTH } from '../../../guardrails/speech/breach.ts';
import type { Slots } from '../parsing/slots.ts';
import { lastUnits } from '../period/make-period.ts';
import type { Period } from '../period/period.ts';
import { createSay, type Say } from './say.ts';

/** A question about the person's own data with what every answer needs. */
export interface Asking {
  readonly question: ChatQuestion;
  readonly slots: Slots;
  readonly profile: HealthProfile;
  readonly group: CareGroup;
  /** `yyyy-MM-dd` of the person. */
  readonly today: string;
  readonly say: Say;
}

/** Old, and takes something against pressure: low figures are no good news. */
export const isOlderAndTreated = ({ group, profile }: Asking): boolean =>
  group === 'older' && takesPressureMedicine(profile);

/** Whether a change is asked for in percent: 'perdi quantos por cento do peso?', 'a variação em %'. */
export const asksPercent = ({ question: { message } }: Asking): boolean =>
  /%|por\s?cento|percentu|porcent/iu.test(message);

/** Whether a sum is asked for by the day too: 'quantos cigarros e quanto dá por dia?'. */
export const asksPerDay = ({ question: { message } }: Asking): boolean =>
  /(?:por|ao|cada)\s+dia|di[áa]ri/iu.test(message);

/** What is answered; paragraphs are parted by an empty line. */
export interface Reply {
  readonly text: string;
  /** For an answer about several subjects; the first paragraph where it is absent. */
  readonly brief?: string;
  readonly sources: readonly string[];
  /** Questions that may follow. */
  readonly suggestions: readonly string[];
  /** 'answered' where it is absent. */
  readonly outcome?: Outcome;
  /** The records that are told of; absent where none are. */
  readonly figures?: ChatFigures;
}

/** Reads the profile, on which every answer depends. */
export const createAsking = async (question: ChatQuestion, slots: Slots): Promise<Asking> => {
  const { data, now, timeZone, glucoseUnit } = question;
  const profile = await data.readProfile();
  const today = dayOf(now, timeZone);
  return {
    question,
    slots,
    profile,
    group: careGroupOf(profile, today),
    today,
    say: createSay(glucoseUnit, timeZone, today),
  };
};

/** The period of the question, or the last `days` as the screen shows them at first. */
export const periodOr = ({ slots, today }: Asking, days: number): Period => {
  const standard = lastUnits(days, 'day', today);
  return slots.period ?? standard ?? { fromDay: today, toDay: today, label: 'hoje' };
};

/** Sentences of an answer in paragraphs; what is empty is left out. */
export const paragraphs = (...texts: readonly (string | null | false)[]): string =>
  texts.filter((text) => text !== null && text !== false && text !== '').join('\n\n');

export const firstParagraph = (text: string): string => text.split('\n\n')[0] ?? '';

const briefOf = ({ text, brief }: Reply): string => brief ?? firstParagraph(text);

/** How many replies, one at least, one answer has room for. */
export const countFitting = (replies: readonly Reply[]): number => {
  const texts = replies.map(briefOf);
  while (texts.length > 1 && paragraphs(...texts).length > MAX_ADVICE_LENGTH) texts.pop();
  return texts.length;
};

/** Replies about several subjects in one answer that is not too long: the first ones count most. */
export const joinReplies = (replies: readonly Reply[]): Pick<Reply, 'text' | 'sources'> => {
  const texts = replies.slice(0, countFitting(replies)).map(briefOf);
  return { text: paragraphs(...texts), sources: [...new Set(replies.flatMap(({ sources }) => sources))] };
};

/** One after the other; what is empty is left out. */
export const sentences = (...texts: readonly (string | null | false)[]): string =>
  texts.filter((text) => text !== null && text !== false && text !== '').join(' ');

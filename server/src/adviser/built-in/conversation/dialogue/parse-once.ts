import { dayOf } from '@vida/contract/core/time.ts';
import { rememberLast } from '../../../../text/remember.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { type ChatQuestion, type ChatTurn, turnsOfNow } from '../../../conversation.ts';
import { foodsSpokenOf } from '../food-question.ts';
import { YES } from '../parsing/follow-up-phrases.ts';
import { type Intent, slotsBefore } from '../parsing/intent.ts';
import { type ParsedMessage, parseMessage } from '../parsing/parse-message.ts';
import { toldDayOf } from '../parsing/told-day.ts';
import { hasAnswer } from './has-answer.ts';

/** Each message is read again, in the light of those before it, with each that follows: ten of some conversations. */
const MESSAGES_REMEMBERED = 300;
const readRemembered = rememberLast(MESSAGES_REMEMBERED, parseMessage);

/** What is known of a conversation once some of it was said. */
interface Spoken {
  readonly before: Intent | null;
  /** Questions of the message before that were more than one answer holds. */
  readonly left: readonly string[];
}

const asQuestion = (text: string): string => (text.trim().endsWith('?') ? text : `${text.trim()}?`);

/** A message in the light of what was spoken of; 'sim' to questions that were left asks them. */
const readTurn = (message: string, { before, left }: Spoken, today: string): ParsedMessage =>
  left.length > 0 && YES.test(` ${wordsOf(message).join(' ')} `)
    ? readRemembered(left.map(asQuestion).join(' '), before, today)
    : readRemembered(message, before, today);

/** What was spoken of, read from what was asked; an emergency before it ends every thread. */
const spokenBefore = (question: ChatQuestion): Spoken => {
  const today = dayOf(question.now, question.timeZone);
  return turnsOfNow(question).reduce<Spoken>(
    (spoken, { message, response, emergency }) => {
      if (emergency) return { before: null, left: [] };
      const { intents, left } = readTurn(message, spoken, today);
      const last = intents.reduce<Intent | null>((known, intent) => resolve(intent, known), spoken.before);
      return { before: withTold(last, spoken.before, response, today), left };
    },
    { before: null, left: [] },
  );
};

/** With what the answer told, and what was told before it, for what refers to either. */
const withTold = (intent: Intent | null, before: Intent | null, response: string, today: string): Intent | null =>
  intent?.kind === 'own_data' && intent !== before
    ? { ...intent, toldDay: toldDayOf(response, today), earlier: slotsBefore(before) }
    : intent;

/** Whether more can be asked of it: not of what had no answer. */
const leadsOn = (intent: Intent): boolean =>
  intent.kind !== 'general' ||
  (intent.followUp?.isAnswered ??
    (intent.food !== null ||
      intent.slots.subject !== null ||
      foodsSpokenOf(intent.question) !== null ||
      hasAnswer(intent.question)));

/** A yes becomes what was agreed to; small talk, and what had no answer, does not end a thread. */
const resolve = (intent: Intent | null, before: Intent | null): Intent | null => {
  if (intent === null) return before;
  if (intent.kind === 'yes') return intent.before;
  const isRemark = intent.kind === 'talk' || intent.kind === 'no' || !leadsOn(intent);
  return isRemark ? before : intent;
};

interface ReadOnce {
  readonly message: string;
  /** How many turns there were: whoever keeps a conversation adds to the same list. */
  readonly turnCount: number;
  readonly now: Date;
  readonly read: ParsedMessage;
}

/** A question is read by the guard, the warnings and the answer: once for all of them. */
const readBefore = new WeakMap<readonly ChatTurn[], ReadOnce>();

/** What a message wants, part by part, in the light of the conversation before it. */
export const parseOnce = (question: ChatQuestion): ParsedMessage => {
  const { message, turns, now, timeZone } = question;
  const known = readBefore.get(turns);
  if (known?.message === message && known.turnCount === turns.length && known.now === now) return known.read;
  const read = readTurn(message, spokenBefore(question), dayOf(now, timeZone));
  readBefore.set(turns, { message, turnCount: turns.length, now, read });
  return read;
};

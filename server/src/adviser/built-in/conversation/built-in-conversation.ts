import type { ChatPiece } from '@vida/contract/chat/chat-schemas.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { foldText } from '../../../text/words.ts';
import { type ChatAdviser, type ChatAnswer, type ChatQuestion, turnsOfNow } from '../../conversation.ts';
import { answerGeneral, sayUnknown } from './answer-general.ts';
import { answerValue } from './answer-value.ts';
import { answerOwnData } from './own-data/answer-own-data.ts';
import { answerWhy } from './own-data/answer-why.ts';
import type { Reply } from './own-data/asking.ts';
import { firstSuggestions, suggestAbout } from './own-data/suggestions.ts';
import { NO_SLOTS } from './reading/slots.ts';
import { type Intent, understand } from './reading/understand.ts';
import { appAnswers } from './talk/find-app-topic.ts';
import { talkAnswers } from './talk/find-talk.ts';
import { yesNoTexts } from './talk/yes-no-texts.ts';

/** What the conversation was about, read from what was asked; an emergency before it ends every thread. */
const intentBefore = (question: ChatQuestion): Intent | null => {
  const today = dayOf(question.now, question.timeZone);
  return turnsOfNow(question).reduce<Intent | null>(
    (before, { message, emergency }) =>
      emergency ? null : resolve(understand(message, before, today), before),
    null,
  );
};

/** The question that 'sim' says yes to: the first that the answer before it suggested. */
const suggestedBy = (intent: Intent): string | null => {
  if (intent.kind === 'own_data' || intent.kind === 'why')
    return suggestAbout(intent.slots.subject ?? 'glucose', intent.slots)[0] ?? null;
  return intent.kind === 'talk' || intent.kind === 'app' ? (firstSuggestions[0] ?? null) : null;
};

/** A yes becomes what was agreed to; small talk in between does not end a thread. */
const resolve = (intent: Intent, before: Intent | null): Intent | null => {
  if (intent.kind === 'yes') return intent.before;
  return intent.kind === 'talk' || intent.kind === 'no' ? before : intent;
};

const talk = (text: string, suggestions: readonly string[] = firstSuggestions): Reply => ({
  text,
  sources: [],
  suggestions,
});

/** Beside what weighs on somebody stand no figures. */
const heavyTopics: readonly string[] = ['sad', 'anxious', 'lonely', 'guilty', 'tired', 'unwell'];

const answerYes = (before: Intent, question: ChatQuestion, today: string): Promise<Reply> | Reply => {
  if (before.kind === 'general')
    return answerIntent({ kind: 'more', question: before.question, page: 1 }, question);
  const suggested = suggestedBy(before);
  return suggested === null
    ? talk(yesNoTexts.yes)
    : answerIntent(understand(suggested, null, today), question);
};

const answerIntent = async (intent: Intent, question: ChatQuestion): Promise<Reply> => {
  switch (intent.kind) {
    case 'own_data':
      return answerOwnData(question, intent.slots);
    case 'value':
      return answerValue(question, intent.value);
    case 'app':
      return talk(appAnswers.get(intent.topic) ?? '');
    case 'talk':
      return talk(
        talkAnswers.get(intent.topic) ?? '',
        heavyTopics.includes(intent.topic) ? [] : firstSuggestions,
      );
    case 'why':
      return answerWhy(intent.slots);
    case 'more':
      return answerGeneral(question, {
        question: intent.question,
        earlier: null,
        page: intent.page,
        slots: NO_SLOTS,
        asksWhatToDo: false,
      });
    case 'yes':
      return answerYes(intent.before, question, dayOf(question.now, question.timeZone));
    case 'no':
      return talk(yesNoTexts.no);
    case 'general':
      return answerGeneral(question, { ...intent, page: 0 });
  }
};

/** 'Sim' or 'não' to what an emergency's card asked, should it come here. */
const afterEmergency = ({ turns, message }: ChatQuestion): Reply | null => {
  const last = turns.at(-1)?.emergency;
  if (!last) return null;
  const folded = message.trim().toLowerCase();
  if (/^(?:s|sim|ss)\W*$/.test(folded))
    return talk(last.label === 'emotional' ? yesNoTexts.emotionalYes : yesNoTexts.medicalYes, []);
  return /^(?:n|n[aã]o)\W*$/.test(folded) ? talk(yesNoTexts.emergencyNo, []) : null;
};

/** What a message wants, in the light of the conversation before it. */
export const readIntent = (question: ChatQuestion): Intent =>
  understand(question.message, intentBefore(question), dayOf(question.now, question.timeZone));

/** The reply to a question, whatever it is. */
const reply = async (question: ChatQuestion): Promise<Reply> => {
  const answered = afterEmergency(question);
  if (answered) return answered;
  const found = await answerIntent(readIntent(question), question);
  return found.text === '' && !question.warnings ? sayUnknown() : found;
};

/**
 * The conversation that needs no model: the person's own data, follow-ups, our own articles, small talk, where things
 * are in the app, and an honest 'não sei'. Deterministic; emergencies and forbidden questions were settled before.
 */
export const createBuiltInConversation = (): ChatAdviser => ({
  answer: async function* (question): AsyncGenerator<ChatPiece, ChatAnswer> {
    const { text, sources, suggestions } = await reply(question);
    const asked = foldText(question.message);
    yield { type: 'text', text };
    return {
      text,
      source: 'rules',
      isComplete: true,
      emergency: null,
      sources,
      suggestions: suggestions.filter((suggestion) => foldText(suggestion) !== asked),
    };
  },
});

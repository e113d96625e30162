import type { ChatChunk } from '@vida/contract/chat/chat-schemas.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { foldText } from '../../../text/tokenize.ts';
import { findPassages } from '../../articles/find-passages.ts';
import type { ChatAdviser, ChatAnswer, ChatQuestion } from '../../conversation.ts';
import { answerGeneral, type GeneralQuestion, sayUnknown } from './answer-general.ts';
import { answerValue } from './answer-value.ts';
import { parseOnce } from './dialogue/parse-once.ts';
import { generalTexts } from './general-texts.ts';
import { answerOwnData } from './own-data/answer-own-data.ts';
import { answerWhich, asGuessed } from './own-data/answer-which.ts';
import { answerWhy } from './own-data/answer-why.ts';
import { countFitting, joinReplies, paragraphs, type Reply } from './own-data/asking.ts';
import { firstSuggestions, suggestAbout } from './own-data/suggestions.ts';
import type { Intent } from './parsing/intent.ts';
import { parseQuestion } from './parsing/parse-question.ts';
import { NO_SLOTS } from './parsing/slots.ts';
import { understand } from './parsing/understand.ts';
import { routeQuestion } from './route/route-question.ts';
import { appAnswers } from './talk/find-app-topic.ts';
import { talkAnswers } from './talk/find-talk.ts';
import { yesNoTexts } from './talk/yes-no-texts.ts';

/** The question that 'sim' says yes to: the first that the answer before it suggested. */
const suggestedBy = (intent: Intent): string | null => {
  if (intent.kind === 'own_data' || intent.kind === 'why')
    return suggestAbout(intent.slots.subject ?? 'glucose', intent.slots)[0] ?? null;
  return intent.kind === 'talk' || intent.kind === 'app' ? (firstSuggestions[0] ?? null) : null;
};

const talk = (text: string, suggestions: readonly string[] = firstSuggestions): Reply => ({
  text,
  sources: [],
  suggestions,
});

/** What Vida does not keep, or keeps of nobody else. */
const refused: readonly string[] = ['not_kept', 'other_person'];

/** Beside what weighs on somebody stand no figures. */
const heavyTopics: readonly string[] = ['sad', 'anxious', 'lonely', 'guilty', 'tired', 'unwell'];

/** Moods that people name beside a question of knowledge: 'diabetes passa de mãe pra filho? tô com medo'. */
const moodsBeside: readonly string[] = ['anxious', 'tired', 'guilty'];

/** A general question in its plainest form. */
const asGeneral = (question: string, page: number): GeneralQuestion => ({
  question,
  earlier: null,
  page,
  slots: NO_SLOTS,
  whatToDoOf: null,
  foodBefore: null,
  followUp: null,
});

/** What was asked beside a mood, where a text answers it; null where only the mood was told. */
const answerBesideMood = (question: ChatQuestion): Promise<Reply> | null =>
  question.message.includes('?') && findPassages(question.message).length > 0
    ? answerGeneral(question, asGeneral(question.message, 0))
    : null;

const answerRecords = async (
  question: ChatQuestion,
  { slots, insteadOf }: Extract<Intent, { kind: 'own_data' }>,
): Promise<Reply> => {
  const told = await answerOwnData(question, slots);
  return insteadOf && slots.subject ? asGuessed(told, slots.subject, insteadOf) : told;
};

const answerYes = (before: Intent, question: ChatQuestion, today: string): Promise<Reply> | Reply => {
  if (before.kind === 'general') return answerIntent({ kind: 'more', question: before.question, page: 1 }, question);
  const suggested = suggestedBy(before);
  return suggested === null ? talk(yesNoTexts.yes) : answerIntent(understand(suggested, null, today), question);
};

const answerIntent = async (intent: Intent, question: ChatQuestion): Promise<Reply> => {
  switch (intent.kind) {
    case 'own_data':
      return answerRecords(question, intent);
    case 'value':
      return answerValue(question, intent.value);
    case 'app':
      return talk(appAnswers.get(intent.topic) ?? '');
    case 'talk': {
      const said = {
        ...talk(talkAnswers.get(intent.topic) ?? '', heavyTopics.includes(intent.topic) ? [] : firstSuggestions),
        ...(refused.includes(intent.topic) && { outcome: 'refused' as const }),
      };
      const asked = moodsBeside.includes(intent.topic) ? await answerBesideMood(question) : null;
      return asked ? { ...joinReplies([said, asked]), suggestions: asked.suggestions } : said;
    }
    case 'which':
      return answerWhich(intent.subjects);
    case 'why':
      return answerWhy(question, intent.slots);
    case 'more':
      return answerGeneral(question, asGeneral(intent.question, intent.page));
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

/** What a message wants, of as many of its questions as are answered at once. */
export const parseIntents = (question: ChatQuestion): readonly Intent[] => parseOnce(question).intents;

/** A message that goes on from another, in its own words said of what was spoken of: 'quanto devo tomar insulina?'. */
export const saidOfBefore = (question: ChatQuestion): readonly string[] =>
  parseIntents(question).flatMap((intent) =>
    intent.kind === 'general' && intent.followUp ? [intent.followUp.said] : [],
  );

const MOST_SUGGESTIONS = 3;

/** Several answers in one; what two of them say alike is said once. */
const joinAnswers = (replies: readonly Reply[]): Reply => {
  const told = replies.filter(({ text }, at) => replies.findIndex((each) => each.text === text) === at);
  const [first, ...others] = told;
  if (first && others.length === 0) return first;
  return {
    ...joinReplies(told),
    suggestions: told.flatMap(({ suggestions }) => suggestions.slice(0, 1)).slice(0, MOST_SUGGESTIONS),
    ...(told.some(({ outcome }) => outcome) && { outcome: 'partial' as const }),
    ...(first?.figures && { figures: first.figures }),
  };
};

/** Questions that were more than one answer holds are named, to be asked next. */
const withLeft = (found: Reply, left: readonly string[]): Reply =>
  left.length === 0
    ? found
    : {
        ...found,
        text: paragraphs(found.text, generalTexts.left(left)),
        suggestions: left.slice(0, MOST_SUGGESTIONS),
        outcome: 'partial',
      };

/** What was understood, for the log: 'own_data:glucose:mean', 'talk:greeting', 'general'. */
const keyOf = (intent: Intent): string => {
  const slots = intent.kind === 'own_data' || intent.kind === 'why' ? intent.slots : null;
  const topic = intent.kind === 'talk' || intent.kind === 'app' ? intent.topic : null;
  return [intent.kind, topic, slots?.subject, slots?.figure].filter(Boolean).join(':');
};

/** The reply to a question, whatever it is. */
const reply = async (question: ChatQuestion): Promise<Reply> => {
  const answered = afterEmergency(question);
  if (answered) return answered;
  const { intents, asked, left } = parseOnce(question);
  question.explain?.('conversation', {
    understood: intents.map(keyOf),
    ownRecords: routeQuestion(parseQuestion(question.message, dayOf(question.now, question.timeZone))).ownRecords,
    warned: question.warnings?.length ?? 0,
  });
  const replies = await Promise.all(intents.map((intent) => answerIntent(intent, question)));
  const found = joinAnswers(replies);
  const cut = intents.length > 1 ? asked.slice(countFitting(replies)) : [];
  return found.text === '' && !question.warnings
    ? sayUnknown(question.message, dayOf(question.now, question.timeZone))
    : withLeft(found, [...cut, ...left]);
};

/**
 * The conversation that needs no model: the person's own data, follow-ups, our own articles, small talk, where things
 * are in the app, and an honest 'não sei'. Deterministic; emergencies and forbidden questions were settled before.
 */
export const createBuiltInConversation = (): ChatAdviser => ({
  answer: async function* (question): AsyncGenerator<ChatChunk, ChatAnswer> {
    const { text, sources, suggestions, outcome, figures = null } = await reply(question);
    const asked = foldText(question.message);
    yield { type: 'text', text };
    return {
      text,
      source: 'rules',
      isComplete: true,
      emergency: null,
      sources,
      suggestions: suggestions.filter((suggestion) => foldText(suggestion) !== asked),
      ...(outcome && { outcome }),
      figures,
    };
  },
});

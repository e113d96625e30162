import { dayOf } from '@vida/contract/core/time.ts';
import { parseIntents } from './built-in/conversation/built-in-conversation.ts';
import { createSay } from './built-in/conversation/own-data/say.ts';
import { appAnswers } from './built-in/conversation/talk/find-app-topic.ts';
import type { ChatQuestion } from './conversation.ts';
import { dangerAnswer } from './danger-answers.ts';
import type { Emergency } from './emergencies/emergency.ts';
import { answerForbiddenBeside } from './guardrails/speech/answer-forbidden.ts';
import { asksForbidden } from './guardrails/speech/asks-forbidden.ts';

/** What asks only for help is answered by the steps. */
const asksForHelp =
  /o que (?:eu |a gente )?(?:fa[çc]o|fazer|devo fazer|posso fazer)|fa[çc]o o qu[eê]|me ajud|como ajud|socorro/i;

const asksFigure = /\b(?:qual|quais|quanto|quanta|quando)\b/i;

/** The newest reading as it was recorded: a fact to tell whoever comes, and no judgement of it. */
const tellNewest = async (
  { data, now, timeZone, glucoseUnit }: ChatQuestion,
  subject: string | null,
): Promise<string | null> => {
  if (subject !== 'glucose' && subject !== 'blood_pressure') return null;
  const newest = await data.findNewestReading(subject);
  if (newest === null) return null;
  const say = createSay(glucoseUnit, timeZone, dayOf(now, timeZone));
  const moment = say.moment(newest.measuredAt);
  return subject === 'glucose'
    ? dangerAnswer('newest_glucose', { value: say.reading(newest), moment })
    : dangerAnswer('newest_pressure', { value: `${newest.value} por ${newest.diastolic} mmHg`, moment });
};

/**
 * The answer to what was asked beside a danger, to stand under its card: where something is in the app, the newest
 * reading, why nobody says by message what it is. Never an article, a judgement, or anything about means; null where
 * nothing was asked. Decided by code, no model.
 */
export const answerBeside = async (question: ChatQuestion, danger: Emergency): Promise<string | null> => {
  const forbidden = asksForbidden(question.message);
  const isMedical = danger.label === 'medical' && !danger.alsoEmotional;
  if (forbidden) return isMedical ? answerForbiddenBeside(forbidden) : null;
  const intents = parseIntents(question);
  const intent = intents.find(({ kind }) => kind === 'own_data' || kind === 'app') ?? intents[0];
  if (intent?.kind === 'app') return appAnswers.get(intent.topic) ?? null;
  if (intent?.kind === 'own_data' || (intent?.kind === 'general' && asksFigure.test(question.message))) {
    const newest = await tellNewest(question, intent.slots.subject);
    if (newest !== null) return newest;
  }
  const isAsking = question.message.includes('?') && !asksForHelp.test(question.message);
  return isMedical && isAsking && !danger.care.isOverdose ? dangerAnswer('later') : null;
};

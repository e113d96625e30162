import { dayOf } from '@vida/contract/core/time.ts';
import { readIntent } from './built-in/conversation/built-in-conversation.ts';
import { createSay } from './built-in/conversation/own-data/say.ts';
import { appTexts } from './built-in/conversation/talk/app-texts.ts';
import type { ChatQuestion } from './conversation.ts';
import type { Emergency } from './emergencies/emergency.ts';
import { asksForbidden } from './guardrails/speech/asks-forbidden.ts';
import type { ForbiddenTopic } from './guardrails/speech/forbidden-topics.ts';

const texts = {
  medicine:
    'Sobre o remédio: não tome nada além do que seu médico já deixou para isto, e não mude os que usa. Pergunte a quem atender no 192, com o nome do remédio na mão.',
  diagnosis:
    'O que é, só quem examina pode dizer: por mensagem não dá para saber, e esperar para ver é o que pode fazer mal.',
  later: 'Sobre o resto da sua pergunta: escreva de novo quando isto passar, e respondo com calma.',
  glucose: (value: string, moment: string) =>
    `Sua última glicose registrada: ${value}, ${moment}. Vale mais o que você sente e mede agora.`,
  pressure: (value: string, moment: string) =>
    `Sua última pressão registrada: ${value}, ${moment}. Vale mais o que você sente e mede agora.`,
} as const;

/** What asks only for help is answered by the steps. */
const asksForHelp =
  /o que (?:eu |a gente )?(?:fa[çc]o|fazer|devo fazer|posso fazer)|fa[çc]o o qu[eê]|me ajud|como ajud|socorro/i;

const asksFigure = /\b(?:qual|quais|quanto|quanta|quando)\b/i;

const besideForbidden: Readonly<Partial<Record<ForbiddenTopic, string>>> = {
  missed_dose: texts.medicine,
  stop_medicine: texts.medicine,
  dose: texts.medicine,
  start_medicine: texts.medicine,
  medicine: texts.medicine,
  diagnosis: texts.diagnosis,
};

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
  if (subject === 'glucose') return texts.glucose(say.reading(newest), moment);
  return texts.pressure(`${newest.value} por ${newest.diastolic} mmHg`, moment);
};

/**
 * The answer to what was asked beside a danger, to stand under its card: where something is in the app, the newest
 * reading, why nobody says by message what it is. Never an article, a judgement, or anything about means; null where
 * nothing was asked. Decided by code, no model.
 */
export const answerBeside = async (question: ChatQuestion, danger: Emergency): Promise<string | null> => {
  const forbidden = asksForbidden(question.message);
  const isMedical = danger.label === 'medical' && !danger.alsoEmotional;
  if (forbidden) return isMedical ? (besideForbidden[forbidden] ?? null) : null;
  const intent = readIntent(question);
  if (intent.kind === 'app') return appTexts[intent.topic];
  if (intent.kind === 'own_data' || (intent.kind === 'general' && asksFigure.test(question.message))) {
    const newest = await tellNewest(question, intent.slots.subject);
    if (newest !== null) return newest;
  }
  const isAsking = question.message.includes('?') && !asksForHelp.test(question.message);
  return isMedical && isAsking && !danger.care.isOverdose ? texts.later : null;
};

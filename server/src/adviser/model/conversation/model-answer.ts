import { dayOf } from '@vida/contract/core/time.ts';
import type { ChatQuestion } from '../../conversation.ts';
import { askAgainBecause } from '../breach-reasons.ts';
import { markMessage, markWarnings, promptValuesOf, turnsOf } from '../context/prompt-context.ts';
import { readRecentData } from '../context/recent-data.ts';
import { createChatObjections, type FindObjections } from '../find-objections.ts';
import type { ModelQuestion } from '../model-question.ts';
import { type ReadPrompt, renderPrompt } from '../prompts/render-prompt.ts';

/** Room for 1,500 characters, and for what a model thinks before. */
const ANSWER_TOKENS = 1000;

/** A question for the model, and what its answer may not say to this person beside what nobody may hear. */
export interface PersonalQuestion {
  readonly asked: ModelQuestion;
  readonly findObjections: FindObjections;
}

/** The question as the model gets it, with what it may know of the person. */
export const toModelQuestion = async (
  question: ChatQuestion,
  readPrompt: ReadPrompt,
  signal: AbortSignal,
): Promise<PersonalQuestion> => {
  const { data, message, now, timeZone, glucoseUnit, turns, warnings = [] } = question;
  const [prompt, profile, recent] = await Promise.all([
    readPrompt('chat'),
    data.readProfile(),
    readRecentData(data, now, timeZone),
  ]);
  const values = promptValuesOf(
    { profile, data: recent, now, timeZone, glucoseUnit },
    { categoria: 'conversa', mensagem: markMessage(message) },
  );
  const { system, user } = renderPrompt('chat', prompt, values);
  const earlier = turnsOf(turns.filter(({ at }) => isRecent(at, question)));
  const facts = markWarnings(warnings);
  const content = facts === '' ? user : `${facts}\n\n${user}`;
  const told = `${values.perfil}\n${values.metricas}\n${facts}`;
  return {
    asked: { system, turns: [...earlier, { role: 'user', content }], maxTokens: ANSWER_TOKENS, signal },
    findObjections: createChatObjections(profile, { told, today: dayOf(now, timeZone), warnings }),
  };
};

/** What was talked about on another day is not what 'isso' means now. */
const isRecent = (at: Date, { now, timeZone }: ChatQuestion): boolean =>
  dayOf(at, timeZone) === dayOf(now, timeZone);

/** The same question once more, with why the first answer was refused. */
export const askedAgain = (question: ModelQuestion, why: readonly string[]): ModelQuestion => {
  const last = question.turns.at(-1);
  const content = [last?.content ?? '', askAgainBecause(why)].join('\n\n');
  return { ...question, turns: [...question.turns.slice(0, -1), { role: 'user', content }] };
};

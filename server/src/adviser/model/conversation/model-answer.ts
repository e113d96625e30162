import { dayOf } from '@vida/contract/core/time.ts';
import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { ChatQuestion } from '../../conversation.ts';
import { markMessage, markWarnings, promptValuesOf, turnsOf } from '../context/prompt-context.ts';
import { readRecentData } from '../context/recent-data.ts';
import { createObjections } from '../find-objections.ts';
import type { ModelQuestion } from '../model-question.ts';
import { askAgainBecause } from '../prompts/prompt-words.ts';
import { type ReadPrompt, renderPrompt } from '../prompts/render-prompt.ts';

/** Room for 1,500 characters, and for what a model thinks before. */
const ANSWER_TOKENS = 1000;

/**
 * The question as the model gets it, with what it may know of the person, and what its answer may not say to this
 * person beside what nobody may hear.
 */
export const toModelQuestion = async (question: ChatQuestion, readPrompt: ReadPrompt) => {
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
  const today = dayOf(now, timeZone);
  // What was talked about on another day is not what 'isso' means now.
  const earlier = turnsOf(turns.filter(({ at }) => dayOf(at, timeZone) === today));
  const facts = markWarnings(warnings);
  const told = [values.perfil, values.metricas, facts].join('\n');
  // To whom a professional sets the targets (pregnancy, under 18, …), another figure could be one.
  const onlyTold = findNoPlanReason(profile, today) !== null;
  return {
    /** `why`: reasons against an earlier answer. */
    ask: (signal: AbortSignal, why: readonly string[] = []): ModelQuestion => {
      const content = [facts, user, askAgainBecause(why)].filter(Boolean).join('\n\n');
      return { system, turns: [...earlier, { role: 'user', content }], maxTokens: ANSWER_TOKENS, signal };
    },
    findObjections: createObjections(profile, { told, warnings, onlyTold }),
  };
};

import { dayOf } from '@vida/contract/core/time.ts';
import { countOwnWords, findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import type { ChatQuestion } from '../../conversation.ts';
import { markMessage, markWarnings, promptValuesOf, turnsOf } from '../context/prompt-context.ts';
import { readRecentData } from '../context/recent-data.ts';
import { createObjections, type FindObjections } from '../find-objections.ts';
import type { ModelDeps, ModelQuestion } from '../model-question.ts';
import { askAgainBecause } from '../prompts/prompt-words.ts';
import { renderPrompt } from '../prompts/render-prompt.ts';
import { createToolSession } from '../tools/tool-session.ts';
import { toolsFor } from '../tools/tools-for.ts';

/** Room for 1,500 characters, and for what a model thinks before. */
const ANSWER_TOKENS = 1000;

/**
 * The question as the model gets it, with what it may know of the person, and what its answer may not say to this
 * person beside what nobody may hear. `session` holds what the tools said until then: it counts as told.
 */
export const toModelQuestion = async (
  question: ChatQuestion,
  { readPrompt, tallyTool }: Pick<ModelDeps, 'readPrompt' | 'tallyTool'>,
) => {
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
  // To whom a professional sets the targets (pregnancy, under 18, …), another figure could be one, also one they wrote.
  const onlyTold = findNoPlanReason(profile, today) !== null;
  const talked = onlyTold ? [] : [message, ...earlier.map(({ content }) => content)];
  const told = [values.perfil, values.metricas, facts, ...talked].join('\n');
  const session = createToolSession({
    tools: toolsFor(question, profile),
    hasEatingRisk: hasEatingRisk(countOwnWords(profile)),
    tallyTool,
  });
  const objectionsNow = (): FindObjections =>
    createObjections(profile, {
      told: `${told}\n${session.told()}`,
      onlyTold,
      ownFigures: session.stepCount() > 0 ? 'all' : 'about_them',
      warnings: [...warnings, ...session.warnings()],
    });
  let current = { steps: 0, find: objectionsNow() };
  return {
    /** `why`: reasons against an earlier answer. */
    ask: (signal: AbortSignal, why: readonly string[] = []) => {
      const content = [facts, user, askAgainBecause(why)].filter(Boolean).join('\n\n');
      const turns = [...earlier, { role: 'user', content } as const];
      return { system, turns, maxTokens: ANSWER_TOKENS, signal } satisfies ModelQuestion;
    },
    session,
    explain: question.explain,
    findObjections: (sentence: string): readonly string[] => {
      const steps = session.stepCount();
      if (current.steps !== steps) current = { steps, find: objectionsNow() };
      return current.find(sentence);
    },
  };
};

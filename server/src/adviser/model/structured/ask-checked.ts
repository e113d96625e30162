import type { AdviceTask } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import type { z } from 'zod';
import { estimateTokens, type ModelDeps, type ModelQuestion, tokensOfQuestion } from '../model-question.ts';
import { askAgainBecause, wordsFor } from '../prompts/prompt-words.ts';
import { type PromptValues, renderPrompt } from '../prompts/render-prompt.ts';
import { ModelFailureError } from '../transport/model-failure.ts';

/**
 * What the guardrails make of a proposal: `result`, unless there are reasons against it (Portuguese, for the model).
 */
export interface Verdict<R> {
  readonly reasons: readonly string[];
  readonly result: R;
}

/** Reasons that are told, so that the question stays short. */
const MOST_REASONS = 6;

export interface CheckedQuestion<T, R> {
  readonly task: AdviceTask;
  readonly section: PromptSection;
  readonly userId: string;
  /** For this person nothing is planned without a professional: only the rules speak. */
  readonly needsOwnCare?: boolean;
  readonly schema: z.ZodType<T>;
  readonly maxTokens: number;
  /** What is asked; made only where the model may be. */
  readonly prepare: () => {
    readonly values: PromptValues;
    /** Stands behind the prompt, whoever wrote that: what to choose from, and within which limits. */
    readonly request: string;
    /** `told`: the whole prompt. */
    readonly check: (proposal: T, told: string) => Verdict<R>;
  };
}

/**
 * A proposal of the model that passed the guardrails. What does not pass, or has another shape, is asked for once more
 * with the reasons; `null` where it still does not, where the model failed, or where it may not be asked for this
 * person: then the built-in adviser answers.
 */
export const askChecked = async <T, R>(
  { model, readPrompt, mayUse, spend, tally }: ModelDeps,
  { task, section, userId, needsOwnCare = false, schema, maxTokens, prepare }: CheckedQuestion<T, R>,
): Promise<R | null> => {
  if (needsOwnCare || !(await mayUse(userId))) {
    tally(task, 'rules');
    return null;
  }
  const { values, request, check } = prepare();
  const { system, user } = renderPrompt(section, await readPrompt(section), values);
  let tokens = 0;
  const ask = async (why: readonly string[]): Promise<Verdict<R | null>> => {
    const content = [user, request, askAgainBecause(why.slice(0, MOST_REASONS))].filter(Boolean).join('\n\n');
    const question: ModelQuestion = { system, turns: [{ role: 'user', content }], maxTokens };
    tokens += tokensOfQuestion(question);
    try {
      const proposal = await model.askFor(question, schema);
      tokens += estimateTokens(JSON.stringify(proposal));
      return check(proposal, `${system}\n${user}`);
    } catch (error) {
      if (!(error instanceof ModelFailureError) || error.kind !== 'off_schema') throw error;
      return { reasons: [wordsFor('breach', 'shape')], result: null };
    }
  };
  try {
    const first = await ask([]);
    const isAccepted = first.reasons.length === 0;
    // The person may have taken their consent back meanwhile.
    const isLast = isAccepted || !(await mayUse(userId));
    const last = isLast ? first : await ask(first.reasons);
    tally(task, isAccepted ? 'model' : 'guardrail');
    return last.reasons.length === 0 ? last.result : null;
  } catch (error) {
    if (!(error instanceof ModelFailureError)) throw error;
    tally(task, 'model_failed');
    return null;
  } finally {
    await spend(userId, tokens);
  }
};

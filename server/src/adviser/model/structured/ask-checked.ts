import type { AdviceTask } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { z } from 'zod';
import { askAgainBecause } from '../breach-reasons.ts';
import type { ModelDeps } from '../model-deps.ts';
import { estimateTokens, type ModelQuestion, tokensOfQuestion } from '../model-question.ts';
import { ModelFailureError } from '../transport/model-failure.ts';

/** What the guardrails make of a proposal: something of it, or why not, in Portuguese, for the model. */
export type Verdict<R> =
  | { readonly isAccepted: true; readonly result: R }
  | { readonly isAccepted: false; readonly reasons: readonly string[] };

/** Reasons that are told, so that the question stays short. */
const MOST_REASONS = 6;

export interface CheckedQuestion<T, R> {
  readonly task: AdviceTask;
  readonly userId: string;
  readonly system: string;
  readonly user: string;
  readonly schema: z.ZodType<T>;
  readonly maxTokens: number;
  readonly check: (proposal: T) => Verdict<R>;
}

/**
 * A proposal of the model that passed the guardrails. What does not pass, or has another shape, is asked for once more
 * with the reasons; `null` where it still does not, or where the model failed: then the built-in adviser answers.
 */
export const askChecked = async <T, R>(
  { model, mayUse, spend, tally }: Pick<ModelDeps, 'model' | 'mayUse' | 'spend' | 'tally'>,
  { task, userId, system, user, schema, maxTokens, check }: CheckedQuestion<T, R>,
): Promise<R | null> => {
  let tokens = 0;
  const ask = async (content: string): Promise<Verdict<R>> => {
    const question: ModelQuestion = { system, turns: [{ role: 'user', content }], maxTokens };
    tokens += tokensOfQuestion(question);
    try {
      const proposal = await model.askFor(question, schema);
      tokens += estimateTokens(JSON.stringify(proposal));
      return check(proposal);
    } catch (error) {
      if (error instanceof ModelFailureError && error.kind === 'off_schema')
        return { isAccepted: false, reasons: ['a resposta não seguiu o formato pedido'] };
      throw error;
    }
  };
  try {
    const first = await ask(user);
    // The person may have taken their consent back meanwhile.
    const isLast = first.isAccepted || !(await mayUse(userId));
    const verdict = isLast
      ? first
      : await ask(`${user}\n\n${askAgainBecause(first.reasons.slice(0, MOST_REASONS))}`);
    tally(task, first.isAccepted ? 'model' : 'guardrail');
    return verdict.isAccepted ? verdict.result : null;
  } catch (error) {
    if (!(error instanceof ModelFailureError)) throw error;
    tally(task, 'model_failed');
    return null;
  } finally {
    await spend(userId, tokens);
  }
};

import type { AdviceOutcome, AdviceTask } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { LanguageModel } from './model-question.ts';
import type { ReadPrompt } from './prompts/render-prompt.ts';

/** What everything that asks a model needs. */
export interface ModelDeps {
  readonly model: LanguageModel;
  readonly readPrompt: ReadPrompt;
  /** Whether anything of this person may go to the model now: consent where the host is public, and today's quota. */
  readonly mayUse: (userId: string) => Promise<boolean>;
  /** Counts what was used, an estimate in tokens; never throws. */
  readonly spend: (userId: string, tokens: number) => Promise<void>;
  /** What came of a question, once for each. */
  readonly tally: (task: AdviceTask, outcome: AdviceOutcome) => void;
}

/** A request of a known person; the id decides about consent and quota and never reaches the model. */
export type Personal<Request> = Request & { readonly userId: string };

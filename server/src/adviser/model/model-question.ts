import type {
  AdviceOutcome,
  AdviceTask,
  AdviserHealth,
} from '@vida/contract/admin/adviser-health-schemas.ts';
import type { z } from 'zod';
import type { ReadPrompt } from './prompts/render-prompt.ts';

/** A part of a conversation as a model gets it. */
export interface ModelTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A question to a language model. It has no tools: it can answer, and nothing else. */
export interface ModelQuestion {
  readonly system: string;
  /** Oldest first; the last one is a user's. */
  readonly turns: readonly ModelTurn[];
  readonly maxTokens: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** How a streamed answer ended: all of it was said, or the limit of tokens cut it. */
export type StreamEnd = 'whole' | 'cut_by_length';

/** What the administrator's page shows of the endpoint. */
export type ModelHealth = AdviserHealth['model'];

/** A language model behind an endpoint that speaks the OpenAI chat protocol. All errors are `ModelFailureError`. */
export interface LanguageModel {
  /** The answer in the shape of `schema`. */
  readonly askFor: <T>(question: ModelQuestion, schema: z.ZodType<T>) => Promise<T>;
  /** The text bit by bit. Ending the generator early closes the connection. */
  readonly stream: (question: ModelQuestion) => AsyncGenerator<string, StreamEnd>;
  readonly health: () => Promise<ModelHealth>;
  readonly host: string;
  readonly reach: 'private' | 'public';
}

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

/** About four characters a token, for want of the model's own count; Portuguese is a little denser. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

/** What a question costs before its answer. */
export const tokensOfQuestion = ({ system, turns }: Pick<ModelQuestion, 'system' | 'turns'>): number =>
  estimateTokens(system) + turns.reduce((sum, { content }) => sum + estimateTokens(content), 0);

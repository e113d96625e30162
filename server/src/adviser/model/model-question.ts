import type {
  AdviceOutcome,
  AdviceTask,
  AdviserHealth,
  ToolCount,
} from '@vida/contract/admin/adviser-health-schemas.ts';
import type { AssistantModelMessage } from 'ai';
import type { z } from 'zod';
import type { ReadPrompt } from './prompts/render-prompt.ts';
import { schemaOf } from './tools/tool-schema.ts';

/** A part of a conversation as a model gets it. */
export interface ModelTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** What a model is told of a tool. Running it is not the transport's. */
export interface ToolSpec {
  readonly name: string;
  /** For the model, in Portuguese. */
  readonly description: string;
  readonly input: z.ZodType;
}

/** A call of a tool as the model made it: nothing of it is checked. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** What its JSON says, or the text that was none. */
  readonly input: unknown;
}

/** What a tool said to a call. */
export interface ToolResult {
  readonly call: ToolCall;
  readonly text: string;
}

/** Calls of tools with what came of them, before the model goes on. */
export interface ToolStep {
  /** The model's own message, as the library needs it back. */
  readonly said: readonly AssistantModelMessage[];
  readonly results: readonly ToolResult[];
}

/** The tools of a question. An endpoint that takes none is asked without all of this. */
export interface ToolUse {
  /** What they are for, for the model. */
  readonly instructions: string;
  readonly specs: readonly ToolSpec[];
  /** Oldest first. */
  readonly steps: readonly ToolStep[];
  /** Whether more may be called: in the last step the model is told to answer. */
  readonly mayCall: boolean;
}

/** A question to a language model. */
export interface ModelQuestion {
  readonly system: string;
  /** Oldest first; the last one is a user's. */
  readonly turns: readonly ModelTurn[];
  readonly maxTokens: number;
  readonly tools?: ToolUse;
  /** Less time than a streamed answer usually has, milliseconds: what earlier steps left of it. */
  readonly wholeMs?: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** How a streamed answer ended: all of it was said, or the limit of tokens cut it. */
export type StreamEnd = 'whole' | 'cut_by_length';

/** How a step ended: its answer, or calls that want a result first. */
export type StepEnd = StreamEnd | { readonly calls: readonly ToolCall[]; readonly said: ToolStep['said'] };

/** What the administrator's page shows of the endpoint. */
export type ModelHealth = AdviserHealth['model'];

/** A language model behind an endpoint that speaks the OpenAI chat protocol. All errors are `ModelFailureError`. */
export interface LanguageModel {
  /** The answer in the shape of `schema`. */
  readonly askFor: <T>(question: ModelQuestion, schema: z.ZodType<T>) => Promise<T>;
  /** The text bit by bit. Ending the generator early closes the connection. */
  readonly stream: (question: ModelQuestion) => AsyncGenerator<string, StepEnd>;
  /** The longest that a streamed answer may take with all its steps, milliseconds. */
  readonly streamMs: number;
  /** Whether tools may be offered: not for a while after the endpoint refused them. */
  readonly takesTools: () => boolean;
  /** To be told where the model writes its calls into its text: as if the endpoint had refused tools. */
  readonly leaveTools: () => void;
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
  /** What came of the tools. */
  readonly tallyTool: (count: ToolCount) => void;
}

/** About four characters a token, for want of the model's own count; Portuguese is a little denser. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

/** Of its name, its words and its schema. */
const tokensOfTools = ({ instructions, specs, steps }: ToolUse): number =>
  estimateTokens(instructions) +
  specs.reduce((sum, { name, description, input }) => {
    return sum + estimateTokens(name + description + schemaOf(input).text);
  }, 0) +
  steps
    .flatMap(({ results }) => results)
    .reduce((sum, { call, text }) => sum + estimateTokens(JSON.stringify(call.input) + text), 0);

/** What a question costs before its answer. */
export const tokensOfQuestion = ({ system, turns, tools }: ModelQuestion): number =>
  estimateTokens(system) +
  turns.reduce((sum, { content }) => sum + estimateTokens(content), 0) +
  (tools ? tokensOfTools(tools) : 0);

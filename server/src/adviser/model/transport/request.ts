import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractReasoningMiddleware,
  generateText,
  type JSONSchema7,
  jsonSchema,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  streamText,
  type ToolSet,
  tool,
  wrapLanguageModel,
} from 'ai';
import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import type { ModelQuestion, StepEnd, ToolCall } from '../model-question.ts';
import { schemaOf } from '../tools/tool-schema.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { ModelFailureError } from './model-failure.ts';

// The library would write its warnings to stderr, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type ModelConfig = NonNullable<Config['ai']>;

/** How an answer is asked for: by its schema, as any JSON, or in words alone. Endpoints differ. */
export type AnswerFormat = 'schema' | 'json' | 'text';

/** What an endpoint takes. */
export interface Habits {
  readonly format: AnswerFormat;
  /** `max_completion_tokens` instead of `max_tokens`, and no temperature. */
  readonly hasNewLimits: boolean;
  /** Tools may be offered. */
  readonly hasTools: boolean;
}

/** A question on its way. */
export interface ModelRequest {
  readonly config: ModelConfig;
  readonly question: ModelQuestion;
  readonly habits: Habits;
  readonly signal: AbortSignal;
  /** To be called whenever the model said something. */
  readonly heard: () => void;
}

/** Facts, not fancy. */
const TEMPERATURE = 0.2;
/** A structured answer with everything around it. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** Text of a streamed answer, characters; far more than may be shown. */
const MAX_TEXT = 64 * 1024;
/** On the wire every few letters come in some hundred bytes of JSON, and thinking comes too. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;

const withNewLimits = ({ max_tokens, temperature: _, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: max_tokens,
});

/** The question and, where tools were called, what was called and what came of it. */
const messagesOf = ({ question, habits }: ModelRequest): ModelMessage[] => {
  const steps = habits.hasTools ? (question.tools?.steps ?? []) : [];
  return [
    ...question.turns,
    ...steps.flatMap(({ said, results }): ModelMessage[] => [
      ...said,
      {
        role: 'tool',
        content: results.map(({ call, text }) => ({
          type: 'tool-result',
          toolCallId: call.id,
          toolName: call.name,
          output: { type: 'text', value: text },
        })),
      },
    ]),
  ];
};

/** The tools as the library offers them: it runs none. None where the endpoint takes none. */
const toolsOf = ({ question: { tools }, habits }: ModelRequest) =>
  tools && habits.hasTools
    ? ({
        tools: Object.fromEntries(
          tools.specs.map(({ name, description, input }) => [
            name,
            tool({ description, inputSchema: jsonSchema(schemaOf(input).json as JSONSchema7) }),
          ]),
        ) satisfies ToolSet,
        toolChoice: tools.mayCall ? 'auto' : 'none',
      } as const)
    : {};

/**
 * What the library is told for one call. What a model thinks aloud between `<think>` and `</think>` is not its answer.
 */
const settingsOf = (request: ModelRequest, maxBytes: number) => {
  const { config, question, habits, signal } = request;
  const provider = createOpenAICompatible({
    name: 'vida',
    baseURL: config.baseUrl,
    ...(config.apiKey ? { apiKey: config.apiKey } : {}),
    supportsStructuredOutputs: habits.format === 'schema',
    fetch: createGuardedFetch(maxBytes),
    ...(habits.hasNewLimits ? { transformRequestBody: withNewLimits } : {}),
  });
  return {
    model: wrapLanguageModel({
      model: provider.chatModel(config.model),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: [question.system, habits.hasTools && question.tools?.instructions].filter(Boolean).join('\n\n'),
    messages: messagesOf(request),
    maxOutputTokens: question.maxTokens,
    temperature: TEMPERATURE,
    maxRetries: 0,
    abortSignal: signal,
  };
};

/** The schema in words, for endpoints that do not take it in the request. */
const describeSchema = (schema: z.ZodType): string =>
  'Responda somente com um objeto JSON, sem texto antes ou depois, que ' +
  `siga este JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;

/** The answer inside what models put around it: a code fence, a sentence before or after. */
const readJson = <T>(text: string, schema: z.ZodType<T>): T => {
  try {
    return schema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  } catch {
    throw new ModelFailureError('off_schema');
  }
};

/** One request for an answer in a shape: its text, and in the end what it says. */
export async function* requestObject<T>(request: ModelRequest, schema: z.ZodType<T>): AsyncGenerator<string, T> {
  const { instructions, ...settings } = settingsOf(request, MAX_ANSWER_BYTES);
  const { format } = request.habits;
  const text = await generateText({
    ...settings,
    instructions: format === 'schema' ? instructions : `${instructions}\n\n${describeSchema(schema)}`,
    ...(format === 'text' ? {} : { output: Output.object({ schema, name: 'resposta' }) }),
  }).then(
    (result) => result.text,
    (error: unknown) => {
      if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
      throw error;
    },
  );
  request.heard();
  yield text;
  return readJson(text, schema);
}

/** One streamed step, its text and then how it ended; one that ends without a reason to finish was cut. */
export async function* requestStream(request: ModelRequest): AsyncGenerator<string, StepEnd> {
  const result = streamText({
    ...settingsOf(request, MAX_STREAM_BYTES),
    ...toolsOf(request),
    onError: () => undefined,
  });
  const calls: ToolCall[] = [];
  let characters = 0;
  let end: StepEnd | null = null;
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new ModelFailureError('aborted');
    if (part.type === 'finish') end = part.finishReason === 'length' ? 'cut_by_length' : 'whole';
    // A long input comes in parts: who writes one is there.
    if (part.type === 'tool-input-delta') request.heard();
    if (part.type === 'tool-call') calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
    if (part.type !== 'text-delta' || part.text === '') continue;
    characters += part.text.length;
    if (characters > MAX_TEXT) throw new ModelFailureError('too_big');
    request.heard();
    yield part.text;
  }
  if (end === null || (characters === 0 && calls.length === 0)) throw new ModelFailureError('garbage');
  if (calls.length === 0) return end;
  request.heard();
  const said = (await result.responseMessages).filter((message) => message.role === 'assistant');
  return { calls, said };
}

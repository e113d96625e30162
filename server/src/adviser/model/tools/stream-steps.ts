import type { LanguageModel, ModelQuestion, StreamEnd } from '../model-question.ts';
import { ModelFailureError } from '../transport/model-failure.ts';
import type { ToolSession } from './tool-session.ts';

type Asked = ModelQuestion & Required<Pick<ModelQuestion, 'signal'>>;

/** Requests to the model for one answer. In the last one it is told to answer. */
export const MOST_STEPS = 4;

export interface StepsDeps {
  readonly model: LanguageModel;
  readonly session: ToolSession;
  /** Whether the person still lets a model be asked; asked again before every further step. */
  readonly mayGoOn: () => Promise<boolean>;
  /** What is about to be sent. */
  readonly onAsk: (question: ModelQuestion) => void;
}

/**
 * The text of an answer, with tools run between its steps. All steps together take no longer than one answer may. A
 * model that still calls when it was told to answer gives none: `off_schema`. Errors are `ModelFailureError`.
 */
export async function* streamSteps(
  question: Asked,
  { model, session, mayGoOn, onAsk }: StepsDeps,
): AsyncGenerator<string, StreamEnd> {
  const endsAt = performance.now() + model.streamMs;
  for (let step = 1; ; step += 1) {
    const isLast = step === MOST_STEPS;
    const wholeMs = endsAt - performance.now();
    if (wholeMs <= 0) throw new ModelFailureError('time');
    const asked = model.takesTools() ? { ...question, wholeMs, tools: session.offer(!isLast) } : question;
    onAsk(asked);
    const end = yield* model.stream(asked);
    if (typeof end === 'string') return end;
    if (isLast || !(await mayGoOn())) throw new ModelFailureError('off_schema');
    await session.run(end, question.signal);
    // What was said before a call is a sentence of its own.
    yield '\n';
  }
}

/** The text of a second answer, from what the tools said for the first: none is called any more. */
export async function* streamAgain(
  question: Asked,
  { model, session, onAsk }: Omit<StepsDeps, 'mayGoOn'>,
): AsyncGenerator<string, StreamEnd> {
  const hasHeard = session.stepCount() > 0 && model.takesTools();
  const asked = hasHeard ? { ...question, tools: session.offer(false) } : question;
  onAsk(asked);
  const end = yield* model.stream(asked);
  if (typeof end !== 'string') throw new ModelFailureError('off_schema');
  return end;
}

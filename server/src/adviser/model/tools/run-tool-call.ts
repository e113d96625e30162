import type { ToolCount } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { Warning } from '../../warnings/warnings-for.ts';
import type { ToolCall } from '../model-question.ts';
import { cleanPersonText } from '../prompts/person-text.ts';
import { ModelFailureError } from '../transport/model-failure.ts';
import { type ModelTool, type ToolAnswer, ToolInputError } from './model-tool.ts';

/** The longest that a tool may take, milliseconds: reading a year of records takes a tenth of it. */
export const TOOL_MS = 2500;
/** Of one result, characters; the largest that a query gives has about 5,000. */
const MOST_OF_RESULT = 8000;
const MOST_OF_NAME = 60;

/** What came of a call. */
export interface CallOutcome {
  /** For the model. */
  readonly text: string;
  readonly warnings: readonly Warning[];
  /** What went wrong; null where it was answered. */
  readonly failure: Extract<ToolCount, 'failed' | 'timed_out'> | null;
}

const refuse = (why: string, failure: CallOutcome['failure'] = 'failed'): CallOutcome => ({
  text: `erro: ${cleanPersonText(why, MOST_OF_RESULT)}`,
  warnings: [],
  failure,
});

/** Energy and weight, also where a text of ours or a person's own words say them. */
const bodyFigure = /\d[\d.,]*\s*(?:kcal|calorias?|kg|quilos?)(?![\p{L}\d])/giu;

/** What a person wrote may stand in a result: it is cleaned as in the prompt. */
const toText = (json: string, hasEatingRisk: boolean): string => {
  const text = cleanPersonText(json, 2 * MOST_OF_RESULT);
  return hasEatingRisk ? text.replace(bodyFigure, '(número não mostrado)') : text;
};

/** Ends with the tool, with its time, or with its asker, who is told by an error. */
const inTime = (answer: Promise<ToolAnswer>, signal: AbortSignal): Promise<ToolAnswer | 'timed_out'> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve('timed_out'), TOOL_MS);
    const leave = () => reject(new ModelFailureError('aborted'));
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    answer.then(resolve, reject).finally(() => {
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
    });
  });

export interface RunningTools {
  readonly tools: readonly ModelTool[];
  readonly hasEatingRisk: boolean;
  readonly signal: AbortSignal;
}

/**
 * Runs one call. Whatever is wrong with it, or with the tool, is said to the model and to nobody else; throws only
 * where the asker left.
 */
export const runToolCall = async (
  { name, input }: ToolCall,
  { tools, hasEatingRisk, signal }: RunningTools,
): Promise<CallOutcome> => {
  const tool = tools.find((each) => each.name === name);
  if (!tool)
    return refuse(
      `não existe a ferramenta ${name.slice(0, MOST_OF_NAME)}; há: ${tools.map((each) => each.name).join(', ')}`,
    );
  try {
    const answer = await inTime(tool.run(input), signal);
    if (answer === 'timed_out') return refuse('a ferramenta demorou demais', 'timed_out');
    const json = JSON.stringify(answer.told);
    if (json.length > MOST_OF_RESULT) return refuse('o resultado é grande demais; peça menos');
    return { text: toText(json, hasEatingRisk), warnings: answer.warnings ?? [], failure: null };
  } catch (error) {
    if (error instanceof ModelFailureError) throw error;
    return refuse(error instanceof ToolInputError ? error.message : 'a ferramenta falhou');
  }
};

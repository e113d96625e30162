import type { ToolCount } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { Warning } from '../../warnings/warnings-for.ts';
import type { StepEnd, ToolResult, ToolStep, ToolUse } from '../model-question.ts';
import { TOOL_INSTRUCTIONS } from '../prompts/render-prompt.ts';
import type { ModelTool } from './model-tool.ts';
import { runToolCall } from './run-tool-call.ts';

/** Calls of one step that are run; a model that makes more is told so. */
const MOST_CALLS_OF_STEP = 5;

export interface ToolSessionDeps {
  readonly tools: readonly ModelTool[];
  readonly hasEatingRisk: boolean;
  readonly tallyTool: (count: ToolCount) => void;
}

type Calls = Exclude<StepEnd, string>;

/** The tools of one question: what was called, and what is known by it. */
export const createToolSession = ({ tools, hasEatingRisk, tallyTool }: ToolSessionDeps) => {
  const steps: ToolStep[] = [];
  const told: string[] = [];
  const warnings: Warning[] = [];
  return {
    /** What a model is offered in the next step. */
    offer: (mayCall: boolean): ToolUse => ({
      instructions: TOOL_INSTRUCTIONS,
      specs: tools,
      steps: [...steps],
      mayCall,
    }),
    /** Steps in which one was called. */
    stepCount: (): number => steps.length,
    /** All that the tools said, a line each; nothing of what was wrong with a call. */
    told: (): string => told.join('\n'),
    warnings: (): readonly Warning[] => warnings,
    /** Runs the calls of a step side by side. Throws `ModelFailureError` where the asker left. */
    run: async ({ calls, said }: Calls, signal: AbortSignal): Promise<void> => {
      if (steps.length === 0) tallyTool('questions');
      const results = await Promise.all(
        calls.map(async (call, place): Promise<ToolResult> => {
          if (place >= MOST_CALLS_OF_STEP)
            return { call, text: `erro: no máximo ${MOST_CALLS_OF_STEP} chamadas de uma vez` };
          const outcome = await runToolCall(call, { tools, hasEatingRisk, signal });
          tallyTool('calls');
          if (outcome.failure) tallyTool(outcome.failure);
          else told.push(outcome.text);
          warnings.push(...outcome.warnings);
          return { call, text: outcome.text };
        }),
      );
      steps.push({ said, results });
    },
  };
};
export type ToolSession = ReturnType<typeof createToolSession>;

import { PROMPT_VARIABLES } from '@vida/contract/prompts/prompt-kinds.ts';
import { Fold } from '../../../ui/fold.tsx';
import { variableTexts } from '../prompts-messages.ts';
import { editorMessages as messages, writeVariable } from './editor-messages.ts';

/** What a text may name, and what stands there when it is sent. */
export const VariablesFold = () => (
  <Fold title={messages.variables}>
    <dl className="grid gap-2">
      {PROMPT_VARIABLES.map((variable) => (
        <div key={variable} className="sm:grid sm:grid-cols-[11rem_1fr] sm:gap-3">
          <dt className="font-mono text-sm font-semibold">{writeVariable(variable)}</dt>
          <dd>{variableTexts[variable]}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);

import { PROMPT_VARIABLES, type PromptVariable } from '@vida/contract/prompts/prompt-kinds.ts';
import type { NewPrompt } from '@vida/contract/prompts/prompt-schemas.ts';
import { useRef } from 'react';
import type { Control } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { controlClass } from '../../../ui/fields/control-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { toText, useFormField } from '../../../ui/fields/form-field.ts';
import { editorMessages as messages, writeVariable } from './editor-messages.ts';

interface TemplateFieldProps {
  control: Control<NewPrompt>;
  name: 'systemPrompt' | 'userPromptTemplate';
  label: string;
  hint: string;
  rows: number;
}

/** A text with variables: a button for each puts it where the cursor is. */
export const TemplateField = ({ control, name, label, hint, rows }: TemplateFieldProps) => {
  const { field, value, error } = useFormField({ control, name });
  const box = useRef<HTMLTextAreaElement>(null);
  const text = toText(value);

  const insert = (variable: PromptVariable) => {
    const { current } = box;
    if (!current) return;
    current.setRangeText(writeVariable(variable), current.selectionStart, current.selectionEnd, 'end');
    field.onChange(current.value);
    current.focus();
  };

  return (
    <div>
      <Field label={label} hint={`${hint} ${messages.length(text.length)}.`} error={error}>
        {(aria) => (
          <textarea
            {...aria}
            {...field}
            ref={(element) => {
              field.ref(element);
              box.current = element;
            }}
            rows={rows}
            spellCheck
            value={text}
            className={controlClass({ className: 'resize-y font-mono' })}
          />
        )}
      </Field>
      <fieldset aria-label={messages.insertGroup(label)} className="mt-2 flex flex-wrap gap-2">
        {PROMPT_VARIABLES.map((variable) => (
          <Button
            key={variable}
            variant="soft"
            aria-label={messages.insert(variable, label)}
            onClick={() => insert(variable)}
          >
            {writeVariable(variable)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
};

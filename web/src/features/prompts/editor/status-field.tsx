import type { NewPrompt } from '@vida/contract/prompts/prompt-schemas.ts';
import type { Control } from 'react-hook-form';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { useFormField } from '../../../ui/fields/form-field.ts';
import { RadioChips } from '../../../ui/fields/radio-chips.tsx';
import { editorMessages as messages } from './editor-messages.ts';

const options = [
  { value: 'active', label: messages.active },
  { value: 'inactive', label: messages.inactive },
] as const;

/** Whether the prompt is in use. */
export const StatusField = ({ control }: { control: Control<NewPrompt> }) => {
  const { field, value, error } = useFormField({ control, name: 'isActive' });
  return (
    <FieldGroup label={messages.status} hint={messages.statusHint} error={error}>
      <RadioChips
        name={field.name}
        options={options}
        value={value ? 'active' : 'inactive'}
        onChange={(status) => field.onChange(status === 'active')}
        onBlur={field.onBlur}
        firstRef={field.ref}
      />
    </FieldGroup>
  );
};

import { MAX_CHOICE_LENGTH } from '@vida/contract/profile/profile-schemas.ts';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/fields/control-class.ts';
import { Field } from '../../ui/fields/field.tsx';
import { profileMessages as messages } from './profile-messages.ts';

interface OtherEntryProps {
  label: string;
  text: string;
  error?: string | undefined;
  onChange: (text: string) => void;
  onAdd: () => void;
}

/** The free text of a ticked 'Outros'; 'Salvar' stands beside it only while there is something to add. */
export const OtherEntry = ({ label, text, error, onChange, onAdd }: OtherEntryProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const isFilled = text.trim() !== '';
  const add = () => {
    onAdd();
    inputRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isFilled) return;
    event.preventDefault();
    add();
  };
  return (
    <Field label={label} error={error} className="mt-3 max-w-120">
      {(aria) => (
        <div className="flex gap-2">
          <input
            {...aria}
            ref={inputRef}
            value={text}
            maxLength={MAX_CHOICE_LENGTH}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
            className={controlClass()}
          />
          {isFilled && (
            <Button variant="soft" aria-describedby={aria.id} onClick={add}>
              {messages.addOther}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
};

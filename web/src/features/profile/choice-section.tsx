import { addOwnChoice, contradictsNone, listOptions, namedChoices } from '@vida/contract/profile/choice-rules.ts';
import { NONE_CHOICES, OTHER_CHOICE, type ProfileList } from '@vida/contract/profile/profile-choices.ts';
import { MAX_CHOICE_LENGTH } from '@vida/contract/profile/profile-schemas.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/fields/control-class.ts';
import { Field } from '../../ui/fields/field.tsx';
import { OptionGridField } from '../../ui/fields/option-grid-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ProfileForm } from './profile-form.ts';
import { profileMessages as messages } from './profile-messages.ts';
import { ProfileSection } from './profile-section.tsx';
import type { Disclosure } from './use-disclosures.ts';

interface OtherEntryProps {
  label: string;
  text: string;
  error?: string | undefined;
  onChange: (text: string) => void;
  onAdd: () => void;
}

/** The free text of a ticked 'Outros'; 'Salvar' stands beside it only while there is something to add. */
const OtherEntry = ({ label, text, error, onChange, onAdd }: OtherEntryProps) => {
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

interface ChoiceSectionProps {
  form: ProfileForm;
  of: ProfileList;
  fold: Disclosure;
}

/** One list of the profile in edit mode: predefined choices, own entries, and 'Outros' with its free text. */
export const ChoiceSection = ({ form, of: { list, other, choices }, fold }: ChoiceSectionProps) => {
  const chosen = useWatch({ control: form.control, name: list }) ?? [];
  const text = useWatch({ control: form.control, name: other }) ?? '';
  // Own entries stay on offer while the form is open, even unticked: a slip can be taken back.
  const [own, setOwn] = useState<readonly string[]>(chosen);
  const [added, setAdded] = useState('');
  const options = listOptions(choices, [...own, ...chosen]);
  const { title, other: otherLabel, count } = messages.lists[list];
  const isOther = chosen.includes(OTHER_CHOICE);

  const wasOther = useRef(isOther);
  useEffect(() => {
    if (wasOther.current && !isOther) form.setValue(other, '', { shouldDirty: true });
    wasOther.current = isOther;
  }, [isOther, form, other]);

  const addOwn = () => {
    const next = [...addOwnChoice(chosen, text, options)];
    setOwn([...own, ...next]);
    setAdded(text.trim());
    form.setValue(list, next, { shouldDirty: true });
    form.setValue(other, '', { shouldDirty: true });
  };

  return (
    <ProfileSection title={title} note={count(namedChoices(chosen).length)} fold={fold}>
      <OptionGridField
        control={form.control}
        name={list}
        label={title}
        hideLabel
        options={options.map((option) => ({ value: option, label: option }))}
      />
      {(isOther || text !== '') && (
        <OtherEntry
          label={otherLabel}
          text={text}
          error={form.formState.errors[other]?.message}
          onChange={(next) => form.setValue(other, next, { shouldDirty: true })}
          onAdd={addOwn}
        />
      )}
      <p role="status" className="sr-only">
        {added && messages.addedOther(added)}
      </p>
      {contradictsNone(chosen) && (
        <Notice tone="info" live className="mt-3">
          {messages.contradiction(chosen.find((choice) => NONE_CHOICES.includes(choice)) ?? '')}
        </Notice>
      )}
    </ProfileSection>
  );
};

import { PROMPT_SECTIONS, PROMPT_VARIABLES, type PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import type { NewPrompt } from '@vida/contract/prompts/prompt-schemas.ts';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { useFormField } from '../../../ui/fields/form-field.ts';
import { RadioChips } from '../../../ui/fields/radio-chips.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OpenedPrompt } from '../opened-prompt.ts';
import { sectionNames, variableTexts } from '../prompts-messages.ts';
import { editorMessages as messages, writeVariable } from './editor-messages.ts';
import { PromptPreview } from './prompt-preview.tsx';
import { TemplateField } from './template-field.tsx';
import { type PromptForm, usePromptForm } from './use-prompt-form.ts';
import { VersionsCard } from './versions-card.tsx';

interface PromptEditorProps {
  opened: OpenedPrompt;
  /** Saved, or left; with the section where the prompt is found. */
  onDone: (section: PromptSection) => void;
}

const sections = PROMPT_SECTIONS.map((section) => ({ value: section, label: sectionNames[section] }));

const options = [
  { value: 'active', label: messages.active },
  { value: 'inactive', label: messages.inactive },
] as const;

/** Whether the prompt is in use. */
const StatusField = ({ control }: { control: Control<NewPrompt> }) => {
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

/** What a text may name, and what stands there when it is sent. */
const VariablesDisclosure = () => (
  <Disclosure title={messages.variables}>
    <dl className="grid gap-2">
      {PROMPT_VARIABLES.map((variable) => (
        <div key={variable} className="sm:grid sm:grid-cols-[11rem_1fr] sm:gap-3">
          <dt className="font-mono text-sm font-semibold">{writeVariable(variable)}</dt>
          <dd>{variableTexts[variable]}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);

/** Section, status, title and the two texts. */
const PromptFields = ({ form: { control } }: { form: PromptForm }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField control={control} name="section" label={messages.section} options={sections} />
      <StatusField control={control} />
    </div>
    <TextField
      control={control}
      name="title"
      label={messages.title}
      hint={messages.titleHint}
      autoComplete="off"
      maxLength={200}
    />
    <VariablesDisclosure />
    <TemplateField control={control} name="systemPrompt" label={messages.system} hint={messages.systemHint} rows={8} />
    <TemplateField
      control={control}
      name="userPromptTemplate"
      label={messages.template}
      hint={messages.templateHint}
      rows={6}
    />
  </>
);

/** One prompt: its form, what a model would get from it, and its earlier texts. */
export const PromptEditor = ({ opened, onDone }: PromptEditorProps) => {
  const { prompt } = opened;
  const { form, isDirty, submit, refusal, elsewhere, rest, isSaving } = usePromptForm(opened, () =>
    onDone(form.getValues('section')),
  );
  const [isAsking, setAsking] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  // As stored: a version that came back may bring another one.
  const storedTitle = form.formState.defaultValues?.title ?? '';
  const title = prompt ? messages.editTitle(storedTitle) : messages.newTitle;
  const leave = () => onDone(opened.initial.section);
  const askToLeave = () => (isDirty ? setAsking(true) : leave());
  return (
    <fieldset aria-label={title} className="grid min-w-0 gap-3.5 md:gap-6">
      <div>
        <Button ref={back} variant="ghost" icon={ChevronLeft} className="-ml-3" onClick={askToLeave}>
          {messages.back}
        </Button>
      </div>
      <Card title={title}>
        <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
          <ElsewhereNotice elsewhere={elsewhere} />
          <PromptFields form={form} />
          {refusal && (
            <Notice live tone="danger" title={messages.refused}>
              {refusal}
            </Notice>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={isSaving} pendingLabel={messages.saving}>
              {prompt ? messages.save : messages.create}
            </Button>
            <Button variant="quiet" onClick={askToLeave}>
              {messages.cancel}
            </Button>
          </div>
        </form>
      </Card>
      <PromptPreview form={form} />
      {prompt && <VersionsCard id={prompt.id} onRestored={rest} />}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={messages.leaveTitle}
          description={messages.leaveText}
          confirmLabel={messages.leave}
          cancelLabel={messages.stay}
          onConfirm={leave}
          onOpenChange={setAsking}
        />
      )}
    </fieldset>
  );
};

import { PROMPT_SECTIONS } from '@vida/contract/prompts/prompt-kinds.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { sectionNames } from '../prompts-messages.ts';
import { editorMessages as messages } from './editor-messages.ts';
import { StatusField } from './status-field.tsx';
import { TemplateField } from './template-field.tsx';
import type { PromptForm } from './use-prompt-form.ts';
import { VariablesFold } from './variables-fold.tsx';

const sections = PROMPT_SECTIONS.map((section) => ({ value: section, label: sectionNames[section] }));

/** Section, status, title and the two texts. */
export const PromptFields = ({ form: { control } }: { form: PromptForm }) => (
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
    <VariablesFold />
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

import { useQuery } from '@tanstack/react-query';
import { type NewPrompt, newPromptSchema } from '@vida/contract/prompts/prompt-schemas.ts';
import { useState } from 'react';
import { describeFailure } from '../../../lib/api-errors.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { showServerErrors, useApiForm } from '../../../lib/use-api-form.ts';
import { type FieldWords, useEdited } from '../../../lib/use-edited.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { type OpenedPrompt, toNewPrompt } from '../opened-prompt.ts';
import { promptsMessages as messages, sectionNames } from '../prompts-messages.ts';
import { promptsQuery, useAddPrompt, useChangePrompt } from '../prompts-queries.ts';
import { editorMessages } from './editor-messages.ts';

const words: FieldWords<NewPrompt> = {
  labels: {
    section: editorMessages.section,
    title: editorMessages.title,
    systemPrompt: editorMessages.system,
    userPromptTemplate: editorMessages.template,
    isActive: editorMessages.status,
  },
  show: {
    section: (section) => sectionNames[section],
    isActive: (isActive) => (isActive ? editorMessages.active : editorMessages.inactive),
  },
};

/** The form of a prompt with its saving. `refusal` says why it could not be saved where no field can. */
export const usePromptForm = ({ prompt, initial }: OpenedPrompt, onSaved: () => void) => {
  const form = useApiForm(newPromptSchema, { defaultValues: initial });
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useAddPrompt();
  const change = useChangePrompt();
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const isSaving = add.isPending || change.isPending;
  const { data: prompts } = useQuery(promptsQuery());
  const { etag, elsewhere, rest, readRefusal } = useEdited({
    form,
    current: prompts?.find(({ id }) => id === prompt?.id) ?? prompt,
    toValues: toNewPrompt,
    words,
    isSaving,
  });

  const outcome = (success: string, failure: string) => ({
    onSuccess: () => {
      toast({ title: messages.success, description: success });
      onSaved();
    },
    onError: (error: Error) => {
      if (readRefusal(error)) return;
      toast({ title: messages.error, description: failure, variant: 'destructive' });
      setRefusal(showServerErrors(form, error) ? null : describeFailure(error));
    },
  });
  const submit = form.handleSubmit((body) => {
    setRefusal(null);
    if (prompt)
      change.mutate(
        { params: { id: prompt.id }, body: { ...body, etag } },
        outcome(messages.updated, messages.notUpdated),
      );
    else add.mutate({ body }, outcome(messages.created, messages.notCreated));
  });
  return { form, isDirty, submit, refusal, elsewhere, rest, isSaving };
};

export type PromptForm = ReturnType<typeof usePromptForm>['form'];

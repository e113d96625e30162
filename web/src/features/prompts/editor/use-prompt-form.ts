import { newPromptSchema } from '@vida/contract/prompts/prompt-schemas.ts';
import { useState } from 'react';
import { describeFailure } from '../../../lib/api-errors.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { showServerErrors, useApiForm } from '../../../lib/use-api-form.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { OpenedPrompt } from '../opened-prompt.ts';
import { promptsMessages as messages } from '../prompts-messages.ts';
import { useAddPrompt, useChangePrompt } from '../prompts-queries.ts';

/** The form of a prompt with its saving. `refusal` says why it could not be saved where no field can. */
export const usePromptForm = ({ prompt, initial }: OpenedPrompt, onSaved: () => void) => {
  const form = useApiForm(newPromptSchema, { defaultValues: initial });
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useAddPrompt();
  const change = useChangePrompt();
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  const outcome = (success: string, failure: string) => ({
    onSuccess: () => {
      toast({ title: messages.success, description: success });
      onSaved();
    },
    onError: (error: Error) => {
      toast({ title: messages.error, description: failure, variant: 'destructive' });
      setRefusal(showServerErrors(form, error) ? null : describeFailure(error));
    },
  });
  const submit = form.handleSubmit((body) => {
    setRefusal(null);
    if (prompt)
      change.mutate({ params: { id: prompt.id }, body }, outcome(messages.updated, messages.notUpdated));
    else add.mutate({ body }, outcome(messages.created, messages.notCreated));
  });
  return { form, isDirty, submit, refusal, isSaving: add.isPending || change.isPending };
};

export type PromptForm = ReturnType<typeof usePromptForm>['form'];

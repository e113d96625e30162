import { zodResolver } from '@hookform/resolvers/zod';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { offerHelp } from '../../../lib/offer-help.ts';
import { useUser } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { showServerErrors } from '../../../lib/use-api-form.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { substancesMessages } from '../substances-messages.ts';
import { type RecordDraft, recordDraftSchema } from './record-draft.ts';

interface RecordFormOptions {
  initial: RecordDraft;
  /** The amount of the record that is edited. */
  keptAmount?: number;
  send: (draft: RecordDraft) => Promise<SubstanceRecord>;
  onSaved: (record: SubstanceRecord) => void;
  /** Said when it could not be sent. */
  failure: string;
  /** Whether the form tells by itself why: another place saved something. */
  readRefusal?: (error: unknown) => boolean;
}

/** The form of a use with its saving: one record however often it is pressed. */
export const useRecordForm = ({ initial, keptAmount, send, onSaved, failure, readRefusal }: RecordFormOptions) => {
  const { timeZone } = useUser();
  const schema = useMemo(() => recordDraftSchema(timeZone, keptAmount), [timeZone, keptAmount]);
  const form = useForm<RecordDraft>({ resolver: zodResolver(schema), defaultValues: initial });
  const [isSaving, setSaving] = useState(false);
  // A second press may come before the first one is drawn, or be checked after it was stored.
  const isSending = useRef(false);
  useUnsavedChanges(form.formState.isDirty);

  const save = async (draft: RecordDraft): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    try {
      const record = await send(draft);
      void offerHelp([draft.notes], [initial.notes]);
      onSaved(record);
    } catch (error) {
      if (!readRefusal?.(error)) {
        showServerErrors(form, error);
        toast({ title: substancesMessages.error, description: failure, variant: 'destructive' });
      }
      isSending.current = false;
    }
    setSaving(false);
  };

  return { form, isSaving, submit: form.handleSubmit(save) };
};

export type RecordForm = ReturnType<typeof useRecordForm>['form'];

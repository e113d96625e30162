import { type FormEvent, useRef } from 'react';
import type { DefaultValues, FieldValues, FormState } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../../ui/toast/toast-store.ts';
import { libMessages } from '../lib-messages.ts';
import { offerHelp } from '../offer-help.ts';
import { offerUndo, tellFailure } from '../tell.ts';
import { useUnsavedChanges } from '../unsaved-changes.ts';
import { showServerErrors, useApiForm } from '../use-api-form.ts';
import { type FieldWords, useEdited } from '../use-edited.ts';
import { useIsMounted } from '../use-is-mounted.ts';
import type { RecordKind } from './record-kind.ts';

interface Kept {
  readonly id: string;
  readonly etag: string;
}

interface RecordFormOptions<Stored, New, Change, Draft extends FieldValues, Typed> {
  schema: z.ZodType<Typed, Draft>;
  /** The record that is changed, as this window knows it now; none for a new one. */
  stored: Stored | undefined;
  blank: () => Draft;
  draftOf: (stored: Stored) => Draft;
  toNew: (typed: Typed) => NoInfer<New>;
  /** What of `typed` is sent: `touched` has the fields that somebody changed. */
  toChange: (typed: Typed, touched: FormState<Draft>['dirtyFields'], before: Stored) => NoInfer<Change>;
  /** The fields by name, for what another window saved. */
  fields: FieldWords<Draft>;
  /** What was written in one's own words, and may speak of an emergency. */
  textsOf: (draft: Draft) => readonly (string | null | undefined)[];
  /** One was added, and did not speak of an emergency. */
  onAdded?: () => void;
  /** Closes the form. */
  onDone: () => void;
}

/**
 * The form of a new or stored record: stored once however often it is submitted, follows other windows, offers to take
 * a change back, puts refusals under their fields, and asks before input is lost.
 */
export const useRecordForm = <
  Bare,
  Stored extends Bare & Kept,
  New,
  Change,
  Draft extends FieldValues,
  Typed extends FieldValues,
>(
  { useAdd, useChange, toSentAgain, words }: RecordKind<Bare, New, Change>,
  {
    schema,
    stored,
    blank,
    draftOf,
    toNew,
    toChange,
    fields,
    textsOf,
    onAdded,
    onDone,
  }: RecordFormOptions<Stored, New, Change, Draft, Typed>,
) => {
  const add = useAdd();
  const change = useChange();
  const isMounted = useIsMounted();
  const isSending = useRef(false);
  const isSaving = add.isPending || change.isPending;
  const form = useApiForm(schema, { defaultValues: (stored ? draftOf(stored) : blank()) as DefaultValues<Draft> });
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedChanges(isDirty);
  const edited = useEdited({
    form,
    current: stored ?? null,
    toValues: draftOf,
    words: fields,
    isSaving,
    rowId: stored?.id,
  });

  const sendNew = async (typed: Typed): Promise<void> => {
    await add.mutateAsync({ body: toNew(typed) });
    toast({ title: libMessages.success, description: words.added });
  };
  const sendChange = async (typed: Typed, before: Stored): Promise<void> => {
    const params = { id: before.id };
    const body = { ...toChange(typed, dirtyFields, before), etag: edited.etag };
    const { etag } = await change.mutateAsync({ params, body });
    offerUndo({
      title: words.changed,
      undo: () => change.mutateAsync({ params, body: { ...toSentAgain(before), etag } }),
      undone: words.reverted,
      notUndone: words.notReverted,
    });
  };
  const tellRefusal = (error: unknown): void => {
    if (edited.readRefusal(error)) return;
    if (showServerErrors(form, error) && !words.isToldBesideFields) return;
    if (stored) tellFailure(error, words.notChanged);
    else tellFailure(words.isFailureSpecified ? null : error, words.notAdded);
  };
  const save = form.handleSubmit(async (typed) => {
    if (isSending.current) return;
    isSending.current = true;
    const before = edited.base;
    const texts = textsOf(form.getValues());
    try {
      await (before ? sendChange(typed, before) : sendNew(typed));
      void offerHelp(texts, before ? textsOf(draftOf(before)) : []).then((isOffered) => {
        if (!isOffered && !before) onAdded?.();
      });
      // A promise calls back even where the form was closed meanwhile.
      if (isMounted()) onDone();
    } catch (error) {
      isSending.current = false;
      tellRefusal(error);
    }
  });
  return {
    form,
    isSaving,
    elsewhere: edited.elsewhere,
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (isDirty || !stored) return save(event);
      event.preventDefault();
      return onDone();
    },
  };
};

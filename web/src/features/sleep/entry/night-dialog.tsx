import type { SleepRecordWithEtag } from '@vida/contract/sleep/sleep-endpoints.ts';
import { toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { formatDay } from '../../../lib/format.ts';
import type { RecordDialogProps } from '../../../lib/records/use-record-actions.tsx';
import { useRecordForm } from '../../../lib/records/use-record-form.ts';
import { useUser } from '../../../lib/session.ts';
import { type FieldWords, withUnit } from '../../../lib/use-edited.ts';
import { useToday } from '../../../lib/use-today.ts';
import { celebrate } from '../../../lib/vida-says.ts';
import { EntryDialog } from '../../../ui/entry-dialog.tsx';
import { formatNightDay } from '../format-night.ts';
import { nightKind } from '../night-kind.ts';
import { entryMessages as messages } from './entry-messages.ts';
import {
  blankDraft,
  draftOf,
  type NightDraft,
  nightSchema,
  toNightChange,
  toSentNight,
  wakeTimeZoneOf,
} from './night-draft.ts';
import { NightFields } from './night-fields.tsx';

const fields: FieldWords<NightDraft> = {
  labels: messages.labels,
  show: { sleepDate: formatDay, fallAsleepTime: withUnit(messages.minutes) },
};

/** A night: a stored one in the form it was entered with, or last night as most nights are, to be corrected. */
export const NightDialog = ({ record, onClose }: RecordDialogProps<SleepRecordWithEtag>) => {
  const { timeZone } = useUser();
  const today = useToday();
  const wakeTimeZone = record ? wakeTimeZoneOf(record, timeZone) : timeZone;
  const entry = useRecordForm(nightKind, {
    schema: nightSchema(wakeTimeZone, timeZone),
    stored: record,
    blank: () => blankDraft(today, timeZone),
    draftOf: (stored) => draftOf(stored, timeZone),
    toNew: toSentNight,
    toChange: toNightChange,
    fields,
    textsOf: ({ notes }) => [notes],
    onAdded: () => celebrate('sleep_logged'),
    onDone: onClose,
  });
  const texts = record
    ? { title: messages.editTitle, description: messages.editText(formatNightDay(toNight(record))) }
    : { title: messages.newTitle, description: messages.newText, saveLabel: messages.save };
  return (
    <EntryDialog {...texts} entry={entry} onClose={onClose}>
      <NightFields form={entry.form} wakeTimeZone={wakeTimeZone} />
    </EntryDialog>
  );
};

import { useQuery } from '@tanstack/react-query';
import { SUBSTANCE_TYPES, type SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import {
  SUBSTANCE_HISTORY_DAYS,
  type SubstanceRecordWithEtag,
} from '@vida/contract/substances/substances-endpoints.ts';
import { formatDay } from '../../../lib/format.ts';
import type { RecordDialogProps } from '../../../lib/records/use-record-actions.tsx';
import { useRecordForm } from '../../../lib/records/use-record-form.ts';
import { useUser } from '../../../lib/session.ts';
import type { FieldWords } from '../../../lib/use-edited.ts';
import { useToday } from '../../../lib/use-today.ts';
import { EntryDialog } from '../../../ui/entry-dialog.tsx';
import { substanceKind } from '../substance-kind.ts';
import { substancesMessages } from '../substances-messages.ts';
import { recordsQuery } from '../substances-queries.ts';
import { entryMessages as messages } from './entry-messages.ts';
import {
  blankDraft,
  draftOf,
  type RecordDraft,
  recordDraftSchema,
  toNewRecord,
  toRecordChange,
} from './record-draft.ts';
import { RecordFields } from './record-fields.tsx';

const fields: FieldWords<RecordDraft> = {
  labels: messages.fieldNames,
  show: {
    substanceType: (type) => substancesMessages.names[type],
    unit: (unit) => substancesMessages.units[unit][1],
    drink: (drink) => messages.drinks[drink],
    recordedAt: (at) => {
      const [day = '', time = ''] = at.split('T');
      return `${formatDay(day)}, ${time}`;
    },
  },
};

interface UseDialogProps extends RecordDialogProps<SubstanceRecordWithEtag> {
  /** What a new one begins with; what was recorded last where nothing is said. */
  type?: SubstanceType;
}

/** A use: a new one of now, or a stored one in the form it was entered with. */
export const RecordDialog = ({ record, type, onClose }: UseDialogProps) => {
  const { timeZone } = useUser();
  const { data: records } = useQuery(recordsQuery(SUBSTANCE_HISTORY_DAYS, useToday()));
  const entry = useRecordForm(substanceKind, {
    schema: recordDraftSchema(timeZone, record && Number(record.amount)),
    stored: record,
    blank: () => blankDraft(type ?? records?.[0]?.substanceType ?? SUBSTANCE_TYPES[0], timeZone),
    draftOf: (stored) => draftOf(stored, timeZone),
    toNew: (draft) => toNewRecord(draft, timeZone),
    toChange: (draft, touched) => toRecordChange(draft, touched.recordedAt === true, timeZone),
    fields,
    textsOf: ({ notes }) => [notes],
    onDone: onClose,
  });
  return (
    <EntryDialog
      title={record ? messages.editTitle : messages.newTitle}
      saveLabel={record ? undefined : messages.save}
      entry={entry}
      onClose={onClose}
    >
      <RecordFields form={entry.form} isStored={record !== undefined} />
    </EntryDialog>
  );
};

import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import type { SubstanceRecordWithEtag } from '@vida/contract/substances/substances-endpoints.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { TableColumn } from '../../../ui/table-column.ts';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import { useFocusOnLeave } from '../../../ui/use-focus-on-leave.ts';
import { EditRecordDialog } from '../entry/edit-record-dialog.tsx';
import { substancesMessages } from '../substances-messages.ts';
import { describeAmount } from './describe-record.ts';
import { recordsMessages as messages } from './records-messages.ts';
import { useDeleteWithUndo } from './use-delete-record.ts';

const columnsFor = (timeZone: string, hasNotes: boolean): readonly TableColumn<SubstanceRecord>[] => [
  {
    key: 'when',
    header: messages.when,
    cell: ({ recordedAt }) => <span className="max-md:text-sm">{formatDateTime(recordedAt, timeZone)}</span>,
  },
  {
    key: 'what',
    header: messages.what,
    cell: ({ substanceType }) => substancesMessages.names[substanceType],
  },
  { key: 'amount', header: messages.amount, cell: (record) => <b>{describeAmount(record)}</b> },
  ...(hasNotes
    ? [
        {
          key: 'notes',
          header: messages.notes,
          priority: 3 as const,
          cell: ({ notes }: SubstanceRecord) => (
            <span className="wrap-anywhere whitespace-pre-line">{notes ?? messages.nothing}</span>
          ),
        },
      ]
    : []),
];

interface RecordsTableProps {
  records: readonly SubstanceRecordWithEtag[];
  /** Takes the focus when the last record is gone. */
  around: RefObject<HTMLElement | null>;
}

/** Records as rows with their menu: edit, delete with 'Desfazer'. */
export const RecordsTable = ({ records, around }: RecordsTableProps) => {
  const { timeZone } = useUser();
  const remove = useDeleteWithUndo();
  const [edited, setEdited] = useState<SubstanceRecordWithEtag | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  useFocusOnLeave(place, around);
  // The menu is gone when the dialog closes: its button takes the focus back.
  useEffect(() => (edited ? () => opener.current?.focus() : undefined), [edited]);
  const edit = (record: SubstanceRecordWithEtag) => {
    opener.current = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]') ?? null;
    setEdited(record);
  };
  const keepFocusNear = useFocusAfterRemoval(place, records, 'tbody tr');
  const removeRow = (record: SubstanceRecordWithEtag) => {
    keepFocusNear(record);
    void remove(record);
  };
  return (
    <div ref={place}>
      <DataTable
        caption={messages.title}
        columns={columnsFor(
          timeZone,
          records.some(({ notes }) => notes !== null),
        )}
        rows={records}
        rowKey={({ id }) => id}
        rowLabel={({ substanceType, recordedAt }) =>
          messages.options(substancesMessages.names[substanceType].toLowerCase(), formatDateTime(recordedAt, timeZone))
        }
        actions={(record) => [
          { label: messages.edit, icon: Pencil, onSelect: () => edit(record) },
          { label: messages.remove, icon: Trash2, danger: true, onSelect: () => removeRow(record) },
        ]}
      />
      {edited && (
        <EditRecordDialog
          record={records.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
};

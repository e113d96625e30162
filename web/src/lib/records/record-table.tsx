import type { RefObject } from 'react';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import type { LazyPart } from '../../ui/lazy-part.tsx';
import { useFocusOnLeave } from '../../ui/use-focus.ts';
import type { RemovableKind } from './record-kind.ts';
import { type RecordDialogProps, useRecordActions } from './use-record-actions.tsx';

interface RecordTableProps<Row, Stored, New> {
  kind: RemovableKind<Stored, New>;
  /** Names the table for readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  records: readonly Row[];
  /** Names a row, for its menu: 'Opções da noite de 21/11'. */
  rowLabel: (record: Row) => string;
  /** Changes a record. */
  dialog: LazyPart<RecordDialogProps<Row>>;
  /** Takes the focus when the last record is gone, and the table with it. */
  around?: RefObject<HTMLElement | null>;
}

/** Records as rows, a card a row on a phone, each with its menu: change, delete with 'Desfazer'. */
export const RecordTable = <Row extends { readonly id: string }, Stored, New>({
  kind,
  caption,
  columns,
  records,
  rowLabel,
  dialog,
  around,
}: RecordTableProps<Row, Stored, New>) => {
  const { place, menuOf, opened } = useRecordActions(kind, records, dialog);
  useFocusOnLeave(place, around);
  return (
    <div ref={place}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={records}
        rowKey={({ id }) => id}
        rowLabel={rowLabel}
        actions={menuOf}
      />
      {opened}
    </div>
  );
};

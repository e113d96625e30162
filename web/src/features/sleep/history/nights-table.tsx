import type { KeptSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import { toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DataTable } from '../../../ui/data-table.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { formatNightDay } from '../format-night.ts';
import { historyMessages as messages } from './history-messages.ts';
import { nightColumns } from './night-columns.tsx';
import { useDeleteWithUndo } from './use-delete-night.ts';

const EditNightDialog = lazyPart(async () => (await import('../entry/edit-night-dialog.tsx')).EditNightDialog);

/** Nights as rows, with their menu. */
export const NightsTable = ({ records }: { records: readonly KeptSleepRecord[] }) => {
  const remove = useDeleteWithUndo();
  const [edited, setEdited] = useState<KeptSleepRecord | null>(null);
  const { Dialog, open, close } = useLazyDialog(EditNightDialog);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const keepFocusNear = useFocusAfterRemoval(place, records, 'tbody tr');

  // The menu is gone when the dialog closes: its button takes the focus back.
  useEffect(() => (edited ? () => opener.current?.focus() : undefined), [edited]);
  const edit = (record: KeptSleepRecord) => {
    opener.current = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]') ?? null;
    setEdited(record);
    open();
  };
  const closeEdited = () => {
    close();
    setEdited(null);
  };
  const removeRow = (record: KeptSleepRecord) => {
    keepFocusNear(record);
    void remove(record);
  };
  return (
    <div ref={place}>
      <DataTable
        caption={messages.title}
        columns={nightColumns}
        rows={records}
        rowKey={({ id }) => id}
        rowLabel={(record) => messages.options(formatNightDay(toNight(record)))}
        actions={(record) => [
          { label: messages.edit, icon: Pencil, onSelect: () => edit(record) },
          { label: messages.remove, icon: Trash2, danger: true, onSelect: () => removeRow(record) },
        ]}
      />
      {Dialog && edited && (
        <Dialog record={records.find(({ id }) => id === edited.id) ?? edited} onClose={closeEdited} />
      )}
    </div>
  );
};

import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type LazyPart, type OpenDialogProps, useLazyDialog } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { useFocusAfterRemoval } from '../../ui/use-focus.ts';
import { libMessages } from '../lib-messages.ts';
import { offerUndo, tellFailure } from '../tell.ts';
import type { RemovableKind } from './record-kind.ts';

/** What the dialog of a record gets. */
export interface RecordDialogProps<Row> extends OpenDialogProps {
  /** The one that is changed; none for a new one. */
  record?: Row | undefined;
}

interface Row {
  readonly id: string;
}

/** 'Editar' and 'Apagar' of a record's menu. */
export const recordMenu = (edit: () => void, remove: () => void): readonly MenuItem[] => [
  { label: libMessages.edit, icon: Pencil, onSelect: edit },
  { label: libMessages.remove, icon: Trash2, danger: true, onSelect: remove },
];

/** Deletes a record at once and offers it back. */
export const useDeleteWithUndo = <Stored, New>({
  useAdd,
  useRemove,
  toSentAgain,
  words,
}: RemovableKind<Stored, New>) => {
  const remove = useRemove();
  const restore = useAdd();
  return ({ id }: { readonly id: string }): Promise<unknown> =>
    remove.mutateAsync({ params: { id } }).then(
      (removed) =>
        offerUndo({
          title: words.removed,
          undo: () => restore.mutateAsync({ body: toSentAgain(removed) }),
          undone: words.restored,
          notUndone: words.notRestored,
          altText: words.undoAlt,
        }),
      (error) => tellFailure(error, words.notRemoved),
    );
};

/** Deleting a row with 'Desfazer'; the focus stays in `place`, whose rows `selector` finds. */
export const useRemoval = <R extends Row, Stored, New>(
  kind: RemovableKind<Stored, New>,
  rows: readonly R[],
  selector: 'tbody tr' | 'li',
) => {
  const place = useRef<HTMLDivElement>(null);
  const remove = useDeleteWithUndo(kind);
  const keepFocusNear = useFocusAfterRemoval(place, rows, selector);
  return {
    place,
    remove: (row: R): void => {
      keepFocusNear(row);
      void remove(row);
    },
  };
};

/**
 * A table's rows and what can be done with them: change in `part`, delete with 'Desfazer'. The focus goes back to the
 * row. `place` is the element around the table; `opened` is to be drawn beside it.
 */
export const useRecordActions = <R extends Row, Stored, New>(
  kind: RemovableKind<Stored, New>,
  rows: readonly R[],
  part: LazyPart<RecordDialogProps<R>>,
) => {
  const { place, remove } = useRemoval(kind, rows, 'tbody tr');
  const [edited, setEdited] = useState<R | null>(null);
  const { Dialog, open, close } = useLazyDialog(part);
  const opener = useRef<HTMLElement>(null);

  // The menu is gone when the dialog closes: its button takes the focus back.
  useEffect(() => (edited ? () => opener.current?.focus() : undefined), [edited]);
  const edit = (row: R): void => {
    opener.current = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]') ?? null;
    setEdited(row);
    open();
  };
  const handleClose = (): void => {
    close();
    setEdited(null);
  };
  return {
    place,
    menuOf: (row: R) =>
      recordMenu(
        () => edit(row),
        () => remove(row),
      ),
    opened: Dialog && edited && (
      <Dialog record={rows.find(({ id }) => id === edited.id) ?? edited} onClose={handleClose} />
    ),
  };
};

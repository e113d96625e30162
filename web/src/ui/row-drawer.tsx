import { Ellipsis } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuItem } from './menu-item.ts';
import type { TableColumn } from './table-column.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

interface RowDrawerProps<Row> {
  row: Row;
  label: string;
  columns: readonly TableColumn<Row>[];
  items: readonly MenuItem[];
}

const OpenedRowDrawer = lazyPart(async () => (await import('./opened-row-drawer.tsx')).OpenedRowDrawer);

/** The three dots that open all of a row and its actions, where the table has no room for them. */
export const RowDrawer = <Row,>({ row, label, columns, items }: RowDrawerProps<Row>) => {
  const { Dialog: OpenedDrawer, opener, close } = useLazyDialog(OpenedRowDrawer);
  return (
    <>
      <IconButton icon={Ellipsis} label={label} {...opener} />
      {OpenedDrawer && (
        <OpenedDrawer
          values={columns.map(({ key, header, cell }) => ({ key, label: header, value: cell(row) }))}
          items={items}
          onClose={close}
        />
      )}
    </>
  );
};

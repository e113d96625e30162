import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';
import { IconButton } from './icon-button.tsx';
import { ReadValue } from './read-value.tsx';
import type { MenuItem } from './row-menu.tsx';
import type { TableColumn } from './table-column.ts';
import { uiMessages } from './ui-messages.ts';

interface RowDrawerProps<Row> {
  row: Row;
  label: string;
  columns: readonly TableColumn<Row>[];
  items: readonly MenuItem[];
}

/** All of a row and its actions, where the table has no room for them. */
export const RowDrawer = <Row,>({ row, label, columns, items }: RowDrawerProps<Row>) => {
  const [open, setOpen] = useState(false);
  const select = (item: MenuItem) => {
    setOpen(false);
    item.onSelect();
  };
  return (
    <Drawer
      title={uiMessages.details}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={Ellipsis} label={label} />}
    >
      <dl className="grid grid-cols-2 gap-4 tabular-nums">
        {columns.map((column) => (
          <ReadValue key={column.key} label={column.header} value={column.cell(row)} />
        ))}
      </dl>
      {items.length > 0 && (
        <div className="mt-5 grid gap-2">
          {items.map((item) => (
            <Button
              key={item.label}
              variant={item.danger ? 'danger' : 'outline'}
              disabled={item.disabled}
              {...(item.icon && { icon: item.icon })}
              onClick={() => select(item)}
            >
              {item.label}
            </Button>
          ))}
        </div>
      )}
    </Drawer>
  );
};

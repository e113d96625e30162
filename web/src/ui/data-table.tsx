import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { lazyPart, useLazyDialog } from './lazy-part.tsx';
import type { MenuItem } from './menu-item.ts';
import { RowMenu } from './row-menu.tsx';

interface RowDrawerProps<Row> {
  row: Row;
  label: string;
  columns: readonly TableColumn<Row>[];
  items: readonly MenuItem[];
}

const OpenedRowDrawer = lazyPart(async () => (await import('./opened-row-drawer.tsx')).OpenedRowDrawer);

/** The three dots that open all of a row and its actions, where the table has no room for them. */
const RowDrawer = <Row,>({ row, label, columns, items }: RowDrawerProps<Row>) => {
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

interface DataTableProps<Row> {
  /** Names the table for readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names a row, for its menu: 'Opções da medição de 21/11, 06:52'. */
  rowLabel: (row: Row) => string;
  actions?: (row: Row) => readonly MenuItem[];
}

const visibility = { 1: '', 2: 'max-md:hidden', 3: 'max-lg:hidden' } as const;

const cellClass = <Row,>(column: TableColumn<Row>): string =>
  clsx(
    'px-1.5 first:pl-0 last:pr-0 md:px-3',
    visibility[column.priority ?? 1],
    column.align === 'end' ? 'text-right' : 'text-left',
  );

/** Rows of data. On small screens the lesser columns leave; a row's three dots then open them all in a drawer. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, rowLabel, actions }: DataTableProps<Row>) => {
  const hides = columns.some((column) => (column.priority ?? 1) > 1);
  // With very large text the table scrolls in its place, not the page; the room keeps focus rings whole.
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-input">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx('py-2 text-sm font-semibold text-muted-foreground', cellClass(column))}
              >
                {column.header}
              </th>
            ))}
            {(actions || hides) && <td className={clsx(!actions && 'lg:hidden')} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="h-13 border-b border-border">
              {columns.map((column) => (
                <td key={column.key} className={clsx('py-1 max-md:text-[1rem]', cellClass(column))}>
                  {column.cell(row)}
                </td>
              ))}
              {(actions || hides) && (
                <td className={clsx('w-11 text-right', !actions && 'lg:hidden')}>
                  {hides && (
                    <div className="lg:hidden">
                      <RowDrawer row={row} label={rowLabel(row)} columns={columns} items={actions?.(row) ?? []} />
                    </div>
                  )}
                  {actions && (
                    <RowMenu label={rowLabel(row)} items={actions(row)} className={hides ? 'max-lg:hidden' : ''} />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A column of a table of rows. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** 1 is always in sight, 2 from 761 px, 3 from 1101 px. */
  priority?: 1 | 2 | 3;
  align?: 'start' | 'end';
}

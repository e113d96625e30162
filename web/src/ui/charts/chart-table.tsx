import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../format-number.ts';
import { IconButton } from '../icon-button.tsx';
import { uiMessages } from '../ui-messages.ts';

const PAGE_ROWS = 50;

/** The figures of a chart as text, newest first; a row is written only when it is shown. */
export interface ChartRows {
  columns: readonly string[];
  rowCount: number;
  /** The cells of row `index`, one a column. */
  rowAt: (index: number) => readonly string[];
}

interface PagesProps {
  page: number;
  pageRows: number;
  rowCount: number;
  onPage: (page: number) => void;
}

const Pages = ({ page, pageRows, rowCount, onPage }: PagesProps) => {
  const lastPage = Math.ceil(rowCount / pageRows) - 1;
  const [from, to] = [page * pageRows + 1, Math.min((page + 1) * pageRows, rowCount)];
  const steps = [
    { icon: ChevronsLeft, label: uiMessages.rowsFirst, target: 0 },
    { icon: ChevronLeft, label: uiMessages.rowsNewer, target: Math.max(0, page - 1) },
    { icon: ChevronRight, label: uiMessages.rowsOlder, target: Math.min(lastPage, page + 1) },
    { icon: ChevronsRight, label: uiMessages.rowsLast, target: lastPage },
  ];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-1">
      <p role="status" className="mr-auto text-sm text-muted-foreground tabular-nums">
        {uiMessages.rowsShown(formatNumber(from), formatNumber(to), formatNumber(rowCount))}
      </p>
      {steps.map(({ icon, label, target }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-disabled={target === page}
          className="aria-disabled:opacity-40"
          onClick={() => onPage(target)}
        />
      ))}
    </div>
  );
};

export interface ChartTableProps extends ChartRows {
  caption: string;
  /** Rows of a page. */
  pageRows?: number;
}

/** The figures of a chart as text; a page at a time, since a sensor writes 288 a day. */
export const ChartTable = ({ caption, columns, rowCount, rowAt, pageRows = PAGE_ROWS }: ChartTableProps) => {
  const [chosenPage, setPage] = useState(0);
  const page = chosenPage * pageRows < rowCount ? chosenPage : 0;
  const start = page * pageRows;
  const indices = Array.from({ length: Math.min(pageRows, rowCount - start) }, (_, row) => start + row);
  return (
    <>
      <table className="w-full border-collapse text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-input text-sm text-muted-foreground">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {indices.map((index) => (
            <tr key={index} className="border-b border-border">
              {rowAt(index).map((cell, column) => (
                <td key={columns[column]} className="py-2 pr-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rowCount > pageRows && <Pages page={page} pageRows={pageRows} rowCount={rowCount} onPage={setPage} />}
    </>
  );
};

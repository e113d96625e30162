import { useState } from 'react';
import { Button } from '../button.tsx';
import { uiMessages } from '../ui-messages.ts';

const PAGE_ROWS = 50;

/** The figures of a chart as text, newest first; a row is written only when it is shown. */
export interface ChartRows {
  columns: readonly string[];
  rowCount: number;
  /** The cells of row `index`, one a column; the first cell is unique ('21/11, 06:52'). */
  rowAt: (index: number) => readonly string[];
}

/** The figures of a chart as text; a page at a time, since a sensor writes 288 a day. */
export const ChartTable = ({ caption, columns, rowCount, rowAt }: ChartRows & { caption: string }) => {
  const [shown, setShown] = useState(PAGE_ROWS);
  const rows = Array.from({ length: Math.min(shown, rowCount) }, (_, index) => rowAt(index));
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
          {rows.map((row) => (
            <tr key={row.join()} className="border-b border-border">
              {row.map((cell, index) => (
                <td key={columns[index]} className="py-2 pr-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rowCount > shown && (
        <Button variant="ghost" className="mt-2 mr-2 -ml-3" onClick={() => setShown(shown + PAGE_ROWS)}>
          {uiMessages.showMore}
        </Button>
      )}
    </>
  );
};

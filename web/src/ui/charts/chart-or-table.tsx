import { ChartLine, Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { uiMessages } from '../ui-messages.ts';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

interface ChartOrTableProps {
  /** The same figures as text. */
  table: ChartTableProps;
  /** Of the button. */
  className: string;
  /** The chart; the table takes its place. */
  children: ReactNode;
}

/** A chart, and the button that shows its figures as a table instead. */
export const ChartOrTable = ({ table, className, children }: ChartOrTableProps) => {
  const [asTable, setAsTable] = useState(false);
  const bodyId = useId();
  return (
    <>
      <div id={bodyId}>{asTable ? <ChartTable {...table} /> : children}</div>
      <Button
        variant="ghost"
        icon={asTable ? ChartLine : Table}
        className={className}
        aria-controls={bodyId}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? uiMessages.showChart : uiMessages.showTable}
      </Button>
    </>
  );
};

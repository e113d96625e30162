import { ChartLine, Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { uiMessages } from '../ui-messages.ts';
import { type ChartRows, ChartTable } from './chart-table.tsx';

interface ChartFrameProps {
  title: string;
  /** What the chart says, in one sentence. */
  sentence: ReactNode;
  actions?: ReactNode;
  /** The same figures as text. */
  table: ChartRows;
  /** The chart; the table takes its place. */
  children: ReactNode;
  busy?: boolean;
  below?: ReactNode;
}

/** A chart with its sentence above and its table beside it. */
export const ChartFrame = ({ title, sentence, actions, busy = false, table, children, below }: ChartFrameProps) => {
  const [asTable, setAsTable] = useState(false);
  const bodyId = useId();
  return (
    <Card title={title} subtitle={sentence} actions={actions} busy={busy}>
      <div id={bodyId}>{asTable ? <ChartTable caption={title} {...table} /> : children}</div>
      <Button
        variant="ghost"
        icon={asTable ? ChartLine : Table}
        className="mt-2 -ml-3"
        aria-controls={bodyId}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? uiMessages.showChart : uiMessages.showTable}
      </Button>
      {below}
    </Card>
  );
};

import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { ChartOrTable } from './chart-or-table.tsx';
import type { ChartRows } from './chart-table.tsx';

interface ChartFrameProps {
  title: string;
  /** What the chart says, in one sentence. */
  sentence: ReactNode;
  /** The choice of the period and the like. */
  actions?: ReactNode;
  /** The same figures as text. */
  table: ChartRows;
  /** The chart; the table takes its place. */
  children: ReactNode;
  /** Other figures are on their way. */
  busy?: boolean;
  /** What belongs under both. */
  below?: ReactNode;
}

/** A chart with its sentence above and its table beside it. */
export const ChartFrame = ({ title, sentence, actions, busy = false, table, children, below }: ChartFrameProps) => (
  <Card title={title} subtitle={sentence} actions={actions} busy={busy}>
    <ChartOrTable table={{ caption: title, ...table }} className="mt-2 -ml-3">
      {children}
    </ChartOrTable>
    {below}
  </Card>
);

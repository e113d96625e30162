import type { ChatFigures, ChatPoint } from '@vida/contract/chat/chat-figures.ts';
import { ChartOrTable } from '../../../ui/charts/chart-or-table.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { figuresMessages as messages } from './figures-messages.ts';
import { PointsPlot, valuesOf } from './points-plot.tsx';

/** '112 mg/dL', '128 por 82 mmHg', '7,2%' */
const formatValue = (value: number, second: number | null, unit: string): string => {
  const number = second === null ? formatNumber(value) : `${formatNumber(value)} por ${formatNumber(second)}`;
  return unit === '' || unit === '%' ? `${number}${unit}` : `${number} ${unit}`;
};

/** In the unit that stands beside it: one line, on a phone too. */
const sayBand = ({ band }: ChatFigures): string | null => {
  if (!band) return null;
  const { from, to } = band;
  if (from !== null && to !== null) return messages.between(formatNumber(from), formatNumber(to));
  if (from !== null) return messages.atLeast(formatNumber(from));
  return to === null ? null : messages.atMost(formatNumber(to));
};

const sayChart = ({ series, points, unit }: ChatFigures): string => {
  const values = valuesOf(points);
  return messages.chart(
    messages.of(series).name,
    [points[0]?.label ?? '', points.at(-1)?.label ?? ''],
    formatNumber(Math.min(...values)),
    formatValue(Math.max(...values), null, unit),
  );
};

const cellsOf = ({ label, value, second }: ChatPoint, unit: string): readonly string[] => [
  label,
  value === null ? messages.missing : formatValue(value, second, unit),
];

/** What an answer told of, drawn, or as a table in the drawing's order. */
export const AnswerChart = ({ figures }: { figures: ChatFigures }) => {
  const { series, points, unit } = figures;
  const name = messages.of(series).name;
  const legend = sayBand(figures);
  return (
    <figure className="rounded-lg border border-border bg-card px-3 pt-3 pb-1">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted-foreground">
        <span>{unit === '' ? name : `${name} (${unit})`}</span>
        {legend && <span>{legend}</span>}
      </p>
      <ChartOrTable
        className="-ml-3"
        table={{
          caption: name,
          columns: [messages.when, name],
          rowCount: points.length,
          rowAt: (index) => (points[index] ? cellsOf(points[index], unit) : []),
          pageRows: points.length,
        }}
      >
        <PointsPlot figures={figures} label={sayChart(figures)} />
      </ChartOrTable>
    </figure>
  );
};

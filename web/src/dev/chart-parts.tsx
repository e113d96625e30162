import { DAY_MINUTES, MINUTE_MS } from '@vida/contract/core/time.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Card } from '../ui/card.tsx';
import { BandSparkline } from '../ui/charts/band-sparkline.tsx';
import { ChartFrame } from '../ui/charts/chart-frame.tsx';
import type { ChartPoint } from '../ui/charts/chart-points.ts';
import type { GlucoseRange } from '../ui/charts/glucose-range.ts';
import { RangeBar } from '../ui/charts/range-bar.tsx';
import { RangeMark } from '../ui/charts/range-mark.tsx';
import { TimeSeriesChart } from '../ui/charts/time-series-chart.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { PartSection } from './part-section.tsx';

const band = { from: 70, to: 180 };
const ticks = [54, 70, 140, 180, 250];
const periods = [
  { value: '14', label: '14 dias' },
  { value: '1', label: 'Sensor, 1' },
  { value: '90', label: 'Sensor, 90' },
] as const;
const limits = {
  veryHigh: 'acima de 250',
  high: '181 a 250',
  target: '70 a 180',
  low: '54 a 69',
  veryLow: 'abaixo de 54',
};
const counts = { veryLow: 1, low: 4, target: 84, high: 9, veryHigh: 2 };
const formatDay = (at: number) => new Date(at).toLocaleDateString('pt-BR', { weekday: 'short' }).slice(0, 3);
const formatAt = (at: number) => new Date(at).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** For the page of parts only; the product asks the contract. */
const sampleRangeOf = (value: number): GlucoseRange => {
  if (value < 54) return 'veryLow';
  if (value < 70) return 'low';
  if (value <= 180) return 'target';
  return value <= 250 ? 'high' : 'veryHigh';
};

const values = [
  105, 152, 116, 115, 164, 120, 96, 138, 112, 118, 168, 262, 94, 148, 145, 126, 48, 128, 102, 140, 128, 104, 134, 212,
  108, 145, 116, 154, 150, 98, 61, 137, 148, 110, 156, 142, 104, 190, 124, 112,
];

/** Fourteen days of finger pricks that end at `now`. */
const fingerPricks = (now: number): ChartPoint[] =>
  values.map((value, index) => ({ at: now - (values.length - 1 - index) * 500 * MINUTE_MS, value, kind: 'point' }));

/** `days` days of a sensor that writes every five minutes, with a silent afternoon. */
const sensorReadings = (now: number, days: number): ChartPoint[] =>
  Array.from({ length: (days * DAY_MINUTES) / 5 }, (_, index) => {
    const day = (index * 5) / DAY_MINUTES;
    const meals = Math.max(0, Math.sin(day * 2 * Math.PI * 3)) * 55;
    const slow = Math.sin(day * 1.7) * 28;
    return {
      at: now - (days - day) * DAY_MINUTES * MINUTE_MS,
      value: Math.round(110 + meals + slow),
      kind: 'sensor' as const,
    };
  }).filter((_, index) => index < 400 || index > 450);

/** The chart with its frame, the ranges, the table. */
export const ChartParts = () => {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('14');
  const [now] = useState(Date.now);
  const points = useMemo(
    () => (period === '14' ? fingerPricks(now) : sensorReadings(now, Number(period))),
    [now, period],
  );
  const pricks = fingerPricks(now);
  return (
    <PartSection title="Gráficos">
      <div className="rounded-xl bg-deep p-6 text-deep-foreground">
        <BandSparkline
          className="h-48 max-w-100"
          points={pricks.slice(-14)}
          band={band}
          rangeOf={sampleRangeOf}
          label="Glicose dos últimos 7 dias, com a faixa de 70 a 180 mg/dL"
          formatDay={formatDay}
          formatValue={String}
          onDeep
        />
      </div>
      <ChartFrame
        title="Últimos 14 dias"
        sentence="84% das medições na faixa de 70 a 180 mg/dL. Os picos vêm depois do almoço."
        actions={<Segmented label="Período" options={periods} value={period} onChange={setPeriod} />}
        table={{
          columns: ['Quando', 'Glicose'],
          rowCount: points.length,
          rowAt: (index) => {
            const point = points[points.length - 1 - index];
            return point ? [formatAt(point.at), `${point.value} mg/dL`] : [];
          },
        }}
      >
        <TimeSeriesChart
          points={points}
          band={band}
          rangeOf={sampleRangeOf}
          ticks={ticks}
          describePoint={({ at, value }) => `${new Date(at).toLocaleString('pt-BR')}: ${value} mg/dL`}
          label="Glicose, com a faixa de 70 a 180 mg/dL."
        />
        <RangeBar
          className="mt-3 border-t border-border pt-5"
          counts={counts}
          percents={counts}
          limits={limits}
          note="A meta costuma ser ficar na faixa em mais de 70% do tempo."
        />
      </ChartFrame>
      <Card title="Todas as medições">
        <DataTable
          caption="Medições de glicose"
          columns={[
            { key: 'at', header: 'Quando', cell: (row) => formatAt(row.at) },
            { key: 'value', header: 'Glicose', cell: (row) => <b>{row.value} mg/dL</b> },
            {
              key: 'range',
              header: 'Leitura',
              priority: 2,
              cell: (row) => (
                <span className="flex items-center gap-2">
                  <RangeMark range={sampleRangeOf(row.value)} />
                  {sampleRangeOf(row.value) === 'target' ? 'Normal' : 'Fora da faixa'}
                </span>
              ),
            },
            { key: 'kind', header: 'Origem', priority: 3, cell: () => 'Manual' },
          ]}
          rows={pricks.slice(-4)}
          rowKey={(row) => String(row.at)}
          rowLabel={(row) => `Opções da medição de ${formatAt(row.at)}`}
          actions={() => [
            { label: 'Editar', icon: Pencil, onSelect: () => undefined },
            { label: 'Apagar', icon: Trash2, danger: true, onSelect: () => toast({ title: 'Medição apagada' }) },
          ]}
        />
      </Card>
    </PartSection>
  );
};

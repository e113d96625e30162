import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { type MetricType, storedUnitOf } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { formatDay } from '../../../lib/format.ts';
import type { Care } from '../../../lib/health-profile.ts';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { formatVital } from '../format-metric.ts';
import { formatGlucoseNumber, formatMoment, shortenYear } from '../glucose/format-glucose.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { VitalWord } from '../vitals/vital-word.tsx';
import { ReadingWord } from './reading-word.tsx';
import { readingsMessages as messages } from './readings-messages.ts';

type Column = TableColumn<HealthMetric>;

/** What a row of readings is written with. */
export interface ReadingContext {
  readonly timeZone: string;
  readonly today: string;
  readonly glucoseUnit: GlucoseUnit;
  readonly care: Care | null;
}

/** When a reading was: a laboratory value has a day and no time. */
export const whenOf = ({ metricType, measuredAt }: HealthMetric, { timeZone, today }: ReadingContext) =>
  metricType === 'hba1c'
    ? formatDay(dayOf(new Date(measuredAt), timeZone))
    : formatMoment(measuredAt, timeZone, today);

const whenColumn = (context: ReadingContext): Column => ({
  key: 'when',
  header: messages.when,
  cell: (metric) => (
    <>
      <span className="text-sm md:hidden">{shortenYear(whenOf(metric, context))}</span>
      <span className="max-md:hidden">{whenOf(metric, context)}</span>
    </>
  ),
});

/** As `formatVital`, in little room: '128/82'. */
const formatShort = (metric: HealthMetric): string => formatVital(metric).replace(' por ', '/');

const valueColumn = (type: MetricType, { glucoseUnit }: ReadingContext): Column => ({
  key: 'value',
  header: measurementsMessages.types[type],
  cell: (metric) => {
    const { value, rangeFlag } = metric;
    if (value === null) return <b>{rangeFlag && measurementsMessages.flagValues[rangeFlag]}</b>;
    const isGlucose = type === 'glucose';
    return (
      <>
        <b className="whitespace-nowrap">
          {isGlucose ? formatGlucoseNumber(value, glucoseUnit) : formatShort(metric)}
        </b>{' '}
        <span className="text-muted-foreground">{isGlucose ? glucoseUnit : storedUnitOf(type)}</span>
      </>
    );
  },
});

const wordColumn = (type: MetricType, { care }: ReadingContext): Column => ({
  key: 'reading',
  header: messages.reading,
  cell: (metric) =>
    type === 'glucose' ? <ReadingWord reading={metric} /> : <VitalWord metric={metric} care={care} />,
});

const contextColumn: Column = {
  key: 'context',
  header: messages.context,
  priority: 2,
  cell: ({ context }) => (context ? measurementsMessages.contexts[context] : '–'),
};

const originColumn: Column = {
  key: 'origin',
  header: messages.origin,
  priority: 2,
  cell: ({ kind }) => <span className="text-muted-foreground">{measurementsMessages.kinds[kind]}</span>,
};

const notesColumn: Column = {
  key: 'notes',
  header: messages.notes,
  priority: 3,
  cell: ({ notes }) => <span className="wrap-anywhere whitespace-pre-line">{notes ?? '–'}</span>,
};

/** The columns of a type; what nobody wrote, and classes that are not told, get none. */
export const columnsFor = (
  type: MetricType,
  context: ReadingContext,
  { hasWords, hasNotes }: { hasWords: boolean; hasNotes: boolean },
): readonly Column[] => [
  whenColumn(context),
  valueColumn(type, context),
  ...(hasWords ? [wordColumn(type, context)] : []),
  ...(type === 'glucose' ? [contextColumn, originColumn] : []),
  ...(hasNotes ? [notesColumn] : []),
];

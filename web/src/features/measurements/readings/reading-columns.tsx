import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { definitionOf, type MetricType, storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric, ListedHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Care } from '../../../lib/health-profile.ts';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { formatVital, unitAfterNumber } from '../format-metric.ts';
import { formatMetricMoment, shortenYear } from '../format-moment.ts';
import { measurementsMessages, NOTHING } from '../measurements-messages.ts';
import { ReadingWord, VitalWord } from './reading-word.tsx';

type Column = TableColumn<ListedHealthMetric>;

const { names } = measurementsMessages;

/** What a row of readings is written with. */
export interface ReadingContext {
  readonly timeZone: string;
  readonly today: string;
  readonly glucoseUnit: GlucoseUnit;
  readonly care: Care | null;
}

/** When the reading of a row was. */
export const whenOf = (metric: HealthMetric, { timeZone, today }: ReadingContext): string =>
  formatMetricMoment(metric, timeZone, today);

const whenColumn = (context: ReadingContext): Column => ({
  key: 'when',
  header: names.when,
  cell: (metric) => (
    <>
      <span className="text-sm md:hidden">{shortenYear(whenOf(metric, context))}</span>
      <span className="max-md:hidden">{whenOf(metric, context)}</span>
    </>
  ),
});

const valueColumn = (type: MetricType, { glucoseUnit }: ReadingContext): Column => ({
  key: 'value',
  header: definitionOf(type).name,
  cell: (metric) => {
    const { value, rangeFlag } = metric;
    if (value === null) return <b>{rangeFlag && measurementsMessages.flagValues[rangeFlag]}</b>;
    const isGlucose = type === 'glucose';
    return (
      <>
        <b className="whitespace-nowrap">
          {isGlucose ? formatGlucoseNumber(value, glucoseUnit) : formatVital(metric, '/')}
        </b>
        <span className="text-muted-foreground">{unitAfterNumber(isGlucose ? glucoseUnit : storedUnitOf(type))}</span>
      </>
    );
  },
});

const wordColumn = (type: MetricType, { care }: ReadingContext): Column => ({
  key: 'reading',
  header: names.reading,
  cell: (metric) =>
    type === 'glucose' ? (
      <>
        <ReadingWord reading={metric} />
        {metric.isOtherSource && (
          <span className="block text-sm text-muted-foreground">{measurementsMessages.otherSource}</span>
        )}
      </>
    ) : (
      <VitalWord metric={metric} care={care} />
    ),
});

const contextColumn: Column = {
  key: 'context',
  header: names.context,
  priority: 2,
  cell: ({ context }) => (context ? measurementsMessages.contexts[context] : NOTHING),
};

const originColumn: Column = {
  key: 'origin',
  header: names.origin,
  priority: 2,
  cell: ({ kind }) => <span className="text-muted-foreground">{measurementsMessages.kinds[kind]}</span>,
};

const notesColumn: Column = {
  key: 'notes',
  header: names.notes,
  priority: 3,
  cell: ({ notes }) => <span className="wrap-anywhere whitespace-pre-line">{notes ?? NOTHING}</span>,
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

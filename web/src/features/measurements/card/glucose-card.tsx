import { useQuery } from '@tanstack/react-query';
import { WEEK_DAYS } from '@vida/contract/core/time.ts';
import { areFewSingle } from '@vida/contract/measurements/data-sufficiency.ts';
import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { adviseOnReading, classifyReading } from '@vida/contract/measurements/glucose-rules.ts';
import { metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Check, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { StatValue } from '../../../ui/stat.tsx';
import { adviceMessages } from '../entry/advice-messages.ts';
import { formatReadingMoment, isCurrent } from '../format-moment.ts';
import { findDeviation } from '../glucose/find-deviation.ts';
import { ImportButton } from '../import/import-button.tsx';
import { adviceLines } from '../meaning/meaning-messages.ts';
import { useGlucoseSentence } from '../meaning/use-glucose-sentence.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { glucoseSummaryQuery, latestMetricQuery } from '../measurements-queries.ts';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';
import { LatestWeek } from './latest-week.tsx';
import { WeekLine } from './week-line.tsx';

const AdviceDialog = lazyPart(async () => (await import('../entry/reading-advice.tsx')).AdviceDialog);

/** Opens the whole text. It is fetched at once, so that it is there when the connection is not. */
const OpenAdvice = ({ metric }: { metric: HealthMetric }) => {
  useEffect(AdviceDialog.preload, []);
  return (
    <DialogButton dialog={AdviceDialog} given={{ metric }} variant="onDeep" className="mt-2.5">
      {adviceMessages.open}
    </DialogButton>
  );
};

/** On the filled block: what the newest reading asks for, in one line, and the way to the whole text. */
const CardAdvice = ({ metric, now }: { metric: HealthMetric; now: Date }) => {
  const advice = adviseOnReading(metric);
  if (advice === null) return null;
  return (
    <div className="mt-3 rounded-md bg-deep-band px-4 py-3">
      <p className="flex items-start gap-2.5 font-medium">
        <Icon icon={TriangleAlert} className="mt-0.75" />
        {adviceLines[advice][isCurrent(metric, now) ? 'now' : 'past']}
      </p>
      <OpenAdvice metric={metric} />
    </div>
  );
};

const badgeIcons = {
  very_low: ArrowDown,
  low: ArrowDown,
  normal: null,
  slightly_high: ArrowUp,
  very_high: ArrowUp,
} as const;

interface LatestReadingProps {
  metric: HealthMetric;
  /** Whether a normal reading gets its tick: nothing of the week asks for attention. */
  isWeekFine: boolean;
}

const LatestReading = ({ metric, isWeekFine }: LatestReadingProps) => {
  const { glucoseUnit, timeZone } = useUser();
  const today = useToday();
  const glucoseClass = classifyReading(metric);
  const icon = glucoseClass === 'normal' && isWeekFine ? Check : glucoseClass && badgeIcons[glucoseClass];
  return (
    <div className="relative">
      <h2 className="text-[1rem] font-medium">{messages.title}</h2>
      {metric.value === null ? (
        <StatValue value={metric.rangeFlag && measurementsMessages.flagValues[metric.rangeFlag]} unit="" onDeep />
      ) : (
        <StatValue value={formatGlucoseNumber(metric.value, glucoseUnit)} unit={glucoseUnit} onDeep />
      )}
      {glucoseClass && (
        <Badge tone="onDeep" {...(icon && { icon })} className="max-lg:absolute max-lg:top-0 max-lg:right-0 lg:mt-3">
          {measurementsMessages.classes[glucoseClass]}
        </Badge>
      )}
      <p className="text-sm text-deep-muted md:mt-2 md:text-base">{formatReadingMoment(metric, timeZone, today)}</p>
    </div>
  );
};

/** Before the first reading: what will be here, and how to begin. */
const GlucoseInvitation = () => (
  <div>
    <h2 className="text-[1rem] font-medium">{messages.title}</h2>
    <StatValue value={messages.none} unit="" onDeep />
    <p className="font-semibold md:mt-2">{messages.noneTitle}</p>
    <p className="text-deep-muted">{messages.noneText}</p>
  </div>
);

interface DeepBlockProps {
  children: ReactNode;
  busy?: boolean;
  /** As high on a phone as with a whole week, which is here or on its way: nothing below it jumps. */
  hasWeek?: boolean;
}

/** The filled block, there is one a screen. */
const DeepBlock = ({ children, busy = false, hasWeek = busy }: DeepBlockProps) => (
  <section
    aria-label={messages.title}
    aria-busy={busy}
    className={clsx(
      'grid min-w-0 grid-cols-1 content-between gap-2 rounded-xl bg-deep px-4.5 pt-3.5 pb-2.5 ' +
        'text-deep-foreground md:min-h-80 md:gap-4 md:p-7',
      hasWeek && 'min-h-79.5',
    )}
  >
    {children}
  </section>
);

/**
 * The one filled block of the summary: the newest glucose, what it means, and its week. The button to measure
 * keeps its place from the first reading on, and when a refresh fails: its dialog, and what it says about a low,
 * would vanish with it.
 */
export const GlucoseCard = () => {
  const { glucoseUnit, timeZone } = useUser();
  const lastDay = useToday();
  const latest = useQuery(latestMetricQuery('glucose'));
  const weekQuery = useQuery(glucoseSummaryQuery({ days: WEEK_DAYS, lastDay, timeZone }));
  const week = weekQuery.data;
  const metric = latest.data ?? null;
  const deviation = week ? findDeviation(week, glucoseUnit) : null;

  // What the reading asks for at once stands above, in words of its own.
  const isFew = week !== undefined && areFewSingle(week);
  const isCalm = metric !== null && adviseOnReading(metric) === null;
  const isSentenceDue = isFew && isCalm;
  // Beside the days that the page tells it beside, or one would call a first time what the other does not.
  const { data: days } = useQuery({
    ...glucoseSummaryQuery({ days: metricDefinitions.glucose.days, lastDay, timeZone }),
    enabled: isSentenceDue,
  });
  const meaning = useGlucoseSentence(metric, days);
  const sentence = isSentenceDue ? meaning : null;
  const told = isCalm ? deviation : null;

  const hasFailed = latest.isError || (metric !== null && weekQuery.isError);
  const retryFailed = () => {
    if (latest.isError) void latest.refetch();
    if (weekQuery.isError) void weekQuery.refetch();
  };

  if (latest.isLoadingError)
    return (
      <DeepBlock>
        <p>{messages.failed}</p>
        <div>
          <Button variant="onDeep" onClick={() => latest.refetch()}>
            {messages.retry}
          </Button>
        </div>
      </DeepBlock>
    );
  if (latest.isPending)
    return (
      <DeepBlock busy>
        <p className="text-deep-muted">{messages.loading}</p>
      </DeepBlock>
    );
  return (
    <DeepBlock hasWeek={metric !== null && !hasFailed && (week === undefined || week.readingCount > 1)}>
      {metric ? (
        <div className="grid gap-1 md:gap-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-6">
          <LatestReading metric={metric} isWeekFine={!deviation} />
          {week && <LatestWeek summary={week} />}
        </div>
      ) : (
        <GlucoseInvitation />
      )}
      {metric && <CardAdvice metric={metric} now={new Date()} />}
      {told && (
        <p
          className={clsx(
            'flex items-start gap-2.5 rounded-md bg-deep-band px-4 py-3 font-medium',
            'max-md:px-3 max-md:py-2 max-md:text-sm',
          )}
        >
          <Icon icon={TriangleAlert} className="mt-0.75" />
          <span>{messages.week(told.fact)}</span>
        </p>
      )}
      <div
        className={clsx(
          'flex items-center gap-x-4 gap-y-2',
          metric ? 'justify-between border-t border-deep-band pt-1.5 md:pt-4' : 'flex-wrap',
          // On a phone what asks for attention takes the place of the mean: the facts below stay in sight.
          told && sentence === null && !hasFailed && 'max-md:hidden',
        )}
      >
        {sentence !== null && <p className="text-sm text-balance text-deep-muted">{sentence}</p>}
        {metric && week && !isFew && !hasFailed && <WeekLine summary={week} tellsShare={!deviation} />}
        {hasFailed && (
          <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5 text-sm">
            <p>{latest.isError ? messages.notRefreshed : messages.weekFailed}</p>
            <Button variant="onDeep" onClick={retryFailed}>
              {messages.retry}
            </Button>
          </div>
        )}
        {/* On a phone 'Medir' in the bottom bar does it, once there is a reading. */}
        <div className={clsx('max-w-full shrink-0', metric && 'max-md:hidden')}>
          <AddMeasurementButton />
        </div>
        {!metric && <ImportButton variant="onDeep" size="lg" />}
      </div>
    </DeepBlock>
  );
};

const NewMeasurementDialog = lazyPart(
  async () => (await import('../entry/new-measurement-dialog.tsx')).NewMeasurementDialog,
);

/** 'Nova medição' on the filled block. */
const AddMeasurementButton = () => (
  <DialogButton dialog={NewMeasurementDialog} variant="onDeep" size="lg" icon={Plus}>
    {measurementsMessages.newMeasurement}
  </DialogButton>
);

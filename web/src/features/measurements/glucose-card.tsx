import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import { formatWeekday } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { AddMeasurementButton } from './add-measurement-button.tsx';
import { CardAdvice } from './card-advice.tsx';
import { DeepBlock } from './deep-block.tsx';
import { formatBand } from './format-glucose.ts';
import { GlucoseCardEmpty } from './glucose-card-empty.tsx';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';
import { LatestReading } from './latest-reading.tsx';
import { glucosePointsQuery, glucoseSummaryQuery, latestGlucoseQuery } from './measurements-queries.ts';
import { WeekChart } from './week-chart.tsx';
import { WeekLine } from './week-line.tsx';

const WEEK_DAYS = 7;

/** The one filled block of the summary: the newest glucose, what it means, and its week. */
export const GlucoseCard = () => {
  const { glucoseUnit, timeZone } = useUser();
  const today = useToday();
  const latest = useQuery(latestGlucoseQuery());
  const week = useQuery(glucoseSummaryQuery(WEEK_DAYS, today));
  const points = useQuery({
    ...glucosePointsQuery(week.data?.from ?? '', week.data?.to ?? ''),
    enabled: (week.data?.readingCount ?? 0) > 0,
  });

  if (latest.isError)
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
  if (latest.data === null) return <GlucoseCardEmpty />;

  const formatDay = (at: number): string => {
    const day = dayOf(new Date(at), timeZone);
    return day === today ? messages.today : formatWeekday(day).slice(0, 3);
  };
  return (
    <DeepBlock>
      <div className="grid gap-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-6">
        <LatestReading metric={latest.data} />
        {points.data && points.data.length > 1 && (
          <WeekChart
            points={points.data}
            unit={glucoseUnit}
            label={messages.chart(formatBand(glucoseUnit))}
            formatDay={formatDay}
          />
        )}
      </div>
      <CardAdvice metric={latest.data} now={new Date()} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-deep-band pt-4">
        {week.data && <WeekLine summary={week.data} />}
        <AddMeasurementButton />
      </div>
    </DeepBlock>
  );
};

import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { formatWeekday } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { formatBand } from '../glucose/format-glucose.ts';
import { glucosePointsQuery } from '../measurements-queries.ts';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';
import { WeekChart } from './week-chart.tsx';

/** The readings of the last seven days as the small chart; nothing until there are two. */
export const LatestWeek = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit, timeZone } = useUser();
  const today = useToday();
  const { data: points = [] } = useQuery({
    ...glucosePointsQuery(summary.from, summary.to),
    enabled: summary.readingCount > 0,
  });
  if (points.length < 2) return null;
  const formatDay = (at: number): string => {
    const day = dayOf(new Date(at), timeZone);
    return day === today ? messages.today : formatWeekday(day).slice(0, 3);
  };
  const chartLabelOf = summary.careGroup === 'pregnant' ? messages.pregnantChart : messages.chart;
  return (
    <WeekChart
      points={points}
      band={summary.band}
      unit={glucoseUnit}
      label={chartLabelOf(formatBand(summary.band, glucoseUnit))}
      formatDay={formatDay}
    />
  );
};

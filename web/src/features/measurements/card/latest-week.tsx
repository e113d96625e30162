import { useQuery } from '@tanstack/react-query';
import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { type GlucoseBand, glucoseRangeOf } from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { formatWeekday } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { BandSparkline } from '../../../ui/charts/band-sparkline.tsx';
import { formatBand } from '../glucose/format-glucose.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { glucosePointsQuery } from '../measurements-queries.ts';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';
import { thinWeek, type WeekPoint } from './thin-week.ts';

interface WeekChartProps {
  /** Ascending, mg/dL. */
  points: readonly WeekPoint[];
  /** What counts as in range for this person. */
  band: GlucoseBand;
  unit: GlucoseUnit;
  label: string;
  formatDay: (at: number) => string;
}

/** The week of the summary: its exceptions and its last reading over the band. */
const WeekChart = ({ points, band, unit, label, formatDay }: WeekChartProps) => (
  <BandSparkline
    points={thinWeek(points, band)}
    band={band}
    rangeOf={(value) => glucoseRangeOf(value, band)}
    label={label}
    formatDay={formatDay}
    formatValue={(value) => formatGlucoseNumber(value, unit)}
    className="h-30 md:h-48"
  />
);

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
    return day === today ? measurementsMessages.today : formatWeekday(day).slice(0, 3);
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

import type { CareGroup } from '../profile/care-rules.ts';
import { computeGlucoseFigures, type GlucoseFigures, type TimedReading } from './glucose-figures.ts';
import { bandOf, contextGoalOf, isWithinBand } from './glucose-goals.ts';
import type { GlucoseBand } from './glucose-rules.ts';
import { type MetricContext, metricContextSchema } from './metric-kinds.ts';

/** A single reading (finger-prick, laboratory, typed in) with its moment of the day. */
export interface SingleReading extends TimedReading {
  readonly context: MetricContext | null;
}

/** What the readings of one moment of the day say; `context` is null for those without a moment. */
export interface ContextFigures
  extends Pick<GlucoseFigures, 'readingCount' | 'meanMgDl' | 'sdMgDl' | 'rangeCounts' | 'lowest' | 'highest'> {
  readonly context: MetricContext | null;
  readonly goal: GlucoseBand | null;
  /** Readings within the goal; null without one. Flagged readings lie outside. */
  readonly withinGoalCount: number | null;
}

const order: readonly (MetricContext | null)[] = [...metricContextSchema.options, null];

const isWithinGoal =
  (goal: GlucoseBand) =>
  ({ value, context }: SingleReading): boolean =>
    value !== null && isWithinBand(value, goal, context);

/** The figures by moment of the day, in the order of a day; only moments that have readings. */
export const computeContextFigures = (readings: readonly SingleReading[], group: CareGroup): ContextFigures[] =>
  order.flatMap((context) => {
    const found = readings.filter((reading) => reading.context === context);
    if (found.length === 0) return [];
    const goal = contextGoalOf(context, group);
    const { readingCount, meanMgDl, sdMgDl, rangeCounts, lowest, highest } = computeGlucoseFigures(
      found,
      bandOf(group),
    );
    const withinGoalCount = goal && found.filter(isWithinGoal(goal)).length;
    return [{ context, readingCount, meanMgDl, sdMgDl, rangeCounts, lowest, highest, goal, withinGoalCount }];
  });

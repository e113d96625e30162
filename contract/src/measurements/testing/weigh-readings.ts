import { heightOf } from '../glucose-figures.ts';
import { findRepeatedSingles, type SourcedReading, weighSensors } from '../glucose-timeline.ts';

const isSensor = ({ kind }: SourcedReading): boolean => kind === 'sensor';

/** What each of some readings counts, ascending and in their order, of sensors and single ones together. */
export const weighReadings = (readings: readonly SourcedReading[], timeZone: string): number[] => {
  const bySource = [...Map.groupBy(readings.filter(isSensor), ({ source }) => source)];
  const sensors = bySource.map(([source, own]) => ({
    source,
    ats: own.map(({ at }) => at),
    levels: own.map(heightOf),
  }));
  const ofSensors = weighSensors(sensors, timeZone);
  const weights = new Map(
    bySource.flatMap(([, own], place) =>
      own.map((reading, index) => [reading, ofSensors[place]?.[index] ?? 0] as const),
    ),
  );
  const repeated = findRepeatedSingles(readings.filter((reading) => !isSensor(reading)));
  return readings.map((reading) => weights.get(reading) ?? (repeated.has(reading) ? 0 : 1));
};

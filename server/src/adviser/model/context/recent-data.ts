import { dayOf, lastDaysRange } from '@vida/contract/core/time.ts';
import { ADVICE_DAYS, type Person, type Vitals } from '../../adviser.ts';
import { toGlucoseReading } from '../../built-in/conversation/own-data/advice-now.ts';
import type { OwnData, OwnMeal, OwnReading } from '../../conversation.ts';

/** What was measured and done in the last 14 days, in lists ascending by moment; all that a model is told about. */
export interface RecentData
  extends Pick<Person, 'readings' | 'nights' | 'uses'>,
    Pick<Vitals, 'pressures' | 'weights' | 'hba1cs'> {
  readonly meals: readonly OwnMeal[];
  readonly training: Awaited<ReturnType<OwnData['readTraining']>>;
}

const valued = (readings: readonly OwnReading[]) =>
  readings.flatMap(({ measuredAt, value, diastolic }) =>
    value === null ? [] : [{ at: measuredAt.getTime(), value, diastolic }],
  );

/** Everything at once; nothing of it is waited for twice. */
export const readRecentData = async (data: OwnData, now: Date, timeZone: string): Promise<RecentData> => {
  const { from, to } = lastDaysRange(ADVICE_DAYS, now, timeZone);
  const [readings, pressures, weights, hba1c, nights, uses, meals, training] = await Promise.all([
    data.readReadings('glucose', from, to),
    data.readReadings('blood_pressure', from, to),
    data.readReadings('weight', from, to),
    data.findNewestReading('hba1c'),
    data.readNights(from, to),
    data.readUses(from, to),
    data.readMeals(dayOf(now, timeZone)),
    data.readTraining(),
  ]);
  return {
    readings: readings.map(toGlucoseReading),
    pressures: valued(pressures).flatMap(({ at, value, diastolic }) =>
      diastolic === null ? [] : [{ at, systolic: value, diastolic }],
    ),
    weights: valued(weights).map(({ at, value }) => ({ at, weightKg: value })),
    hba1cs: valued(hba1c ? [hba1c] : []).map(({ at, value }) => ({ at, percent: value })),
    nights,
    uses,
    meals: meals ?? [],
    training,
  };
};

/** The same of what the tips rest on. */
export const recentDataOf = ({ readings, vitals, nights, uses, timeZone }: Person, now: Date): RecentData => {
  const { from } = lastDaysRange(ADVICE_DAYS, now, timeZone);
  const isRecent = ({ at }: { readonly at: number }) => at >= from.getTime();
  return {
    readings,
    pressures: vitals.pressures.filter(isRecent),
    weights: vitals.weights.filter(isRecent),
    hba1cs: vitals.hba1cs,
    nights,
    uses: uses.filter(isRecent),
    meals: [],
    training: null,
  };
};

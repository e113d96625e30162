import { addDaysTo, dayOf, startOfDayAt } from '@vida/contract/core/time.ts';
import type {
  GlucoseReading,
  Person,
  RecordedNight,
  TimedPressure,
  TimedUse,
  Vitals,
} from '../../adviser.ts';
import { toGlucoseReading } from '../../built-in/conversation/own-data/advice-now.ts';
import type { OwnData, OwnExercise, OwnMeal, OwnReading } from '../../conversation.ts';

/** Calendar days that a model is told about. */
export const CONTEXT_DAYS = 14;

/** What was measured and done lately, in lists ascending by moment. */
export interface RecentData {
  readonly readings: readonly GlucoseReading[];
  readonly pressures: readonly TimedPressure[];
  readonly weights: Vitals['weights'];
  readonly hba1cs: Vitals['hba1cs'];
  readonly nights: readonly RecordedNight[];
  readonly uses: readonly TimedUse[];
  readonly meals: readonly OwnMeal[];
  readonly training: { readonly exercises: readonly OwnExercise[]; readonly weekMinutes: number } | null;
}

const valued = (readings: readonly OwnReading[]) =>
  readings.flatMap(({ measuredAt, value, diastolic }) =>
    value === null ? [] : [{ at: measuredAt.getTime(), value, diastolic }],
  );

/** Everything at once; nothing of it is waited for twice. */
export const readRecentData = async (data: OwnData, now: Date, timeZone: string): Promise<RecentData> => {
  const today = dayOf(now, timeZone);
  const from = startOfDayAt(addDaysTo(today, 1 - CONTEXT_DAYS), timeZone);
  const to = startOfDayAt(addDaysTo(today, 1), timeZone);
  const [readings, pressures, weights, hba1c, nights, uses, meals, training] = await Promise.all([
    data.readReadings('glucose', from, to),
    data.readReadings('blood_pressure', from, to),
    data.readReadings('weight', from, to),
    data.findNewestReading('hba1c'),
    data.readNights(from, to),
    data.readUses(from, to),
    data.readMeals(today),
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
export const recentDataOf = (person: Person, now: Date): RecentData => {
  const from = startOfDayAt(
    addDaysTo(dayOf(now, person.timeZone), 1 - CONTEXT_DAYS),
    person.timeZone,
  ).getTime();
  const isRecent = ({ at }: { readonly at: number }) => at >= from;
  const { pressures, weights, hba1cs } = person.vitals;
  return {
    readings: person.readings,
    pressures: pressures.filter(isRecent),
    weights: weights.filter(isRecent),
    hba1cs,
    nights: person.nights,
    uses: person.uses.filter(isRecent),
    meals: [],
    training: null,
  };
};

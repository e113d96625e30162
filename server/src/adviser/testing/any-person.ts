import { metricContextSchema } from '@vida/contract/measurements/metric-kinds.ts';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { EXERCISE_LEVELS, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { SUBSTANCE_UNITS, type SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import fc from 'fast-check';
import { slept, sleptDaily, used, usedDaily } from './sample-days.ts';
import { examined, pressed, pricked, pulsed, type SamplePerson, sensed, weighed } from './sample-person.ts';

const listOf = (choices: readonly string[]) => fc.subarray([...choices], { maxLength: 4 });
const hoursAgo = (days: number) => fc.integer({ min: 0, max: days * 24 });
const whole = (min: number, max: number) => fc.integer({ min, max });

const lists = fc.record(
  Object.fromEntries(PROFILE_LISTS.map(({ list, choices }) => [list, listOf(choices)])) as Record<
    (typeof PROFILE_LISTS)[number]['list'],
    ReturnType<typeof listOf>
  >,
);

const body = fc.record({
  birthDate: fc.option(whole(1935, 2020).map((year) => `${year}-05-05`)),
  pregnant: fc.option(fc.boolean()),
  sex: fc.option(fc.constantFrom('female' as const, 'male' as const)),
  height: fc.option(whole(120, 195)),
  currentWeight: fc.option(whole(30, 150)),
  weightGoal: fc.option(whole(40, 120)),
  sleepGoal: whole(4, 12),
  exerciseLevel: fc.option(fc.constantFrom(...EXERCISE_LEVELS)),
  otherMedications: fc.constantFrom('', 'gliclazida', 'varfarina', 'carvedilol', 'vitamina'),
  otherConditions: fc.constantFrom('', 'anorexia', 'lúpus', 'insuficiência cardíaca', 'cirrose', 'alcoolismo'),
});

const profile: fc.Arbitrary<Partial<HealthProfile>> = fc
  .tuple(lists, body)
  .map(([chosen, own]) => ({ ...chosen, ...own }));

const singles = fc.array(
  fc
    .tuple(whole(30, 480), hoursAgo(13), fc.option(fc.constantFrom(...metricContextSchema.options)))
    .map(([value, hours, context]) => pricked(value, hours, { context })),
  { maxLength: 25 },
);
const readings = fc.oneof(
  { weight: 3, arbitrary: singles },
  {
    weight: 1,
    arbitrary: fc.array(whole(45, 320), { minLength: 3, maxLength: 9 }).map((values) => sensed(values, 14)),
  },
);

const vitals: fc.Arbitrary<NonNullable<SamplePerson['vitals']>> = fc
  .tuple(
    fc.array(fc.tuple(whole(75, 210), whole(45, 130), hoursAgo(20)), { maxLength: 6 }),
    fc.array(fc.tuple(whole(60, 110), hoursAgo(80)), { maxLength: 5 }),
    fc.array(fc.tuple(whole(40, 170), hoursAgo(20)), { maxLength: 4 }),
    fc.array(
      fc.tuple(
        whole(50, 120).map((tenths) => tenths / 10),
        whole(0, 390),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([pressures, weights, heartRates, hba1cs]) => ({
    ...pressed(...pressures),
    ...weighed(...weights),
    ...pulsed(...heartRates),
    ...examined(...hba1cs),
  }));

const clock = whole(0, 23).map((hour) => `${String(hour).padStart(2, '0')}:30`);

const night = fc.record({
  bed: fc.constantFrom('20:15', '22:30', '23:45', '00:50', '02:20', '03:40'),
  wake: fc.constantFrom('04:30', '06:00', '07:15', '09:20', '11:40'),
  fallAsleepMinutes: whole(0, 50),
  nightWakings: whole(0, 6),
  quality: whole(2, 20).map((half) => half / 2),
});

const nights: fc.Arbitrary<NonNullable<SamplePerson['nights']>> = fc.oneof(
  fc.uniqueArray(
    fc.tuple(whole(0, 13), night).map(([daysAgo, change]) => slept(daysAgo, change)),
    { maxLength: 14, selector: ({ wake }) => wake.at.getTime() },
  ),
  fc.tuple(whole(1, 14), night).map(([days, change]) => sleptDaily(days, change)),
);

const anyUnit = fc.constantFrom(...Object.values(SUBSTANCE_UNITS).flat());
const amountOf = (unit: SubstanceUnit, amount: number): number => (unit === 'mg' ? amount * 60 : amount);

/** From nothing on record to every day too much. */
const uses: fc.Arbitrary<NonNullable<SamplePerson['uses']>> = fc
  .tuple(
    fc.array(fc.tuple(anyUnit, whole(0, 12), fc.oneof(whole(0, 6), whole(0, 29)), clock), { maxLength: 8 }),
    fc.array(fc.tuple(anyUnit, whole(1, 5), whole(1, 8), clock), { maxLength: 2 }),
  )
  .map(([single, daily]) => [
    ...single.map(([unit, amount, daysAgo, time]) => used(amountOf(unit, amount), unit, daysAgo, time)),
    ...daily.flatMap(([unit, amount, days, time]) => usedDaily(days, amountOf(unit, amount), unit, time, 1)),
  ]);

/** People as different as the profile, the readings and the days on record allow. */
export const anyPerson: fc.Arbitrary<SamplePerson> = fc.record({
  profile,
  readings,
  vitals,
  nights,
  uses,
});

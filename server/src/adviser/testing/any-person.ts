import { metricContextSchema } from '@vida/contract/measurements/metric-kinds.ts';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { EXERCISE_LEVELS, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import fc from 'fast-check';
import { examined, type MadeUp, pressed, pricked, pulsed, sensed, weighed } from './made-up-person.ts';

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
  height: fc.option(whole(120, 195)),
  currentWeight: fc.option(whole(30, 150)),
  weightGoal: fc.option(whole(40, 120)),
  sleepGoal: whole(4, 12),
  exerciseLevel: fc.option(fc.constantFrom(...EXERCISE_LEVELS)),
  otherMedications: fc.constantFrom('', 'gliclazida', 'varfarina', 'carvedilol', 'vitamina'),
  otherConditions: fc.constantFrom('', 'anorexia', 'lúpus', 'insuficiência cardíaca'),
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

const vitals: fc.Arbitrary<NonNullable<MadeUp['vitals']>> = fc
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

/** People as different as the profile and the readings allow. */
export const anyPerson: fc.Arbitrary<MadeUp> = fc.record({ profile, readings, vitals });

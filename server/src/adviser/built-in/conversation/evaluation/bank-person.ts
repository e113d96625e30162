import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo } from '@vida/contract/core/time.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import type { RecordedNight, TimedUse } from '../../../adviser.ts';
import type { OwnReading } from '../../../conversation.ts';
import { slept, used } from '../../../testing/sample-days.ts';
import { createDice } from '../../meals/menu/random.ts';
import type { SampleData } from '../testing/sample-chat.ts';

/** The day of the person about whom the banks ask: a Saturday, noon in São Paulo. */
export const BANK_TODAY = '2026-11-21';
const DAYS = 150;

const dice = createDice(20_261_121);
const between = (from: number, to: number, key: string): number => from + (to - from) * dice(key);

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
const days: readonly string[] = Array.from({ length: DAYS }, (_, index) => addDaysTo(BANK_TODAY, index + 1 - DAYS));
const daysAgoOf = (day: string): number => days.length - 1 - days.indexOf(day);

const reading = (
  day: string,
  clock: string,
  value: number,
  extra: Partial<Pick<OwnReading, 'diastolic' | 'context'>> = {},
): OwnReading => ({
  measuredAt: new Date(`${day}T${clock}:00-03:00`),
  value,
  diastolic: null,
  rangeFlag: null,
  kind: 'capillary',
  context: null,
  ...extra,
});

const drinks = (day: string): boolean => [5, 6].includes(weekdayOf(day)) && dice(`drinks ${day}`) > 0.25;
const trains = (day: string): boolean => [1, 3, 4].includes(weekdayOf(day)) && dice(`trains ${day}`) > 0.3;

const trainedDays = days
  .filter(trains)
  .map((day) => ({ day, minutes: 10 * Math.round(between(2, 6, `minutes ${day}`)) }));

const cigarettesOn = (day: string): number =>
  daysAgoOf(day) < 20 ? 0 : Math.round(between(1, 4, `smokes ${day}`) + daysAgoOf(day) / 30);

const uses: readonly TimedUse[] = days.flatMap((day) => {
  const daysAgo = daysAgoOf(day);
  const cigarettes = cigarettesOn(day);
  return [
    used(1, 'xícaras', daysAgo, '07:30'),
    ...(dice(`coffee ${day}`) > 0.4 && daysAgo > 0 ? [used(1, 'xícaras', daysAgo, '14:00')] : []),
    ...(drinks(day) && daysAgo > 0
      ? [
          dice(`wine ${day}`) > 0.7
            ? used(2, 'copos', daysAgo, '20:30', { drink: 'wine' })
            : used(Math.round(between(1, 4, `beers ${day}`)), 'latas', daysAgo, '20:30'),
        ]
      : []),
    ...(dice(`games ${day}`) > 0.55 && daysAgo > 0
      ? [used(roundTo(between(0.5, 3, `hours ${day}`), 1), 'horas', daysAgo, '21:00')]
      : []),
    ...(cigarettes > 0 ? [used(cigarettes, 'cigarros', daysAgo, '18:00')] : []),
  ];
});

const clockOf = (minutes: number): string => {
  const rounded = Math.round(minutes / 5) * 5;
  return [Math.floor(rounded / 60) % 24, rounded % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const nights: readonly RecordedNight[] = days
  .filter((day) => dice(`night ${day}`) > 0.08)
  .map((day) => {
    const drank = drinks(addDaysTo(day, -1));
    const isLate = [0, 6].includes(weekdayOf(day));
    return slept(daysAgoOf(day), {
      bed: clockOf(22 * 60 + between(10, isLate ? 170 : 90, `bed ${day}`)),
      wake: clockOf(6 * 60 + between(0, isLate ? 150 : 50, `wake ${day}`)),
      fallAsleepMinutes: Math.round(between(8, 35, `falls ${day}`)),
      nightWakings: Math.round(between(0, drank ? 4 : 2, `wakes ${day}`)),
      quality: roundTo(between(drank ? 3.5 : 5.5, drank ? 6.5 : 9, `quality ${day}`), 1),
    });
  });

const moments: readonly (readonly [clock: string, context: MetricContext, usual: number])[] = [
  ['06:40', 'jejum', 118],
  ['13:45', 'pos_refeicao', 158],
  ['18:30', 'pre_refeicao', 126],
  ['22:20', 'ao_deitar', 138],
];

const glucoseOf = (day: string): readonly OwnReading[] =>
  moments
    .filter(([clock]) => dice(`pricks ${day} ${clock}`) > 0.15 && !(day === BANK_TODAY && clock > '12:00'))
    .map(([clock, context, usual]) => {
      const effect =
        (trains(day) ? -14 : 0) +
        ([0, 6].includes(weekdayOf(day)) ? 16 : 0) +
        (drinks(addDaysTo(day, -1)) && context === 'jejum' ? -20 : 0) +
        daysAgoOf(day) / 10;
      const value = Math.round(usual + effect + between(-30, 34, `glucose ${day} ${clock}`));
      const isLow = dice(`low ${day} ${clock}`) > 0.97;
      return reading(day, clock, isLow ? 58 + Math.round(10 * dice(`how low ${day}`)) : value, { context });
    });

const glucose = days.flatMap(glucoseOf);
const pressures = days
  .filter((day) => dice(`pressure ${day}`) > 0.6)
  .map((day) =>
    reading(
      day,
      dice(`pressure hour ${day}`) > 0.5 ? '07:10' : '19:40',
      Math.round(between(118, 140, `systolic ${day}`) + daysAgoOf(day) / 15),
      { diastolic: Math.round(between(72, 90, `diastolic ${day}`) + daysAgoOf(day) / 30) },
    ),
  );
const weights = days
  .filter((day) => weekdayOf(day) === 1)
  .map((day) => reading(day, '06:45', roundTo(82.4 + daysAgoOf(day) * 0.025 + between(-0.4, 0.4, day), 1)));
const heartRates = days
  .filter((day) => dice(`pulse ${day}`) > 0.7)
  .map((day) =>
    reading(day, dice(`pulse hour ${day}`) > 0.4 ? '07:15' : '20:00', Math.round(between(60, 88, `bpm ${day}`))),
  );

const hba1c = (
  [
    [16, 7.1],
    [110, 7.6],
    [205, 8.2],
    [330, 8],
  ] as const
).map(([daysAgo, value]) => reading(addDaysTo(BANK_TODAY, -daysAgo), '08:30', value));

const meal = (name: string, type: 'breakfast' | 'lunch' | 'snack' | 'dinner', figures: readonly number[]) => {
  const [calories = 0, carbs = 0, proteins = 0, fats = 0, fiber = 0, sodium = 0, potassium = 0] = figures;
  return { name, type, calories, carbs, proteins, fats, fiber, sodium, potassium };
};

/** The sample person whose records the authors of the banks were given, with everything that Vida keeps. */
export const bankPerson: SampleData = {
  profile: {
    chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'],
    medications: ['Metformina', 'Losartana'],
    foodAllergies: ['Amendoim'],
    birthDate: '1968-03-14',
    height: 168,
    currentWeight: 82.3,
    weightGoal: 78,
    sleepGoal: 8,
    exerciseLevel: 'beginner',
  },
  readings: {
    glucose,
    blood_pressure: pressures,
    weight: weights,
    heart_rate: heartRates,
    hba1c,
  },
  nights,
  uses,
  meals: {
    [BANK_TODAY]: [
      meal('Pão integral, ovo mexido e mamão', 'breakfast', [340, 42, 18, 11, 6, 420, 480]),
      meal('Arroz integral, feijão, frango grelhado e salada', 'lunch', [560, 62, 42, 14, 12, 510, 980]),
      meal('Iogurte natural com aveia', 'snack', [190, 24, 11, 5, 3, 95, 350]),
      meal('Omelete com legumes e batata-doce', 'dinner', [430, 38, 26, 18, 7, 460, 820]),
    ],
    [addDaysTo(BANK_TODAY, 1)]: [
      meal('Tapioca com queijo branco e café', 'breakfast', [310, 44, 13, 9, 2, 380, 250]),
      meal('Macarrão integral com carne moída e brócolis', 'lunch', [590, 66, 38, 17, 9, 540, 900]),
      meal('Maçã e castanhas', 'snack', [180, 22, 4, 9, 4, 5, 260]),
      meal('Sopa de legumes com frango', 'dinner', [370, 35, 29, 11, 8, 580, 870]),
    ],
  },
  training: {
    exercises: [
      { name: 'Caminhada leve', duration: 20, intensity: 'low', completed: true },
      { name: 'Agachamento na cadeira', duration: 8, intensity: 'moderate', completed: false },
      { name: 'Alongamento', duration: 10, intensity: 'low', completed: false },
    ],
    weekMinutes: trainedDays.filter(({ day }) => day >= '2026-11-16').reduce((sum, { minutes }) => sum + minutes, 0),
  },
  trainedDays,
  appointments: [
    {
      scheduledAt: new Date('2026-12-02T09:30:00-03:00'),
      professional: 'Dra. Helena Prado, endocrinologista',
      place: 'UBS Jardim das Flores',
    },
    {
      scheduledAt: new Date('2027-01-14T15:00:00-03:00'),
      professional: 'Dr. Saulo Teixeira, cardiologista',
      place: null,
    },
  ],
};

import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo } from '@vida/contract/core/time.ts';
import { between, noise } from './noise.ts';

/** An instant by the clock of São Paulo, three hours behind. */
const at = (day: string, time: string): string => `${day}T${time}:00-03:00`;

const clock = (minutesAfterMidnight: number): string => {
  const minutes = Math.round(minutesAfterMidnight / 5) * 5;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const lastDays = (days: number): number[] => Array.from({ length: days }, (_, index) => days - 1 - index);

const nightNotes: Readonly<Record<number, string>> = {
  2: 'Acordei com calor.',
  5: 'Li em vez de ficar no celular.',
  9: 'Jantei tarde.',
};

/** Ninety nights, ascending: one in eleven forgotten, a little longer month by month. */
export const demoNights = (today: string, now: Date) =>
  lastDays(90)
    .filter((daysAgo) => daysAgo === 0 || noise(daysAgo + 0.45) > 0.09)
    .map((daysAgo) => {
      const wakeDay = addDaysTo(today, -daysAgo);
      const poor = noise(daysAgo + 0.7) > 0.8;
      const bedMinutes = 22 * 60 + between(0, poor ? 100 : 65, daysAgo + 0.2) + daysAgo / 6;
      return {
        sleepDate: wakeDay,
        bedTime: at(addDaysTo(wakeDay, -1), clock(Math.min(bedMinutes, 23 * 60 + 55))),
        wakeTime: at(wakeDay, clock(6 * 60 + between(0, 50, daysAgo + 0.9))),
        fallAsleepTime: Math.round(between(10, poor ? 45 : 24, daysAgo + 0.3)),
        nightWakings: poor ? 2 : Math.round(noise(daysAgo + 0.6)),
        sleepQuality: String(roundTo(between(poor ? 4.2 : 6.4, poor ? 6 : 8.8, daysAgo + 0.8), 1)),
        notes: nightNotes[daysAgo] ?? null,
      };
    })
    .filter(({ wakeTime }) => new Date(wakeTime) <= now);

interface Use {
  readonly substanceType: 'alcohol' | 'tobacco' | 'caffeine' | 'gaming';
  readonly amount: number;
  readonly unit: string;
  readonly time: string;
  readonly drink?: 'wine';
  readonly notes?: string;
}

/** Cigarettes a day: eight, less and less, none since twelve days ago but for one slip. */
const cigarettes = (daysAgo: number): number => {
  if (daysAgo === 5) return 1;
  if (daysAgo < 12) return 0;
  return Math.max(1, Math.min(8, Math.round(daysAgo / 8 + noise(daysAgo + 0.1) * 2)));
};

const usesOf = (day: string, daysAgo: number): Use[] => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const smoked = cigarettes(daysAgo);
  return [
    { substanceType: 'caffeine', amount: 1, unit: 'xícaras', time: '07:20' },
    ...(noise(daysAgo + 0.2) > 0.3
      ? [{ substanceType: 'caffeine', amount: 1, unit: 'xícaras', time: '13:10' } as const]
      : []),
    ...(weekday === 6 ? [{ substanceType: 'alcohol', amount: 2, unit: 'latas', time: '20:00' } as const] : []),
    ...(weekday === 3 && daysAgo % 2 === 0
      ? [{ substanceType: 'alcohol', amount: 1, unit: 'copos', drink: 'wine', time: '20:30' } as const]
      : []),
    ...(weekday % 2 === 0 ? [{ substanceType: 'gaming', amount: 1.5, unit: 'horas', time: '19:00' } as const] : []),
    ...(smoked > 0
      ? [
          {
            substanceType: 'tobacco',
            amount: smoked,
            unit: 'cigarros',
            time: '18:00',
            ...(daysAgo === 5 && { notes: 'Depois do café, no trabalho.' }),
          } as const,
        ]
      : []),
  ];
};

/** Ninety days of coffee, a beer on Saturdays, games in the evening, and cigarettes until twelve days ago. */
export const demoUses = (today: string, now: Date) =>
  lastDays(90)
    .flatMap((daysAgo) => {
      const day = addDaysTo(today, -daysAgo);
      return usesOf(day, daysAgo).map(({ time, ...use }) => ({ ...use, recordedAt: at(day, time) }));
    })
    .filter(({ recordedAt }) => new Date(recordedAt) <= now);

/** Without tobacco since twelve days ago, with one slip. */
export const demoPlan = (today: string) => ({
  substanceType: 'tobacco',
  kind: 'quit_date',
  quitDay: addDaysTo(today, -12),
  unit: 'cigarros',
  usualPerDay: 8,
  unitPriceCents: 60,
  triggers: ['coffee', 'stress', 'after_meals'],
  ownTriggers: ['Intervalo do trabalho'],
  reason: 'Quero brincar com meus netos sem perder o fôlego.',
});

/** The daily looks back of the plan, yesterday's the last. */
export const demoChecks = (today: string) =>
  lastDays(12)
    .filter((daysAgo) => daysAgo > 0)
    .map((daysAgo) => ({
      day: addDaysTo(today, -daysAgo),
      kept: daysAgo !== 5,
      craving: Math.round(between(1, 3, daysAgo + 0.5) + daysAgo / 3),
    }));

const nextWeekday = (today: string): string => {
  const day = addDaysTo(today, 12);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 ? addDaysTo(day, 1) : weekday === 6 ? addDaysTo(day, 2) : day;
};

export const demoAppointment = (today: string) => ({
  scheduledAt: at(nextWeekday(today), '09:30'),
  professional: 'Dr. Paulo Siqueira, endocrinologista',
  place: 'UBS Vila Esperança, sala 4',
  notes: 'Levar os exames de outubro e as receitas.',
});

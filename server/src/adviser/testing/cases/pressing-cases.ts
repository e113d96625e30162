import type { TipPriority } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { aged, diabetic, living, measured, taking } from '../case-people.ts';
import { slept, sleptDaily, usedDaily } from '../sample-days.ts';
import { pressed, pricked, pricks, pulsed, type SamplePerson } from '../sample-person.ts';

const beating = (bpm: number): SamplePerson => ({ vitals: pulsed([bpm, 30], [bpm, 54], [bpm, 78]) });
const hundred = (lows: number): SamplePerson =>
  diabetic(pricks([...Array(100 - lows).fill(110), ...Array(lows).fill(50)]));
const withMean = (systolic: number): SamplePerson => ({
  vitals: pressed([systolic, 80, 30], [systolic, 80, 54], [systolic, 80, 78]),
});
const lateCoffee = usedDaily(3, 1, 'xícaras', '14:00');
const withKidneys = (...medications: string[]): SamplePerson => ({
  profile: { chronicConditions: ['Doença Renal'], medications },
});

/** Key, its most pressing priority or urgency, somebody told with it, and somebody told the same with less. */
export const pressingCases: readonly (readonly [string, TipPriority | number, SamplePerson, SamplePerson])[] = [
  ['low-now', 7.9, measured(pricked(50, 2), pricked(60, 1)), measured(pricked(60, 1))],
  ['high-without-diabetes', 4.5, { ...measured(pricked(210, 48)), profile: aged(17) }, measured(pricked(210, 48))],
  ['low-glucose-index', 'high', hundred(40), hundred(20)],
  ['heart-rate-low-now', 2.5, { vitals: pulsed([39, 1]) }, { vitals: pulsed([40, 1]) }],
  ['heart-rate-mean-high', 'high', beating(121), beating(120)],
  ['pressure-mean-unexplained', 'high', withMean(140), withMean(139)],
  ['long-sleep', 'medium', { nights: sleptDaily(3, { bed: '20:39' }) }, { nights: sleptDaily(3, { bed: '20:45' }) }],
  ['low-sleep-quality', 'high', { nights: sleptDaily(3, { quality: 3.9 }) }, { nights: sleptDaily(3, { quality: 4 }) }],
  [
    'slow-to-fall-asleep',
    'medium',
    { nights: sleptDaily(3, { fallAsleepMinutes: 31 }) },
    { nights: sleptDaily(3, { fallAsleepMinutes: 30 }) },
  ],
  [
    'late-caffeine',
    'medium',
    { uses: lateCoffee, nights: [0, 1, 2].map((day) => slept(day, { quality: 5.9 })) },
    { uses: lateCoffee, nights: [0, 1, 2].map((day) => slept(day, { quality: 6 })) },
  ],
  ['pressure-medicine-painkillers', 'high', taking('Losartana', 'Ibuprofeno'), taking('Losartana')],
  ['potassium-salt', 'high', withKidneys('Losartana'), taking('Losartana')],
  ['kidney-painkillers', 'high', withKidneys('Ibuprofeno'), living('Doença Renal')],
];

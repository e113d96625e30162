import type { RecordedNight } from '../../adviser.ts';
import { aged, hurting, living, type Profile, type RuleCase } from '../case-people.ts';
import { slept, sleptDaily, used } from '../sample-days.ts';
import { pricked, type SamplePerson } from '../sample-person.ts';

const asleep = (nights: readonly RecordedNight[], profile: Profile = {}): SamplePerson => ({ nights, profile });
const pregnant: Profile = { pregnant: true };
const insulin: Profile = { medications: ['Insulina'] };
/** So many minutes to fall asleep on the days given, 15 on the others. */
const slowOn = (slowDays: readonly number[], days: number, minutes = 31): RecordedNight[] =>
  Array.from({ length: days }, (_, day) => slept(day, slowDays.includes(day) ? { fallAsleepMinutes: minutes } : {}));
/** Marks of 5 on the days given, 8 on the others. */
const poorOn = (poorDays: readonly number[], days = 10): RecordedNight[] =>
  Array.from({ length: days }, (_, day) => slept(day, { quality: poorDays.includes(day) ? 5 : 8 }));
const waking = (...times: readonly string[]): RecordedNight[] => times.map((wake, day) => slept(day, { wake }));
const beer = (...eves: readonly number[]) => eves.map((day) => used(1, 'latas', day + 1, '21:00'));
const coffee = (...eves: readonly number[]) => eves.map((day) => used(1, 'xícaras', day + 1, '14:00'));
const played = (...eves: readonly number[]) => eves.map((day) => used(1, 'horas', day + 1, '23:00'));

/** Rules about the nights on record. */
export const sleepCases: readonly RuleCase[] = [
  ['nights-missing', {}, asleep([slept(13)])],
  ['few-nights', asleep(sleptDaily(2)), asleep(sleptDaily(3))],
  ['few-nights', asleep([slept(1)]), {}],
  ['sleep-routine', asleep(sleptDaily(2)), asleep(sleptDaily(3))],
  ['sleep-figures', asleep(sleptDaily(3)), asleep(sleptDaily(2))],
  // 02:04 to 07:00 reads as 4,9 h, 02:03 as 5 h.
  ['very-short-nights', asleep(sleptDaily(3, { bed: '02:04' })), asleep(sleptDaily(3, { bed: '02:03' }))],
  ['very-short-nights', asleep(sleptDaily(3, { bed: '03:00' })), asleep(sleptDaily(2, { bed: '03:00' }))],
  ['short-nights-run', asleep(sleptDaily(3, { bed: '01:04' })), asleep(sleptDaily(3, { bed: '01:03' }))],
  [
    'short-nights-run',
    asleep([2, 3, 4].map((day) => slept(day, { bed: '02:00' }))),
    asleep([3, 4, 5].map((day) => slept(day, { bed: '02:00' }))),
  ],
  [
    'short-nights-run',
    asleep([0, 1, 2].map((day) => slept(day, { bed: '02:00' }))),
    asleep([0, 1, 3].map((day) => slept(day, { bed: '02:00' }))),
  ],
  ['short-sleep', asleep(sleptDaily(3, { bed: '00:06' })), asleep(sleptDaily(3, { bed: '00:00' }))],
  ['short-sleep', asleep(sleptDaily(3, { bed: '01:00' })), asleep(sleptDaily(3, { bed: '01:00' }), pregnant)],
  ['short-sleep', asleep(sleptDaily(3, { bed: '01:00' })), asleep(sleptDaily(2, { bed: '01:00' }))],
  [
    'short-sleep-own-care',
    asleep(sleptDaily(3, { bed: '00:06' }), pregnant),
    asleep(sleptDaily(3, { bed: '00:00' }), pregnant),
  ],
  ['short-sleep-own-care', asleep(sleptDaily(3, { bed: '23:06' }), aged(15)), asleep(sleptDaily(3), aged(15))],
  ['short-sleep-own-care', asleep(sleptDaily(3, { bed: '01:00' }), aged(17)), asleep(sleptDaily(3), aged(18))],
  // 15 minutes to fall asleep: 9.1 h and 9.0 h asleep.
  ['long-sleep', asleep(sleptDaily(3, { bed: '21:39' })), asleep(sleptDaily(3, { bed: '21:45' }))],
  ['long-sleep', asleep(sleptDaily(3, { bed: '22:00' }), aged(65)), asleep(sleptDaily(3, { bed: '22:00' }), aged(64))],
  ['low-sleep-quality', asleep(sleptDaily(3, { quality: 5.9 })), asleep(sleptDaily(3, { quality: 6 }))],
  [
    'slow-to-fall-asleep',
    asleep(sleptDaily(3, { fallAsleepMinutes: 21 })),
    asleep(sleptDaily(3, { fallAsleepMinutes: 20 })),
  ],
  [
    'many-wakings',
    asleep(sleptDaily(3, { nightWakings: 3 })),
    asleep([slept(0, { nightWakings: 3 }), slept(1, { nightWakings: 3 }), slept(2, { nightWakings: 2 })]),
  ],
  ['insomnia-nights', asleep(slowOn([0, 2, 4], 7)), asleep(slowOn([0, 2], 7))],
  ['insomnia-nights', asleep(slowOn([0, 2, 4], 7)), asleep(slowOn([0, 2, 4], 7, 30))],
  // Of both weeks, where both have nights.
  ['insomnia-nights', asleep(slowOn([0, 2, 4, 7, 9, 11], 14)), asleep(slowOn([0, 2, 4, 7, 9], 14))],
  [
    'insomnia-nights',
    asleep(sleptDaily(3, { nightWakings: 3, quality: 5 })),
    asleep(sleptDaily(3, { nightWakings: 3, quality: 6 })),
  ],
  ['insomnia-routine', hurting('Insônia'), asleep(slowOn([0, 2, 4], 7), { physicalProblems: ['Insônia'] })],
  [
    'irregular-waking',
    asleep(waking('07:00', '07:00', '07:30', '08:00', '09:01')),
    asleep(waking('07:00', '07:00', '07:30', '08:00', '09:00')),
  ],
  [
    'irregular-waking',
    asleep(waking('06:00', '07:00', '07:30', '08:00', '10:00')),
    asleep(waking('06:00', '07:00', '08:00', '10:00')),
  ],
  [
    'steady-waking',
    asleep(waking('07:00', '07:10', '07:30', '07:50', '08:00')),
    asleep(waking('07:00', '07:10', '07:30', '07:50', '08:01')),
  ],
  ['steady-waking', asleep(sleptDaily(5)), asleep(sleptDaily(5, { bed: '01:30' }))],
  ['steady-waking', asleep(sleptDaily(5)), asleep(sleptDaily(5, { quality: 5 }))],
  ['sleep-well', asleep(sleptDaily(3, { quality: 6 })), asleep(sleptDaily(3, { quality: 5.9 }))],
  ['sleep-well', asleep(sleptDaily(3)), asleep(sleptDaily(3, { fallAsleepMinutes: 21 }))],
  ['sleep-well', asleep(sleptDaily(3)), asleep(sleptDaily(3, { nightWakings: 3 }))],
  [
    'apnea-poor-sleep',
    asleep(sleptDaily(3, { quality: 5 }), { chronicConditions: ['Hipertensão'] }),
    asleep(sleptDaily(3, { quality: 6 }), { chronicConditions: ['Hipertensão'] }),
  ],
  [
    'apnea-poor-sleep',
    asleep(sleptDaily(3, { nightWakings: 3 }), { chronicConditions: ['Diabetes Tipo 2'] }),
    asleep(sleptDaily(3, { nightWakings: 3 }), { chronicConditions: ['Diabetes Tipo 1'] }),
  ],
  // 86.7 kg at 170 cm is an index of 30.0; beside an eating disorder nothing is said of it.
  [
    'apnea-poor-sleep',
    asleep(sleptDaily(3, { quality: 5 }), { height: 170, currentWeight: 86.7, ...aged(40) }),
    asleep(sleptDaily(3, { quality: 5 }), { height: 170, currentWeight: 86, ...aged(40) }),
  ],
  [
    'apnea-poor-sleep',
    asleep(sleptDaily(3, { quality: 5 }), { chronicConditions: ['Obesidade'] }),
    asleep(sleptDaily(3, { quality: 5 }), {
      chronicConditions: ['Obesidade'],
      physicalProblems: ['bulimia'],
    }),
  ],
  [
    'snoring-check',
    living('Obesidade', 'Hipertensão'),
    asleep(sleptDaily(3, { quality: 5 }), { chronicConditions: ['Obesidade', 'Hipertensão'] }),
  ],
  ['restless-nights-lows', asleep(poorOn([0, 3]), insulin), asleep(poorOn([0]), insulin)],
  ['restless-nights-lows', asleep(poorOn([0, 6]), insulin), asleep(poorOn([0, 7]), insulin)],
  ['restless-nights-lows', asleep(poorOn([0, 3]), insulin), asleep(poorOn([0, 3]))],
  // A low at five in the morning, which has a tip of its own.
  [
    'restless-nights-lows',
    asleep(poorOn([0, 3]), insulin),
    { ...asleep(poorOn([0, 3]), insulin), readings: [pricked(65, 31)] },
  ],
  [
    'night-after-alcohol',
    { nights: poorOn([0, 2]), uses: beer(0, 2, 4, 6) },
    { nights: poorOn([0, 2]), uses: beer(0, 2, 4, 6, 8) },
  ],
  ['night-after-alcohol', { nights: poorOn([0, 2]), uses: beer(0, 2) }, { nights: poorOn([0]), uses: beer(0) }],
  [
    'night-after-alcohol',
    { nights: poorOn([0, 2]), uses: beer(0, 2) },
    { nights: poorOn([0, 2]), uses: beer(0, 2), profile: { otherConditions: 'cirrose' } },
  ],
  // As many of the other nights were poor.
  [
    'night-after-alcohol',
    { nights: poorOn([0, 2]), uses: beer(0, 2) },
    { nights: poorOn([0, 1, 2, 3], 4), uses: beer(0, 2) },
  ],
  [
    'night-after-alcohol',
    { nights: poorOn([0, 2]), uses: beer(0, 2) },
    { nights: poorOn([0, 2]), uses: [used(1, 'latas', 1, '16:59'), used(1, 'latas', 3, '16:59')] },
  ],
  [
    'night-after-caffeine',
    { nights: slowOn([0, 2], 6, 21), uses: coffee(0, 2) },
    { nights: slowOn([0, 2], 6, 20), uses: coffee(0, 2) },
  ],
  [
    'night-after-caffeine',
    { nights: poorOn([0, 2]), uses: coffee(0, 2) },
    { nights: poorOn([0, 2]), uses: [used(1, 'xícaras', 1, '13:59'), used(1, 'xícaras', 3, '13:59')] },
  ],
  [
    'night-after-gaming',
    { nights: [0, 1, 2].map((day) => slept(day, { bed: day < 2 ? '00:04' : '23:00' })), uses: played(0, 1) },
    { nights: [0, 1, 2].map((day) => slept(day, { bed: day < 2 ? '00:03' : '23:00' })), uses: played(0, 1) },
  ],
  [
    'night-after-gaming',
    { nights: sleptDaily(2, { bed: '01:00' }), uses: played(0, 1) },
    { nights: sleptDaily(2, { bed: '01:00' }), uses: played(0) },
  ],
];

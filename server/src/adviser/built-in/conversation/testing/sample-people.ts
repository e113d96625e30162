import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { slept, used } from '../../../testing/sample-days.ts';
import { read, type SampleData, sensed } from './sample-chat.ts';

const meal = {
  name: 'Arroz, feijão, frango e salada',
  calories: 520,
  carbs: 60,
  proteins: 35,
  fats: 14,
  fiber: 9,
  sodium: 400,
  potassium: 700,
};

/** Somebody with everything recorded; glucose low right now. */
export const full: SampleData = {
  profile: {
    chronicConditions: ['Diabetes Tipo 2', 'Hipertensão', 'Doença Renal'],
    medications: ['Insulina'],
    birthDate: '1970-01-01',
    height: 170,
  },
  readings: {
    glucose: [...sensed([95, 110, 150, 190, 260, 160, 130, 64], 8), read(62, 0.2, { context: 'jejum' })],
    blood_pressure: [
      read(182, 3, { diastolic: 112 }),
      read(128, 44, { diastolic: 82 }),
      read(142, 68, { diastolic: 91 }),
    ],
    weight: [read(82, 24 * 20), read(84.5, 24)],
    heart_rate: [read(130, 3), read(80, 60)],
    hba1c: [read(7.9, 24 * 200), read(9.4, 24 * 20)],
  },
  nights: Array.from({ length: 10 }, (_, index) => slept(index, { quality: 2 + (index % 3) })),
  uses: [
    used(30, 'latas', 1, '20:00'),
    used(2, 'maços', 0, '09:00'),
    used(6, 'xícaras', 0, '08:00'),
    used(20, 'sessões', 1),
  ],
  meals: {
    '2026-11-21': [
      { ...meal, type: 'lunch' },
      { ...meal, type: 'breakfast', name: 'Pão com ovo' },
    ],
  },
  training: {
    exercises: [
      { name: 'Caminhada', duration: 20, intensity: 'moderate', completed: true },
      { name: 'Alongamento', duration: 10, intensity: 'low', completed: false },
    ],
    weekMinutes: 65,
  },
  trainedDays: [
    { day: '2026-11-17', minutes: 45 },
    { day: '2026-11-21', minutes: 20 },
  ],
};

/** The same person with another profile. */
export const withProfile = (profile: Partial<HealthProfile>): SampleData => ({ ...full, profile });
/** One of each kind. */
export const people: readonly (readonly [string, SampleData])[] = [
  ['nobody yet', {}],
  ['everything recorded', full],
  ['pregnant', withProfile({ pregnant: true })],
  ['under 18', withProfile({ birthDate: '2014-01-01' })],
  ['older', withProfile({ birthDate: '1940-01-01', chronicConditions: ['Diabetes Tipo 1'] })],
];

/** The made-up person of `npm run demo`. */
export const demoPerson = {
  firstName: 'Lúcia',
  lastName: 'Andrade',
  username: 'lucia',
  email: 'lucia@vida.local',
  password: 'vida demonstração',
} as const;

export const demoProfile = {
  chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'],
  medications: ['Metformina', 'Losartana'],
  dietaryRestrictions: ['Baixo Sódio'],
  foodAllergies: ['Amendoim'],
  physicalProblems: ['Dor no Joelho'],
  exerciseLevel: 'beginner',
  sleepGoal: 8,
  height: 162,
  currentWeight: 74.5,
  weightGoal: 70,
  bloodType: 'O+',
  birthDate: '1971-05-14',
  sex: 'female',
} as const;

/** Finger-pricks of the last days by the person's clock, mg/dL; those still to come today are left out. */
export const demoFingerPricks = [
  { daysAgo: 0, time: '06:52', value: 112, context: 'jejum' },
  { daysAgo: 1, time: '22:10', value: 148, context: 'ao_deitar' },
  { daysAgo: 1, time: '14:05', value: 187, context: 'pos_refeicao' },
  { daysAgo: 1, time: '06:40', value: 121, context: 'jejum' },
  { daysAgo: 2, time: '14:10', value: 158, context: 'pos_refeicao' },
  { daysAgo: 2, time: '06:55', value: 117, context: 'jejum' },
] as const;

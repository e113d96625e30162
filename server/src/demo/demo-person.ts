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

/** Finger-pricks of the last mornings and evenings, in the morning fasting; hours before now, mg/dL. */
export const demoFingerPricks = [
  { hoursAgo: 2, value: 112, context: 'jejum' },
  { hoursAgo: 11, value: 148, context: 'ao_deitar' },
  { hoursAgo: 19, value: 187, context: 'pos_refeicao' },
  { hoursAgo: 26, value: 121, context: 'jejum' },
  { hoursAgo: 43, value: 158, context: 'pos_refeicao' },
  { hoursAgo: 50, value: 117, context: 'jejum' },
] as const;

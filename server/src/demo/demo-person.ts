/** The sample person of `npm run demo`. */
export const demoPerson = {
  firstName: 'Lúcia',
  lastName: 'Andrade',
  username: 'lucia',
  email: 'lucia@vida.local',
  password: 'noventa dias de figos',
} as const;

export const demoProfile = {
  chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'],
  medications: ['Metformina', 'Losartana'],
  dietaryRestrictions: ['Baixo Sódio'],
  foodAllergies: ['Amendoim'],
  medicationAllergies: ['Dipirona'],
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

export const profileMessages = {
  birthDateInFuture: 'Data de nascimento não pode estar no futuro.',
} as const;

export const profileFieldLabels = {
  chronicConditions: 'Condições crônicas',
  medications: 'Medicamentos',
  dietaryRestrictions: 'Restrições alimentares',
  foodAllergies: 'Alergias alimentares',
  medicationAllergies: 'Alergias a medicamentos',
  physicalProblems: 'Problemas físicos',
  disabilities: 'Deficiências',
  exerciseLevel: 'Nível de exercício',
  sleepGoal: 'Meta de sono',
  weightGoal: 'Meta de peso',
  height: 'Altura',
  currentWeight: 'Peso atual',
  bloodType: 'Tipo sanguíneo',
  otherConditions: 'Outras condições',
  otherMedications: 'Outros medicamentos',
  otherDietaryRestrictions: 'Outras restrições alimentares',
  otherFoodAllergies: 'Outras alergias alimentares',
  otherMedicationAllergies: 'Outras alergias a medicamentos',
  otherPhysicalProblems: 'Outros problemas físicos',
  otherDisabilities: 'Outras deficiências',
  birthDate: 'Data de nascimento',
  sex: 'Sexo',
  pregnant: 'Gestante',
} as const;

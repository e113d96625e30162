/**
 * The predefined choices of the health profile, verbatim from the specification (section 3). They are data of the
 * wire, stored as they stand here, and the adviser's rules match on them.
 */

/** Opens the free text of every list; says nothing by itself. */
export const OTHER_CHOICE = 'Outros';

/** Say that a list has nothing in it; the other lists do without. */
export const NONE_CHOICES: readonly string[] = ['Nenhum', 'Nenhuma'];

export const CHRONIC_CONDITIONS = [
  'Diabetes Tipo 1',
  'Diabetes Tipo 2',
  'Hipertensão',
  'Doença Cardíaca',
  'Asma',
  'Artrite',
  'Fibromialgia',
  'Doença Renal',
  'Obesidade',
  'Depressão',
  'Ansiedade',
  OTHER_CHOICE,
] as const;

export const MEDICATIONS = [
  'Metformina',
  'Insulina',
  'Losartana',
  'Enalapril',
  'Sinvastatina',
  'Omeprazol',
  'Aspirina',
  'Levotiroxina',
  'Nenhum',
  OTHER_CHOICE,
] as const;

export const DIETARY_RESTRICTIONS = [
  'Vegetariano',
  'Vegano',
  'Sem Glúten',
  'Sem Lactose',
  'Baixo Sódio',
  'Baixo Açúcar',
  'Sem Nozes',
  'Kosher',
  'Halal',
  'Nenhuma',
  OTHER_CHOICE,
] as const;

export const FOOD_ALLERGIES = [
  'Amendoim',
  'Nozes',
  'Leite',
  'Ovos',
  'Glúten',
  'Soja',
  'Peixes',
  'Frutos do Mar',
  'Sesame',
  'Mostarda',
  OTHER_CHOICE,
] as const;

export const MEDICATION_ALLERGIES = [
  'Penicilina',
  'Aspirina',
  'Ibuprofeno',
  'Sulfa',
  'Codeína',
  'Morfina',
  'Anestésicos Locais',
  'Contraste Iodado',
  'Latex',
  'Dipirona',
  OTHER_CHOICE,
] as const;

export const PHYSICAL_PROBLEMS = [
  'Dor nas Costas',
  'Dor no Joelho',
  'Dor no Ombro',
  'Problema na Coluna',
  'Tendinite',
  'Bursite',
  'Artrose',
  'Fibromialgia',
  'Enxaqueca',
  'Insônia',
  OTHER_CHOICE,
] as const;

export const DISABILITIES = [
  'Deficiência Visual',
  'Deficiência Auditiva',
  'Deficiência Motora',
  'Cadeirante',
  'Amputação',
  'Paralisia Parcial',
  'Dificuldade de Locomoção',
  'Deficiência Intelectual',
  'Autismo',
  'Síndrome de Down',
  OTHER_CHOICE,
] as const;

export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

export type ChronicCondition = (typeof CHRONIC_CONDITIONS)[number];
export type Medication = (typeof MEDICATIONS)[number];
export type DietaryRestriction = (typeof DIETARY_RESTRICTIONS)[number];
export type FoodAllergy = (typeof FOOD_ALLERGIES)[number];
export type MedicationAllergy = (typeof MEDICATION_ALLERGIES)[number];
export type PhysicalProblem = (typeof PHYSICAL_PROBLEMS)[number];
export type Disability = (typeof DISABILITIES)[number];

/**
 * Every list with its predefined choices and the field that holds the text of its 'Outros'. That text counts too: a
 * client may send an allergy there without ever adding it to the list.
 */
export const PROFILE_LISTS = [
  { list: 'chronicConditions', other: 'otherConditions', choices: CHRONIC_CONDITIONS },
  { list: 'medications', other: 'otherMedications', choices: MEDICATIONS },
  { list: 'dietaryRestrictions', other: 'otherDietaryRestrictions', choices: DIETARY_RESTRICTIONS },
  { list: 'foodAllergies', other: 'otherFoodAllergies', choices: FOOD_ALLERGIES },
  { list: 'medicationAllergies', other: 'otherMedicationAllergies', choices: MEDICATION_ALLERGIES },
  { list: 'physicalProblems', other: 'otherPhysicalProblems', choices: PHYSICAL_PROBLEMS },
  { list: 'disabilities', other: 'otherDisabilities', choices: DISABILITIES },
] as const;

export type ProfileList = (typeof PROFILE_LISTS)[number];
export type ProfileListName = ProfileList['list'];

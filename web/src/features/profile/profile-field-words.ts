import { formatDay } from '../../lib/format.ts';
import { type FieldWords, withUnit } from '../../lib/use-edited.ts';
import type { ProfileFormValues } from './profile-form-schema.ts';
import { profileMessages } from './profile-messages.ts';

const { lists, physical, exerciseLevels, sexes } = profileMessages;

/** How the profile tells what another window saved. */
export const profileFieldWords: FieldWords<ProfileFormValues> = {
  labels: {
    chronicConditions: lists.chronicConditions.title,
    otherConditions: lists.chronicConditions.other,
    medications: lists.medications.title,
    otherMedications: lists.medications.other,
    dietaryRestrictions: lists.dietaryRestrictions.title,
    otherDietaryRestrictions: lists.dietaryRestrictions.other,
    foodAllergies: lists.foodAllergies.title,
    otherFoodAllergies: lists.foodAllergies.other,
    medicationAllergies: lists.medicationAllergies.title,
    otherMedicationAllergies: lists.medicationAllergies.other,
    physicalProblems: lists.physicalProblems.title,
    otherPhysicalProblems: lists.physicalProblems.other,
    disabilities: lists.disabilities.title,
    otherDisabilities: lists.disabilities.other,
    height: physical.height,
    currentWeight: physical.currentWeight,
    weightGoal: physical.weightGoal,
    sleepGoal: physical.sleepGoal,
    bloodType: physical.bloodType,
    exerciseLevel: physical.exerciseLevel,
    birthDate: physical.birthDate,
    sex: physical.sex,
    pregnant: physical.pregnant,
  },
  show: {
    height: withUnit('cm'),
    currentWeight: withUnit('kg'),
    weightGoal: withUnit('kg'),
    sleepGoal: withUnit('horas'),
    exerciseLevel: (level) => (level ? exerciseLevels[level] : ''),
    birthDate: (day) => (day ? formatDay(day) : ''),
    sex: (sex) => (sex ? sexes[sex] : ''),
  },
};

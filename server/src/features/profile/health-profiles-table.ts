import { BLOOD_TYPES } from '@vida/contract/profile/profile-choices.ts';
import { EXERCISE_LEVELS, SEXES } from '@vida/contract/profile/profile-schemas.ts';
import { boolean, date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

const choices = () => text().array().notNull();

/** One row a person; columns are named and typed as the wire is. */
export const healthProfiles = pgTable(
  'health_profiles',
  {
    userId: userIdColumn(),
    chronicConditions: choices(),
    medications: choices(),
    dietaryRestrictions: choices(),
    foodAllergies: choices(),
    medicationAllergies: choices(),
    physicalProblems: choices(),
    disabilities: choices(),
    exerciseLevel: text({ enum: EXERCISE_LEVELS }),
    sleepGoal: doublePrecision().notNull(),
    weightGoal: doublePrecision(),
    height: doublePrecision(),
    currentWeight: doublePrecision(),
    bloodType: text({ enum: BLOOD_TYPES }),
    otherConditions: text().notNull(),
    otherMedications: text().notNull(),
    otherDietaryRestrictions: text().notNull(),
    otherFoodAllergies: text().notNull(),
    otherMedicationAllergies: text().notNull(),
    otherPhysicalProblems: text().notNull(),
    otherDisabilities: text().notNull(),
    birthDate: date(),
    sex: text({ enum: SEXES }),
    pregnant: boolean(),
    /** Null while only the exercise screen wrote here: the person has not saved a profile yet. */
    updatedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId] })],
);

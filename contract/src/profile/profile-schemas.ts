import { z } from 'zod';
import { textSchema } from '../core/text.ts';
import { daySchema, instantSchema } from '../core/time.ts';
import { BLOOD_TYPES } from './profile-choices.ts';

/** Spec sections 3 and 5. */
export const SLEEP_GOAL = { defaultHours: 8, minHours: 4, maxHours: 12 } as const;

/** Wide enough for real extremes; beyond them it is a slip of the keyboard. */
export const HEIGHT_CM = { min: 80, max: 250 } as const;
export const WEIGHT_KG = { min: 20, max: 400 } as const;

export const MAX_CHOICES = 50;
export const MAX_CHOICE_LENGTH = 100;
export const MAX_OTHER_LENGTH = 1000;
export const EARLIEST_BIRTH_DATE = '1900-01-01';

export const EXERCISE_LEVELS = ['sedentary', 'beginner', 'intermediate', 'advanced'] as const;
export const SEXES = ['female', 'male'] as const;

export const exerciseLevelSchema = z.enum(EXERCISE_LEVELS);
export const bloodTypeSchema = z.enum(BLOOD_TYPES);
/** What the equations of energy need know; anything else is `null`. */
export const sexSchema = z.enum(SEXES);

/** Left open in any of the ways clients have: absent, null, or the empty string of an untouched input. */
const unsettable = <T>(schema: z.ZodType<T, T>) =>
  z
    .transform((value: T | '' | null): T | null => (value === '' ? null : value))
    .pipe(schema.nullable() as z.ZodType<T | null, Awaited<T> | null>)
    .default(null);

const distinct = (items: readonly string[]): string[] => [...new Set(items.filter((item) => item !== ''))];

/** Predefined choices and own entries; trimmed, without repeats or empty ones. */
const choicesSchema = z
  .array(textSchema(MAX_CHOICE_LENGTH))
  .max(MAX_CHOICES)
  .nullish()
  .transform((items) => distinct(items ?? []));

/** The text of an 'Outros' field, kept as it was sent. */
const otherSchema = textSchema(MAX_OTHER_LENGTH)
  .nullish()
  .transform((text) => text ?? '');

const weightSchema = z.number().min(WEIGHT_KG.min).max(WEIGHT_KG.max);

const birthDateSchema = daySchema.refine((day) => day >= EARLIEST_BIRTH_DATE, {
  params: { reason: 'too_old' },
});

/**
 * The whole profile as a client sends it. Every field may be absent or null, which unsets it: a save replaces the
 * profile. That `birthDate` is not in the future depends on the person's day: `isBornAfter` in profile-rules.ts.
 */
export const newHealthProfileSchema = z.strictObject({
  chronicConditions: choicesSchema,
  medications: choicesSchema,
  dietaryRestrictions: choicesSchema,
  foodAllergies: choicesSchema,
  medicationAllergies: choicesSchema,
  physicalProblems: choicesSchema,
  disabilities: choicesSchema,
  exerciseLevel: unsettable(exerciseLevelSchema),
  /** Hours a night. */
  sleepGoal: z
    .number()
    .min(SLEEP_GOAL.minHours)
    .max(SLEEP_GOAL.maxHours)
    .nullish()
    .transform((hours) => hours ?? SLEEP_GOAL.defaultHours),
  /** Kilograms. */
  weightGoal: unsettable(weightSchema),
  /** Centimetres. */
  height: unsettable(z.number().min(HEIGHT_CM.min).max(HEIGHT_CM.max)),
  /** Kilograms. */
  currentWeight: unsettable(weightSchema),
  bloodType: unsettable(bloodTypeSchema),
  otherConditions: otherSchema,
  otherMedications: otherSchema,
  otherDietaryRestrictions: otherSchema,
  otherFoodAllergies: otherSchema,
  otherMedicationAllergies: otherSchema,
  otherPhysicalProblems: otherSchema,
  otherDisabilities: otherSchema,
  birthDate: unsettable(birthDateSchema),
  sex: unsettable(sexSchema),
  pregnant: unsettable(z.boolean()),
});

const choicesReply = z.array(z.string());

/** The profile as it is answered; before the first save everything is empty and `updatedAt` is null. */
export const healthProfileSchema = z.object({
  chronicConditions: choicesReply,
  medications: choicesReply,
  dietaryRestrictions: choicesReply,
  foodAllergies: choicesReply,
  medicationAllergies: choicesReply,
  physicalProblems: choicesReply,
  disabilities: choicesReply,
  exerciseLevel: exerciseLevelSchema.nullable(),
  sleepGoal: z.number(),
  weightGoal: z.number().nullable(),
  height: z.number().nullable(),
  currentWeight: z.number().nullable(),
  bloodType: bloodTypeSchema.nullable(),
  otherConditions: z.string(),
  otherMedications: z.string(),
  otherDietaryRestrictions: z.string(),
  otherFoodAllergies: z.string(),
  otherMedicationAllergies: z.string(),
  otherPhysicalProblems: z.string(),
  otherDisabilities: z.string(),
  birthDate: daySchema.nullable(),
  sex: sexSchema.nullable(),
  pregnant: z.boolean().nullable(),
  updatedAt: instantSchema.nullable(),
});

export type HealthProfile = z.infer<typeof healthProfileSchema>;
/** The profile after parsing: every field present. */
export type NewHealthProfile = z.output<typeof newHealthProfileSchema>;
export type ExerciseLevel = z.infer<typeof exerciseLevelSchema>;
export type BloodType = z.infer<typeof bloodTypeSchema>;
export type Sex = z.infer<typeof sexSchema>;

/** The profile of somebody who has not saved one yet, with the specified defaults. */
export const EMPTY_HEALTH_PROFILE: HealthProfile = { ...newHealthProfileSchema.parse({}), updatedAt: null };

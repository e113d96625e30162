import { sentExerciseSchema } from '@vida/contract/exercises/exercise-schemas.ts';
import { z } from 'zod';

const { name, duration, intensity } = sentExerciseSchema.shape;

/** The inline form; minutes are read as an integer on save (spec section 5). */
export const exerciseEditSchema = z.object({
  name,
  duration: z.number().transform(Math.trunc).pipe(duration),
  intensity,
});

import type { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import {
  exerciseProgramChangeSchema,
  exerciseProgramSchema,
  newEffortSchema,
  readinessSchema,
} from './exercise-schemas.ts';

/** The programme with what a change of its list has to send back. */
export const exerciseProgramWithEtagSchema = withEtag(exerciseProgramSchema, exerciseProgramChangeSchema);
export type ExerciseProgramWithEtag = z.output<typeof exerciseProgramWithEtagSchema>;

export const getExerciseProgram = defineEndpoint({
  name: 'exercises.get',
  method: 'GET',
  path: '/api/exercise-program',
  summary: "Today's session with the week of the running programme; an empty one before the first.",
  access: 'user',
  cacheable: 'minute',
  reply: exerciseProgramWithEtagSchema,
});

export const changeExerciseProgram = defineEndpoint({
  name: 'exercises.change',
  method: 'POST',
  path: '/api/exercise-program',
  summary:
    "Send today's whole list back, or the level, or a list of one's own with a name. " +
    '409 stale, also of an older `revision`, carries the fresh programme as `current`.',
  access: 'user',
  body: exerciseProgramChangeSchema,
  readBack: exerciseProgramSchema,
  guards: exerciseProgramWithEtagSchema,
  reply: exerciseProgramWithEtagSchema,
});

export const generateExerciseProgram = defineEndpoint({
  name: 'exercises.generate',
  method: 'POST',
  path: '/api/exercise-program/generate',
  summary: 'Make a new programme for the profile as it is; history stays.',
  access: 'user',
  limit: 'generate',
  reply: exerciseProgramWithEtagSchema,
  status: 201,
});

export const rateExerciseEffort = defineEndpoint({
  name: 'exercises.rateEffort',
  method: 'POST',
  path: '/api/exercise-program/effort',
  summary: "Say how hard today's session was, 0 to 10; said again, it is replaced.",
  access: 'user',
  body: newEffortSchema,
  reply: exerciseProgramWithEtagSchema,
});

export const getExerciseReadiness = defineEndpoint({
  name: 'exercises.readiness',
  method: 'GET',
  path: '/api/exercise-program/readiness',
  summary: 'What the latest readings say about starting to exercise now.',
  access: 'user',
  reply: readinessSchema,
});

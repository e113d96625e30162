import { defineEndpoint } from '../core/endpoint.ts';
import {
  exerciseProgramChangeSchema,
  exerciseProgramSchema,
  newEffortSchema,
  readinessSchema,
} from './exercise-schemas.ts';

export const getExerciseProgram = defineEndpoint({
  name: 'exercises.get',
  method: 'GET',
  path: '/api/exercise-program',
  summary: "Today's session with the week of the running programme; an empty one before the first.",
  access: 'user',
  cacheable: 'minute',
  reply: exerciseProgramSchema,
});

export const changeExerciseProgram = defineEndpoint({
  name: 'exercises.change',
  method: 'POST',
  path: '/api/exercise-program',
  summary:
    "Send today's whole list back, or the level, or a list of one's own with a name. 409 revision_conflict carries the fresh programme as `current`.",
  access: 'user',
  body: exerciseProgramChangeSchema,
  readBack: exerciseProgramSchema,
  reply: exerciseProgramSchema,
});

export const generateExerciseProgram = defineEndpoint({
  name: 'exercises.generate',
  method: 'POST',
  path: '/api/exercise-program/generate',
  summary: 'Make a new programme for the profile as it is; history stays.',
  access: 'user',
  limit: 'generate',
  reply: exerciseProgramSchema,
  status: 201,
});

export const rateExerciseEffort = defineEndpoint({
  name: 'exercises.rateEffort',
  method: 'POST',
  path: '/api/exercise-program/effort',
  summary: "Say how hard today's session was, 0 to 10; said again, it is replaced.",
  access: 'user',
  body: newEffortSchema,
  reply: exerciseProgramSchema,
});

export const getExerciseReadiness = defineEndpoint({
  name: 'exercises.readiness',
  method: 'GET',
  path: '/api/exercise-program/readiness',
  summary: 'What the latest readings say about starting to exercise now.',
  access: 'user',
  reply: readinessSchema,
});

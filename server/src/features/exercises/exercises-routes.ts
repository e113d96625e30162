import {
  changeExerciseProgram,
  generateExerciseProgram,
  getExerciseProgram,
  getExerciseReadiness,
  rateExerciseEffort,
} from '@vida/contract/exercises/exercises-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { ExercisesService } from './exercises-service.ts';
import type { ReadinessService } from './readiness-service.ts';

export interface ExercisesServices {
  readonly programs: ExercisesService;
  readonly readiness: ReadinessService;
}

export const registerExercises = (serve: Serve, { programs, readiness }: ExercisesServices): void => {
  serve(getExerciseProgram, ({ viewer }) => programs.read(viewer));
  serve(changeExerciseProgram, ({ viewer, body, write, expectSeen }) =>
    write((tx) => programs.change(viewer, tx, body, expectSeen)),
  );
  serve(generateExerciseProgram, async ({ viewer, write, explain }) => {
    const draft = await programs.draft(viewer, explain);
    return write((tx) => programs.generate(viewer, tx, draft));
  });
  serve(rateExerciseEffort, ({ viewer, body, write }) => write((tx) => programs.rateEffort(viewer, tx, body.effort)));
  serve(getExerciseReadiness, ({ viewer }) => readiness.read(viewer));
};

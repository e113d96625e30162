import {
  findEasterEgg,
  getMotivationalMessage,
  getTimeEasterEgg,
} from '@vida/contract/motivation/motivation-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { MotivationService } from './motivation-service.ts';

/** Writes by their method, but nothing is written: the person's revision stays as it is. */
export const registerMotivation = (serve: Serve, service: MotivationService): void => {
  serve(getMotivationalMessage, async ({ viewer, body }) => ({
    message: await service.answer(viewer, body.action),
  }));
  serve(findEasterEgg, async ({ viewer, body: { trigger } }) => ({
    message: await service.answer(viewer, trigger),
    trigger,
  }));
  serve(getTimeEasterEgg, ({ viewer }) => service.ofTheHour(viewer));
};

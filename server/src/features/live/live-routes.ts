import { watchChanges } from '@vida/contract/live/live-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { LiveService } from './live-service.ts';

export const registerLive = (serve: Serve, service: LiveService): void => {
  serve(watchChanges, ({ viewer, signal }) => service.watch(viewer, signal));
};

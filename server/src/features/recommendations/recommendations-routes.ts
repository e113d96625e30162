import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from '@vida/contract/recommendations/recommendations-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { RecommendationsService } from './recommendations-service.ts';

export const registerRecommendations = (serve: Serve, service: RecommendationsService): void => {
  serve(listRecommendations, ({ viewer }) => service.list(viewer.userId));
  serve(generateRecommendations, async ({ viewer: { userId, timeZone, user }, body, write }) => {
    const reader = { userId, timeZone, glucoseUnit: user.glucoseUnit };
    const drafts = await service.suggest(reader, body.category);
    return write((tx) => service.save(userId, tx, drafts));
  });
  serve(dismissRecommendation, ({ viewer, params, write }) =>
    write((tx) => service.dismiss(viewer.userId, tx, params.id)),
  );
  serve(restoreRecommendation, ({ viewer, params, write }) =>
    write((tx) => service.restore(viewer.userId, tx, params.id)),
  );
};

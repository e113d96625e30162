import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from '@vida/contract/recommendations/recommendations-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Reader, RecommendationsService } from './recommendations-service.ts';

const toReader = ({ userId, timeZone, user }: Viewer): Reader => ({
  userId,
  timeZone,
  glucoseUnit: user.glucoseUnit,
});

export const registerRecommendations = (serve: Serve, service: RecommendationsService): void => {
  serve(listRecommendations, ({ viewer }) => service.list(toReader(viewer)));
  serve(generateRecommendations, async ({ viewer, body, write, explain }) => {
    const reader = toReader(viewer);
    const drafts = await service.suggest(reader, { category: body.category, explain });
    return write((tx) => service.save(reader, tx, drafts));
  });
  serve(dismissRecommendation, ({ viewer, params, write }) =>
    write((tx) => service.dismiss(toReader(viewer), tx, params.id)),
  );
  serve(restoreRecommendation, ({ viewer, params, write }) =>
    write((tx) => service.restore(toReader(viewer), tx, params.id)),
  );
};

import { createGlucoseReader } from '../features/measurements/glucose-reader.ts';
import { createVitalsRepository } from '../features/measurements/vitals-repository.ts';
import { createProfileService } from '../features/profile/profile-service.ts';
import { registerPrompts } from '../features/prompts/prompts-routes.ts';
import { createPromptsService } from '../features/prompts/prompts-service.ts';
import { registerRecommendations } from '../features/recommendations/recommendations-routes.ts';
import { createRecommendationsService } from '../features/recommendations/recommendations-service.ts';
import { createSleepRepository } from '../features/sleep/sleep-repository.ts';
import { createSubstanceRecordsRepository } from '../features/substances/substance-records-repository.ts';
import type { Room } from './room-deps.ts';

/** Recommendations, and the prompts by which a language model makes them. */
export const advice: Room =
  ({ db, clock, adviser }) =>
  (serve) => {
    const glucose = createGlucoseReader(db);
    registerRecommendations(
      serve,
      createRecommendationsService({
        db,
        clock,
        adviser: adviser.tips,
        readProfile: createProfileService({ db, clock }).read,
        readGlucose: glucose.readWeighed,
        findNewestGlucose: glucose.newestAt,
        readVitals: createVitalsRepository(db).readNewest,
        readNights: createSleepRepository(db).list,
        readUses: createSubstanceRecordsRepository(db).readUses,
      }),
    );
    registerPrompts(serve, createPromptsService({ db, clock }));
  };

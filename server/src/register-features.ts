import { randomInt } from 'node:crypto';
import { ALARM_QUIET_MS, isWorseAlarm } from '@vida/contract/measurements/glucose-alarm-rules.ts';
import { SLEEP_GOAL_QUIET_MS } from '@vida/contract/sleep/sleep-goal-rules.ts';
import { findHelp } from './adviser/find-help.ts';
import { tellsDose } from './adviser/guardrails/speech/tells-dose.ts';
import { composeAdviser } from './compose-adviser.ts';
import type { Config } from './config/config.ts';
import { createAdviserHealthService } from './features/admin/adviser-health-service.ts';
import { registerAppointments } from './features/appointments/appointments-routes.ts';
import { createAppointmentsService } from './features/appointments/appointments-service.ts';
import { createConsentsService } from './features/auth/consents-service.ts';
import { createUsersRepository } from './features/auth/users-repository.ts';
import { registerChat } from './features/chat/chat-routes.ts';
import { createChatService } from './features/chat/chat-service.ts';
import { registerCommunity } from './features/community/community-routes.ts';
import { createCommunityService } from './features/community/community-service.ts';
import { registerExercises } from './features/exercises/exercises-routes.ts';
import { createExercisesService } from './features/exercises/exercises-service.ts';
import { createReadinessService } from './features/exercises/readiness-service.ts';
import { createGlucoseReader } from './features/measurements/glucose-reader.ts';
import { createGlucoseService } from './features/measurements/glucose-service.ts';
import { createImportsService } from './features/measurements/import/imports-service.ts';
import { registerMeasurements } from './features/measurements/measurements-routes.ts';
import { createMeasurementsService } from './features/measurements/measurements-service.ts';
import { createVitalsRepository } from './features/measurements/vitals-repository.ts';
import { createEmergencyCheck } from './features/motivation/emergency-check.ts';
import { registerMotivation } from './features/motivation/motivation-routes.ts';
import { createMotivationService } from './features/motivation/motivation-service.ts';
import { registerNotifications } from './features/notifications/notifications-routes.ts';
import { createNotificationsService } from './features/notifications/notifications-service.ts';
import { createNotifyOthers } from './features/notifications/notify-others.ts';
import { createFindEligibility } from './features/nutrition/food-eligibility.ts';
import { createFoodSwapsService } from './features/nutrition/food-swaps-service.ts';
import { createMealPlansService } from './features/nutrition/meal-plans-service.ts';
import { registerNutrition } from './features/nutrition/nutrition-routes.ts';
import { createRecipesService } from './features/nutrition/recipes-service.ts';
import { registerProfile } from './features/profile/profile-routes.ts';
import { createProfileService } from './features/profile/profile-service.ts';
import { registerPrompts } from './features/prompts/prompts-routes.ts';
import { createPromptsService } from './features/prompts/prompts-service.ts';
import { registerRecommendations } from './features/recommendations/recommendations-routes.ts';
import { createRecommendationsService } from './features/recommendations/recommendations-service.ts';
import { createSleepRepository } from './features/sleep/sleep-repository.ts';
import { registerSleep } from './features/sleep/sleep-routes.ts';
import { createSleepService } from './features/sleep/sleep-service.ts';
import { createCessationService } from './features/substances/cessation-service.ts';
import { createSubstanceRecordsRepository } from './features/substances/substance-records-repository.ts';
import { createSubstanceRecordsService } from './features/substances/substance-records-service.ts';
import { registerSubstances } from './features/substances/substances-routes.ts';
import type { Serve } from './http/context.ts';
import { createOwnData } from './own-data.ts';
import { type AccountFeatureDeps, registerAccounts } from './register-accounts.ts';

export interface FeatureDeps extends AccountFeatureDeps {
  readonly ai: Config['ai'];
  readonly announceCommunity: () => void;
  /** Aborted when Vida stops. */
  readonly stopping: AbortSignal;
}

/** Every feature, by hand: a feature that needs another receives a function. `close` ends what runs beside the server. */
export const registerFeatures = (serve: Serve, deps: FeatureDeps): { close: () => Promise<void> } => {
  const { db, clock, log, ai, announceCommunity, inTurnOf, stopping } = deps;
  const notifications = createNotificationsService({ db, clock });
  const profile = createProfileService({ db, clock });
  const consents = createConsentsService({ db, clock });
  const prompts = createPromptsService({ db, clock });
  const adviserHealth = createAdviserHealthService({
    db,
    clock,
    log,
    readModelHealth: () => advice.readModelHealth(),
  });
  const advice = composeAdviser({
    db,
    clock,
    log,
    ai,
    readPrompt: prompts.readActive,
    readConsent: (userId) => consents.readDecision(userId, 'language_model'),
    tally: adviserHealth.tally,
    tallyTool: adviserHealth.tallyTool,
    stopping,
  });

  registerAccounts(serve, deps, { notifications, consents, adviserHealth });
  registerNotifications(serve, notifications);
  registerProfile(serve, profile);
  registerMeasurements(serve, {
    measurements: createMeasurementsService({
      db,
      clock,
      notifyAlarm: (userId, tx, alarm) =>
        notifications.notifyAtMostEvery(userId, tx, alarm, ALARM_QUIET_MS, (earlier) => isWorseAlarm(alarm, earlier)),
    }),
    glucose: createGlucoseService({ db, clock, readCareGroup: profile.readCareGroup }),
    imports: createImportsService({ db, clock }),
  });
  registerAppointments(serve, createAppointmentsService({ db, clock }));
  const vitalsOf = createVitalsRepository(db);
  const { findNewestSigns } = vitalsOf;
  const isEmergency = createEmergencyCheck({ clock, findNewestSigns, readCareGroup: profile.readCareGroup });
  registerMotivation(serve, createMotivationService({ clock, random: Math.random, isEmergency }));
  const glucoseOf = createGlucoseReader(db);
  registerRecommendations(
    serve,
    createRecommendationsService({
      db,
      clock,
      adviser: advice.adviser,
      readProfile: profile.read,
      readGlucose: glucoseOf.readWeighed,
      findNewestGlucose: glucoseOf.newestAt,
      readVitals: vitalsOf.readNewest,
      readNights: createSleepRepository(db).list,
      readUses: createSubstanceRecordsRepository(db).readUses,
    }),
  );
  registerSleep(
    serve,
    createSleepService({
      db,
      clock,
      readGoalHours: async (userId, tx) => (await profile.read(userId, tx)).sleepGoal,
      notifyGoal: (userId, tx, goal) =>
        notifications.notifyAtMostEvery(userId, tx, { kind: 'sleep_goal', ...goal }, SLEEP_GOAL_QUIET_MS),
    }),
  );
  const cessation = createCessationService({
    db,
    clock,
    notifyDaysWithout: (userId, tx, reached) => notifications.notify(userId, tx, { kind: 'days_without', ...reached }),
  });
  registerSubstances(serve, {
    records: createSubstanceRecordsService({ db, clock, followPlans: cessation.follow }),
    cessation,
  });
  const programs = createExercisesService({
    db,
    clock,
    readProfile: profile.read,
    setLevel: profile.setExerciseLevel,
    planFirstDay: advice.planFirstDay,
    drawSeed: () => randomInt(2 ** 31 - 1),
  });
  registerExercises(serve, {
    programs,
    readiness: createReadinessService({
      clock,
      readProfile: profile.read,
      readGlucose: glucoseOf.readWeighed,
      findNewestSigns,
    }),
  });
  const findEligibility = createFindEligibility({ clock, readProfile: profile.read });
  const plans = createMealPlansService({ db, clock, planner: advice.planner, findEligibility });
  registerNutrition(serve, {
    plans,
    swaps: createFoodSwapsService({ db, findEligibility }),
    recipes: createRecipesService({ db, clock, findEligibility }),
  });
  registerPrompts(serve, prompts);
  registerChat(serve, {
    service: createChatService({
      db,
      clock,
      adviser: advice.conversation,
      dataOf: createOwnData({ db, clock, profile, plans, programs }),
      readModel: advice.readModel,
    }),
    findHelp,
  });
  registerCommunity(
    serve,
    createCommunityService({
      db,
      clock,
      log,
      readers: { findHelp, tellsDose },
      findRegisteredAt: async (userId, tx) => (await createUsersRepository(tx).findById(userId))?.createdAt ?? clock(),
      notifyUser: createNotifyOthers({ db, clock, log, notify: notifications.notify, inTurnOf }).notifyUser,
      announce: announceCommunity,
    }),
  );
  return { close: advice.planner.close };
};

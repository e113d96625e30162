import { randomInt } from 'node:crypto';
import helmet from '@fastify/helmet';
import { endpoints } from '@vida/contract/endpoints.ts';
import { ALARM_QUIET_MS, isWorseAlarm } from '@vida/contract/measurements/glucose-alarm-rules.ts';
import { SLEEP_GOAL_QUIET_MS } from '@vida/contract/sleep/sleep-goal-rules.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { v7 } from 'uuid';
import { createBuiltInAdviser } from './adviser/built-in/built-in-adviser.ts';
import { createBuiltInMealPlanner } from './adviser/built-in/meals/built-in-meal-planner.ts';
import { guardAdviser } from './adviser/guardrails/guard-adviser.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { listenForChanges } from './db/listen-for-changes.ts';
import { accountFieldLabels } from './features/account/account-messages.ts';
import { registerAccount } from './features/account/account-routes.ts';
import { createAccountService } from './features/account/account-service.ts';
import { createExportService } from './features/account/export/export-service.ts';
import { registerAdmin } from './features/admin/admin-routes.ts';
import { createAdminService } from './features/admin/admin-service.ts';
import { appointmentsFieldLabels } from './features/appointments/appointments-messages.ts';
import { registerAppointments } from './features/appointments/appointments-routes.ts';
import { createAppointmentsService } from './features/appointments/appointments-service.ts';
import { createAccountStore } from './features/auth/account-store.ts';
import { authFieldLabels } from './features/auth/auth-messages.ts';
import { registerAuth } from './features/auth/auth-routes.ts';
import { createAuthService } from './features/auth/auth-service.ts';
import { createConsentsService } from './features/auth/consents-service.ts';
import { createSessionStandings } from './features/auth/session-standing.ts';
import { createSessionsRepository } from './features/auth/sessions-repository.ts';
import { createSessionsService } from './features/auth/sessions-service.ts';
import { createToUser } from './features/auth/to-user.ts';
import { exercisesFieldLabels } from './features/exercises/exercises-messages.ts';
import { registerExercises } from './features/exercises/exercises-routes.ts';
import { createExercisesService } from './features/exercises/exercises-service.ts';
import { createReadinessService } from './features/exercises/readiness-service.ts';
import { registerLive } from './features/live/live-routes.ts';
import { createLiveService } from './features/live/live-service.ts';
import { createGlucoseRepository } from './features/measurements/glucose-repository.ts';
import { createGlucoseService } from './features/measurements/glucose-service.ts';
import { createImportsService } from './features/measurements/import/imports-service.ts';
import { measurementsFieldLabels } from './features/measurements/measurements-messages.ts';
import { registerMeasurements } from './features/measurements/measurements-routes.ts';
import { createMeasurementsService } from './features/measurements/measurements-service.ts';
import { createVitalsRepository } from './features/measurements/vitals-repository.ts';
import { createEmergencyCheck } from './features/motivation/emergency-check.ts';
import { motivationFieldLabels } from './features/motivation/motivation-messages.ts';
import { registerMotivation } from './features/motivation/motivation-routes.ts';
import { createMotivationService } from './features/motivation/motivation-service.ts';
import { registerNotifications } from './features/notifications/notifications-routes.ts';
import { createNotificationsService } from './features/notifications/notifications-service.ts';
import { createFoodStandings } from './features/nutrition/food-standings.ts';
import { createFoodSwapsService } from './features/nutrition/food-swaps-service.ts';
import { createMealPlansService } from './features/nutrition/meal-plans-service.ts';
import { nutritionFieldLabels } from './features/nutrition/nutrition-messages.ts';
import { registerNutrition } from './features/nutrition/nutrition-routes.ts';
import { createRecipesService } from './features/nutrition/recipes-service.ts';
import { profileFieldLabels } from './features/profile/profile-messages.ts';
import { registerProfile } from './features/profile/profile-routes.ts';
import { createProfileService } from './features/profile/profile-service.ts';
import { recommendationsFieldLabels } from './features/recommendations/recommendations-messages.ts';
import { registerRecommendations } from './features/recommendations/recommendations-routes.ts';
import { createRecommendationsService } from './features/recommendations/recommendations-service.ts';
import { sleepFieldLabels } from './features/sleep/sleep-messages.ts';
import { createSleepRepository } from './features/sleep/sleep-repository.ts';
import { registerSleep } from './features/sleep/sleep-routes.ts';
import { createSleepService } from './features/sleep/sleep-service.ts';
import { createCessationService } from './features/substances/cessation-service.ts';
import { createSubstanceRecordsRepository } from './features/substances/substance-records-repository.ts';
import { createSubstanceRecordsService } from './features/substances/substance-records-service.ts';
import { substancesFieldLabels } from './features/substances/substances-messages.ts';
import { registerSubstances } from './features/substances/substances-routes.ts';
import { createAccessChecks } from './http/access.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { answerClientError } from './http/client-errors.ts';
import { answerFrameworkError, registerErrorHandler } from './http/error-handler.ts';
import { registerHealthChecks } from './http/health-checks.ts';
import { createIdempotency } from './http/idempotency.ts';
import {
  BODY_LIMIT_BYTES,
  CONNECTION_TIMEOUT_MS,
  HANDLER_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
} from './http/limits.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { refuseMissingEndpoints } from './http/registered-endpoints.ts';
import { createReplyCache } from './http/reply-cache.ts';
import { registerRequestHooks } from './http/request-hooks.ts';
import { helmetOptions } from './http/security-headers.ts';
import { createServe } from './http/serve.ts';
import { registerOpenApi } from './openapi/register-openapi.ts';
import { registerWebApp } from './web-app/register-web-app.ts';

export interface AppDeps {
  readonly config: Pick<Config, 'adminEmail' | 'trustProxy' | 'rateLimit'>;
  readonly gatePassword: string;
  readonly db: Database;
  /** Of the same database, for the one connection that listens. */
  readonly connectionString: string;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Folder of the built web app; pages are 404 where it does not exist. */
  readonly webFolder: string;
}

/** A number of proxies counts hops from the socket; Fastify takes it as a function. */
const toTrustProxy = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** The whole server, composed by hand: who needs what can be read here. Not listening yet. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config, gatePassword, db, connectionString, clock, log, webFolder } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => v7(),
    trustProxy: toTrustProxy(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  app.decorateRequest('viewer', null);
  await app.register(helmet, helmetOptions);
  registerBodyParsers(app);
  registerErrorHandler(app);
  registerRequestHooks(app);
  registerHealthChecks(app, db);
  registerOpenApi(app, endpoints);

  const toUser = createToUser(config.adminEmail);
  const sessions = createSessionsService({ db, clock, toUser });
  const notifications = createNotificationsService({ db, clock });
  const profile = createProfileService({ db, clock });

  const live = createLiveService({
    log,
    findStandings: createSessionStandings(db, clock),
    listen: (heard) => listenForChanges({ connectionString, log, ...heard }),
  });
  app.addHook('preClose', live.close);

  const serve = createServe({
    app,
    db,
    checks: createAccessChecks(sessions.authenticate),
    limits: createRateLimits(config.rateLimit),
    idempotency: createIdempotency(db, clock),
    cache: createReplyCache(clock),
    onCommitted: live.moved,
    labels: {
      ...authFieldLabels,
      ...accountFieldLabels,
      ...profileFieldLabels,
      ...measurementsFieldLabels,
      ...recommendationsFieldLabels,
      ...appointmentsFieldLabels,
      ...motivationFieldLabels,
      ...sleepFieldLabels,
      ...substancesFieldLabels,
      ...nutritionFieldLabels,
      ...exercisesFieldLabels,
    },
  });

  registerAuth(
    serve,
    createAuthService({
      db,
      clock,
      log,
      sessions,
      toUser,
      onRegistered: notifications.welcome,
    }),
  );
  registerAccount(serve, {
    account: createAccountService({ db, log, store: createAccountStore(db, toUser) }),
    sessions,
    consents: createConsentsService({ db, clock }),
    exports: createExportService({ db, clock }),
  });
  registerAdmin(
    serve,
    createAdminService({
      gatePassword,
      log,
      openGate: (userId, sessionId) => createSessionsRepository(db).openGate(userId, sessionId, clock()),
    }),
  );
  registerLive(serve, live);
  registerNotifications(serve, notifications);
  registerProfile(serve, profile);
  registerMeasurements(serve, {
    measurements: createMeasurementsService({
      db,
      clock,
      notifyAlarm: (userId, tx, alarm) =>
        notifications.notifyAtMostEvery(userId, tx, alarm, ALARM_QUIET_MS, (earlier) =>
          isWorseAlarm(alarm, earlier),
        ),
    }),
    glucose: createGlucoseService({ db, clock, readCareGroup: profile.readCareGroup }),
    imports: createImportsService({ db, clock }),
  });
  registerAppointments(serve, createAppointmentsService({ db, clock }));
  const vitalsOf = createVitalsRepository(db);
  const { findNewestSigns } = vitalsOf;
  const isEmergency = createEmergencyCheck({ clock, findNewestSigns, readCareGroup: profile.readCareGroup });
  registerMotivation(serve, createMotivationService({ clock, random: Math.random, isEmergency }));
  const glucoseOf = createGlucoseRepository(db);
  registerRecommendations(
    serve,
    createRecommendationsService({
      db,
      clock,
      adviser: guardAdviser(createBuiltInAdviser(), log),
      readProfile: profile.read,
      readGlucose: glucoseOf.readInContext,
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
    notifyDaysWithout: (userId, tx, reached) =>
      notifications.notify(userId, tx, { kind: 'days_without', ...reached }),
  });
  registerSubstances(serve, {
    records: createSubstanceRecordsService({ db, clock, followPlans: cessation.follow }),
    cessation,
  });
  registerExercises(serve, {
    programs: createExercisesService({
      db,
      clock,
      readProfile: profile.read,
      setLevel: profile.setExerciseLevel,
      drawSeed: () => randomInt(2 ** 31 - 1),
    }),
    readiness: createReadinessService({
      clock,
      readProfile: profile.read,
      readGlucose: glucoseOf.readInContext,
      findNewestSigns,
    }),
  });
  const mealPlanner = createBuiltInMealPlanner();
  app.addHook('onClose', mealPlanner.close);
  const readStanding = createFoodStandings({ clock, readProfile: profile.read });
  registerNutrition(serve, {
    plans: createMealPlansService({ db, clock, planner: mealPlanner, readStanding }),
    swaps: createFoodSwapsService({ db, readStanding }),
    recipes: createRecipesService({ db, clock, readStanding }),
  });

  refuseMissingEndpoints(app, endpoints);
  await registerWebApp(app, webFolder);
  return app;
};

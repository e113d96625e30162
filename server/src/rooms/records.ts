import { ALARM_QUIET_MS, isWorseAlarm } from '@vida/contract/measurements/glucose-alarm-rules.ts';
import { SLEEP_GOAL_QUIET_MS } from '@vida/contract/sleep/sleep-goal-rules.ts';
import { registerAppointments } from '../features/appointments/appointments-routes.ts';
import { createAppointmentsService } from '../features/appointments/appointments-service.ts';
import { createGlucoseService } from '../features/measurements/glucose-service.ts';
import { createImportsService } from '../features/measurements/import/imports-service.ts';
import { registerMeasurements } from '../features/measurements/measurements-routes.ts';
import { createMeasurementsService } from '../features/measurements/measurements-service.ts';
import { createVitalsRepository } from '../features/measurements/vitals-repository.ts';
import { createEmergencyCheck } from '../features/motivation/emergency-check.ts';
import { registerMotivation } from '../features/motivation/motivation-routes.ts';
import { createMotivationService } from '../features/motivation/motivation-service.ts';
import { registerNotifications } from '../features/notifications/notifications-routes.ts';
import { createNotificationsService } from '../features/notifications/notifications-service.ts';
import { registerProfile } from '../features/profile/profile-routes.ts';
import { createProfileService } from '../features/profile/profile-service.ts';
import { registerSleep } from '../features/sleep/sleep-routes.ts';
import { createSleepService } from '../features/sleep/sleep-service.ts';
import { createCessationService } from '../features/substances/cessation-service.ts';
import { createSubstanceRecordsService } from '../features/substances/substance-records-service.ts';
import { registerSubstances } from '../features/substances/substances-routes.ts';
import type { Room } from './room-deps.ts';

/** What people tell of themselves: their profile and all that they record, and what answers them at once. */
export const records: Room =
  ({ db, clock }) =>
  (serve) => {
    const notifications = createNotificationsService({ db, clock });
    const profile = createProfileService({ db, clock });
    const { findNewestSigns } = createVitalsRepository(db);
    const { readCareGroup } = profile;

    registerNotifications(serve, notifications);
    registerProfile(serve, profile);
    registerMeasurements(serve, {
      measurements: createMeasurementsService({
        db,
        clock,
        notifyAlarm: (userId, tx, alarm) =>
          notifications.notifyAtMostEvery(userId, tx, alarm, ALARM_QUIET_MS, (earlier) => isWorseAlarm(alarm, earlier)),
      }),
      glucose: createGlucoseService({ db, clock, readCareGroup }),
      imports: createImportsService({ db, clock }),
    });
    registerAppointments(serve, createAppointmentsService({ db, clock }));
    const isEmergency = createEmergencyCheck({ clock, findNewestSigns, readCareGroup });
    registerMotivation(serve, createMotivationService({ clock, random: Math.random, isEmergency }));
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
  };

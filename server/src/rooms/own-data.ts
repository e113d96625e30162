import type { OwnData } from '../adviser/conversation.ts';
import type { Database } from '../db/database.ts';
import { createAppointmentsRepository } from '../features/appointments/appointments-repository.ts';
import type { Asker } from '../features/chat/chat-service.ts';
import { createExercisesRepository } from '../features/exercises/exercises-repository.ts';
import type { ExercisesService } from '../features/exercises/exercises-service.ts';
import { createGlucoseReader } from '../features/measurements/glucose-reader.ts';
import { createReadingsRepository } from '../features/measurements/readings-repository.ts';
import type { MealPlansService } from '../features/nutrition/meal-plans-service.ts';
import type { ProfileService } from '../features/profile/profile-service.ts';
import { toNights, toUses } from '../features/recommendations/to-days.ts';
import { createSleepRepository } from '../features/sleep/sleep-repository.ts';
import { createSubstanceRecordsRepository } from '../features/substances/substance-records-repository.ts';

/** So many of those to come are told. */
const MOST_APPOINTMENTS = 5;

export interface OwnDataDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly profile: Pick<ProfileService, 'read'>;
  readonly plans: Pick<MealPlansService, 'list'>;
  readonly programs: Pick<ExercisesService, 'read'>;
}

/** What a conversation may read of a person, each from the feature whose it is. */
export const createOwnData = ({ db, clock, profile, plans, programs }: OwnDataDeps) => {
  const readings = createReadingsRepository(db);
  const glucose = createGlucoseReader(db);
  const sleep = createSleepRepository(db);
  const substances = createSubstanceRecordsRepository(db);
  const appointments = createAppointmentsRepository(db);
  const trainings = createExercisesRepository(db);

  return ({ userId, timeZone }: Asker): OwnData => ({
    readProfile: () => profile.read(userId),
    readReadings: (type, from, to) =>
      type === 'glucose'
        ? glucose.readWeighed({ userId, timeZone }, from, to)
        : readings.readBetween(userId, type, from, to),
    findNewestReading: (type) => readings.findNewest(userId, type),
    readNights: async (from, to) => toNights(await sleep.list(userId, from, to)),
    readUses: async (from, to) => toUses(await substances.readUses(userId, from, to)),
    readMeals: async (day) => {
      const [newest] = await plans.list({ userId, timeZone }, { startDate: day, endDate: day });
      return newest?.meals ?? null;
    },
    readTraining: async () => {
      const { createdAt, exercises, weekMinutes } = await programs.read({ userId, timeZone });
      return createdAt === null ? null : { exercises, weekMinutes };
    },
    readAppointments: () => appointments.list(userId, clock(), MOST_APPOINTMENTS),
    readTrainedDays: async (fromDay, toDay) =>
      (await trainings.listTrainedDays(userId, fromDay))
        .filter(({ day }) => day <= toDay)
        .map(({ day, doneMinutes }) => ({ day, minutes: doneMinutes })),
  });
};

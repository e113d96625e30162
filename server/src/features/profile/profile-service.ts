import { dayOf } from '@vida/contract/core/time.ts';
import { isBornAfter } from '@vida/contract/profile/age-rules.ts';
import { type CareGroup, careGroupOf } from '@vida/contract/profile/care-rules.ts';
import {
  EMPTY_HEALTH_PROFILE,
  type ExerciseLevel,
  type HealthProfile,
  type NewHealthProfile,
} from '@vida/contract/profile/profile-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { profileMessages } from './profile-messages.ts';
import { createProfileRepository, type HealthProfileRow } from './profile-repository.ts';

const emptyRow: HealthProfileRow = { ...EMPTY_HEALTH_PROFILE, updatedAt: null };

const toProfile = ({ updatedAt, ...row }: HealthProfileRow): HealthProfile => ({
  ...row,
  updatedAt: updatedAt?.toISOString() ?? null,
});

export interface ProfileDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** The health profile: what the rest of Vida adapts to. */
export const createProfileService = ({ db, clock }: ProfileDeps) => {
  const read = async (userId: string, within: Database | Transaction = db): Promise<HealthProfile> => {
    const row = await createProfileRepository(within).find(userId);
    return row ? toProfile(row) : EMPTY_HEALTH_PROFILE;
  };

  return {
    /** The saved profile, or an empty one with defaults. Inside a write, pass its transaction. */
    read,

    /** Whose targets hold for a person on `today` (`yyyy-MM-dd`). */
    readCareGroup: async (userId: string, today: string): Promise<CareGroup> => careGroupOf(await read(userId), today),

    /** Replaces the whole profile that the person saw. Refuses a birth date after today in their zone. */
    save: async (
      { userId, timeZone }: Pick<Viewer, 'userId' | 'timeZone'>,
      tx: Transaction,
      profile: NewHealthProfile,
      expectSeen: (current: HealthProfile) => void,
    ): Promise<HealthProfile> => {
      expectSeen(await read(userId, tx));
      const updatedAt = clock();
      if (isBornAfter(profile.birthDate, dayOf(updatedAt, timeZone)))
        throw invalid([{ field: 'birthDate', message: profileMessages.birthDateInFuture }]);
      await createProfileRepository(tx).write(userId, { ...profile, updatedAt }, emptyRow);
      return { ...profile, updatedAt: updatedAt.toISOString() };
    },

    /** The exercise screens write the one level there is; this does not count as saving the profile. */
    setExerciseLevel: (userId: string, tx: Transaction, exerciseLevel: ExerciseLevel): Promise<void> =>
      createProfileRepository(tx).write(userId, { exerciseLevel }, emptyRow),
  };
};

export type ProfileService = ReturnType<typeof createProfileService>;

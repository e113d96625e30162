import { dayOf } from '@vida/contract/core/time.ts';
import {
  isEmergency,
  type SignReading,
  type VitalSign,
  vitalSignsSince,
} from '@vida/contract/measurements/emergency-rules.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import type { Listener } from './motivation-service.ts';

export interface EmergencyCheckDeps {
  readonly clock: () => Date;
  /** The newest reading of each kind since its moment; another feature's. */
  readonly findNewestSigns: (
    userId: string,
    since: Readonly<Record<VitalSign, Date>>,
  ) => Promise<readonly SignReading[]>;
  readonly readCareGroup: (userId: string, today: string) => Promise<CareGroup>;
}

/** Asks the newest readings whether this is a moment to keep quiet. */
export const createEmergencyCheck =
  ({ clock, findNewestSigns, readCareGroup }: EmergencyCheckDeps) =>
  async ({ userId, timeZone }: Listener): Promise<boolean> => {
    const now = clock();
    const newest = await findNewestSigns(userId, vitalSignsSince(now));
    if (newest.length === 0) return false;
    return isEmergency(newest, await readCareGroup(userId, dayOf(now, timeZone)), now);
  };

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vida/contract/core/time.ts';

/** A session dies after 30 days without use, and 90 days after it was opened (NIST SP 800-63B-4, 2.1.3: say when). */
const IDLE_MS = 30 * DAY_MS;
const WHOLE_LIFE_MS = 90 * DAY_MS;

/** The administrator's gate closes after 30 minutes without use, and 8 hours after it was opened. */
const GATE_IDLE_MS = 30 * MINUTE_MS;
const GATE_WHOLE_MS = 8 * HOUR_MS;

/** A session that was last used then or before is dead. */
export const oldestLiveUse = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** A session that was opened then or before is dead. */
export const oldestLiveOpening = (now: Date): Date => new Date(now.getTime() - WHOLE_LIFE_MS);

interface GateTimes {
  readonly gateOpenedAt: Date | null;
  readonly gateUsedAt: Date | null;
}

/** Whether the gate that was opened and used then is open still. */
export const isGateOpen = ({ gateOpenedAt, gateUsedAt }: GateTimes, now: Date): boolean => {
  if (gateOpenedAt === null) return false;
  const usedAt = gateUsedAt ?? gateOpenedAt;
  return now.getTime() - gateOpenedAt.getTime() < GATE_WHOLE_MS && now.getTime() - usedAt.getTime() < GATE_IDLE_MS;
};

/** A session dies after 30 days without use, and 90 days after it was opened (NIST SP 800-63B-4, 2.1.3: say when). */
const IDLE_MS = 30 * 24 * 60 * 60 * 1000;
const WHOLE_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** The administrator's gate closes after 30 minutes without use, and 8 hours after it was opened. */
const GATE_IDLE_MS = 30 * 60 * 1000;
const GATE_WHOLE_MS = 8 * 60 * 60 * 1000;

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

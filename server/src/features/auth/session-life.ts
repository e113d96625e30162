/** A session dies after 30 days without use. */
const IDLE_MS = 30 * 24 * 60 * 60 * 1000;

/** A session that was last used then or before is dead. */
export const oldestLiveUse = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** Headers that both sides name. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const TIME_ZONE_HEADER = 'X-Time-Zone';
/** The revision of the person's data: of a write the one it made, of a read the one it found. */
export const REVISION_HEADER = 'X-Revision';

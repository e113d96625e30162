/** Headers that both sides name. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const TIME_ZONE_HEADER = 'X-Time-Zone';

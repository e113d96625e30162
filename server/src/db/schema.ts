/** Every table, for drizzle-kit and the typed database. */
export * from '../features/auth/sessions-table.ts';
export * from '../features/auth/users-table.ts';
export * from '../features/measurements/imports-table.ts';
export * from '../features/measurements/metrics-table.ts';
export * from '../features/measurements/treatments-table.ts';
export * from '../features/notifications/notifications-table.ts';
export * from '../features/profile/health-profiles-table.ts';
export * from '../features/recommendations/recommendations-table.ts';
export * from '../http/idempotency-table.ts';

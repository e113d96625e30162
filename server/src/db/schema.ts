/** Every table, for drizzle-kit and the typed database. */
export * from '../features/appointments/appointments-table.ts';
export * from '../features/auth/sessions-table.ts';
export * from '../features/auth/users-table.ts';
export * from '../features/exercises/exercises-tables.ts';
export * from '../features/measurements/imports-table.ts';
export * from '../features/measurements/metrics-table.ts';
export * from '../features/measurements/treatments-table.ts';
export * from '../features/notifications/notifications-table.ts';
export * from '../features/nutrition/nutrition-tables.ts';
export * from '../features/profile/health-profiles-table.ts';
export * from '../features/recommendations/recommendations-table.ts';
export * from '../features/sleep/sleep-records-table.ts';
export * from '../features/substances/cessation-tables.ts';
export * from '../features/substances/substance-records-table.ts';
export * from '../http/idempotency-table.ts';

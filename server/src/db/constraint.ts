/** Name of the unique constraint or index that an error of PostgreSQL (possibly wrapped by Drizzle) reports. */
export const violatedConstraint = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && error.code === '23505' && 'constraint' in error) return String(error.constraint);
  return 'cause' in error ? violatedConstraint(error.cause) : undefined;
};

/** `/login?returnTo=`: where a session ended. */
export const readLoginSearch = ({ returnTo }: Record<string, unknown>): { returnTo?: string } =>
  typeof returnTo === 'string' ? { returnTo } : {};

/** `/measurements?nova=true` opens the form of a new reading. */
export const readMeasurementsSearch = ({ nova }: Record<string, unknown>): { nova?: true } =>
  nova === true ? { nova } : {};

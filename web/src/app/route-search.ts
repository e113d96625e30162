import { isTypeSlug, type TypeSlug } from '../features/measurements/type-slugs.ts';

/** `/login?returnTo=`: where a session ended. */
export const readLoginSearch = ({ returnTo }: Record<string, unknown>): { returnTo?: string } =>
  typeof returnTo === 'string' ? { returnTo } : {};

/** `/measurements?tipo=pressao` shows one type, `nova=true` begins in the form of a new reading. */
export const readMeasurementsSearch = ({
  nova,
  tipo,
}: Record<string, unknown>): { nova?: true; tipo?: TypeSlug } => ({
  ...(nova === true && { nova }),
  ...(isTypeSlug(tipo) && { tipo }),
});

/** `/exercises?sessao=1` begins in the guided session. */
export const readExercisesSearch = ({ sessao }: Record<string, unknown>): { sessao?: 1 } =>
  sessao === undefined ? {} : { sessao: 1 };

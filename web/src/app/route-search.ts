import { isMetricSlug, type MetricSlug } from '@vida/contract/measurements/metric-definitions.ts';

/** `/login?returnTo=`: where a session ended. `?senha=nova`: the password was replaced a moment ago. */
export const readLoginSearch = ({
  returnTo,
  senha,
}: Record<string, unknown>): { returnTo?: string; senha?: 'nova' } => ({
  ...(typeof returnTo === 'string' && { returnTo }),
  ...(senha === 'nova' && { senha }),
});

/**
 * `/measurements?tipo=pressao&desde=2026-11-08` shows one type, in a period that reaches back to a day; `nova=true`
 * begins in the form of a new reading.
 */
export const readMeasurementsSearch = ({
  nova,
  tipo,
  desde,
}: Record<string, unknown>): { nova?: true; tipo?: MetricSlug; desde?: string } => ({
  ...(nova === true && { nova }),
  ...(isMetricSlug(tipo) && { tipo }),
  ...(typeof desde === 'string' && { desde }),
});

/** `/exercises?sessao=1` begins in the guided session. */
export const readExercisesSearch = ({ sessao }: Record<string, unknown>): { sessao?: 1 } =>
  sessao === undefined ? {} : { sessao: 1 };

/** `/community?aba=recentes` shows the newest posts of all forums. */
export const readCommunitySearch = ({ aba }: Record<string, unknown>): { aba?: 'recentes' } =>
  aba === 'recentes' ? { aba } : {};

const isOtherOrder = (ordem: unknown): ordem is 'popular' | 'replies' => ordem === 'popular' || ordem === 'replies';

/** `/community/forums/…?ordem=popular&busca=pressão` sorts and searches a forum. */
export const readForumSearch = ({
  ordem,
  busca,
}: Record<string, unknown>): { ordem?: 'popular' | 'replies'; busca?: string } => ({
  ...(isOtherOrder(ordem) && { ordem }),
  // A word of digits alone arrives as a number.
  ...((typeof busca === 'string' || typeof busca === 'number') && busca !== '' && { busca: String(busca) }),
});

import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type { LastUsed, SubstanceLabel } from '@vida/contract/substances/substance-rules.ts';
import { unitWords } from '@vida/contract/substances/substance-words.ts';

const names: Record<SubstanceType, string> = {
  alcohol: 'Álcool',
  tobacco: 'Tabaco',
  caffeine: 'Cafeína',
  gaming: 'Jogos',
};

const labels: Record<SubstanceLabel, string> = {
  tobacco_none: 'Parabéns!',
  tobacco_reduce: 'Reduzir',
  alcohol_none: 'Sem consumo',
  alcohol_moderate: 'Moderado',
  alcohol_attention: 'Atenção',
  gaming_none: 'Sem uso',
  gaming_moderate: 'Moderado',
  gaming_attention: 'Atenção',
  caffeine_follow: 'Acompanhar',
};

const lastUsed: Record<Exclude<LastUsed['kind'], 'days'>, string> = {
  never: 'Nunca',
  today: 'Hoje',
  yesterday: 'Ontem',
  over_a_week: 'há mais de uma semana',
};

/** Words that the page, its dialogs and the dashboard's widget share. */
export const substancesMessages = {
  title: 'Gestão de Substâncias e Jogos',
  subtitle: 'Álcool, tabaco, cafeína e jogos, sem julgamento.',
  register: 'Registrar',
  names,
  units: unitWords,
  labels,
  lastUsed,
  daysAgo: (days: number) => `há ${days} dias`,
  lastUseTitle: 'Último uso',
  /** The specified text at zero tobacco, shown only where no record says otherwise, as the example that it is. */
  stoppedSixMonths: 'Exemplo: Parou há 6 meses',
  days: (count: number) => (count === 1 ? 'dia' : 'dias'),
} as const;

/** What the dashboard's widget says beyond the page's words. */
export const widgetMessages = {
  loading: 'Carregando seus registros...',
  failed: 'Não foi possível carregar seus registros',
  notRefreshed: 'Pode não estar atualizado.',
  empty: 'Nenhum registro nos últimos 7 dias.',
  week: 'Nos últimos 7 dias',
  recent: 'Registros recentes',
} as const;

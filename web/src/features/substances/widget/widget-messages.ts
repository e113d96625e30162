/** What the dashboard's widget says beyond the page's words. */
export const widgetMessages = {
  loading: 'Carregando seus registros...',
  failed: 'Não foi possível carregar seus registros',
  notRefreshed: 'Pode não estar atualizado.',
  empty: 'Nenhum registro nos últimos 7 dias.',
  week: 'Nos últimos 7 dias',
  recent: 'Registros recentes',
} as const;

/** What the list of readings says. */
export const readingsMessages = {
  title: 'Todas as medições',
  empty: 'Nenhuma medição ainda',
  emptyText: {
    glucose: 'Registre a primeira em Nova medição ou importe o arquivo do seu sensor.',
    other: 'Registre a primeira em Nova medição.',
  },
  filter: 'Filtrar',
  filters: 'Filtros',
  everything: 'Tudo',
  anyContext: 'Todos',
  anyKind: 'Todas',
  noneFound: 'Nenhuma medição com estes filtros',
  noneFoundText: 'Mude os filtros ou veja tudo de novo.',
  clearFilters: 'Limpar filtros',
  options: (when: string) => `Opções da medição de ${when}`,
  more: 'Mostrar mais',
  notRefreshed: 'A lista não está atualizada.',
  notMore: 'Não foi possível carregar mais.',
} as const;

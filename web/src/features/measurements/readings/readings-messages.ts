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
  period: 'Período',
  everything: 'Tudo',
  periods: { 7: '7 dias', 14: '14 dias', 30: '30 dias', 90: '90 dias', 365: '1 ano' } as Readonly<
    Record<number, string>
  >,
  anyContext: 'Todos',
  anyKind: 'Todas',
  noneFound: 'Nenhuma medição com estes filtros',
  noneFoundText: 'Mude os filtros ou veja tudo de novo.',
  clearFilters: 'Limpar filtros',
  when: 'Quando',
  reading: 'Leitura',
  context: 'Momento',
  origin: 'Origem',
  notes: 'Observações',
  options: (when: string) => `Opções da medição de ${when}`,
  edit: 'Editar',
  remove: 'Apagar',
  removed: 'Medição apagada.',
  notRemoved: 'Não foi possível apagar a medição. Tente de novo.',
  restored: 'A medição voltou.',
  notRestored: 'Não foi possível trazer a medição de volta. Tente de novo.',
  more: 'Mostrar mais',
} as const;

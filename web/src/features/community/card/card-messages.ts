/** The community on the dashboard (spec section 3). */
export const cardMessages = {
  title: 'Comunidade',
  join: 'Participar',
  all: 'Ver comunidade',
  loading: 'Carregando as postagens...',
  failed: 'as postagens não carregaram',
  empty: 'Ninguém escreveu ainda. Comece a conversa!',
  groups: 'Grupos',
  example: 'Exemplo',
  statistics: [
    { value: '1.2k', label: 'membros em Diabetes' },
    { value: '850', label: 'membros em Hipertensão' },
  ],
} as const;

/** What the pages of the community say around forums, posts and replies. */
export const communityMessages = {
  title: 'Comunidade',
  subtitle: 'Gente que vive o mesmo que você. Aqui ninguém vê o seu nome.',
  tabs: 'Partes da comunidade',
  forumsTab: 'Fóruns',
  recentTab: 'Recentes',
  forums: { loading: 'Carregando os fóruns...', failed: 'Não foi possível carregar os fóruns' },
  forumUnknown: 'Este fórum não existe',
  forumUnknownText: 'O endereço pode ter mudado. Os fóruns estão todos na página da comunidade.',
  toCommunity: 'Ver a comunidade',
  back: 'Voltar aos fóruns',
  backToForum: (name: string) => `Voltar a ${name}`,
  advice:
    'As postagens são de outras pessoas e não substituem a sua equipe de saúde. Não mude remédios por causa delas.',
} as const;

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

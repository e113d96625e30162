/** What the dashboard itself says; each card of a feature has its own messages. */
export const dashboardMessages = {
  hello: (firstName: string) => `Olá, ${firstName}`,
  summary: 'Seu resumo de bem-estar de hoje',
  admin: 'Admin',
  consult: 'Consulta IA',
  signOut: 'Sair',
  notAvailable: 'N/A',
  facts: {
    title: 'Resumo da semana',
    exercises: {
      title: 'Exercícios da semana',
      of: (target: number) => `de ${target} dias`,
      near: 'Meta quase alcançada',
      keepOn: 'Continue assim!',
      loading: 'Carregando...',
      failed: 'Não carregou',
    },
    sleep: {
      title: 'Qualidade do sono',
      unit: 'h',
      good: 'Boa qualidade',
      improvable: 'Pode melhorar',
      none: 'Sem registros',
      loading: 'Carregando...',
      failed: 'Não carregou',
    },
  },
  exercises: 'Exercícios Adaptáveis',
  nutrition: 'Nutrição Personalizada',
  cardFailed: 'Não foi possível abrir este cartão',
  community: 'Comunidade',
  substances: 'Gestão de Substâncias e Jogos',
} as const;

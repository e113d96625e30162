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
      of: (target: number) => `de ${target}`,
      state: 'Continue assim!',
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
  exercises: {
    title: 'Exercícios Adaptáveis',
    empty: 'Nenhum programa de exercícios',
    text: 'Em breve a Vida monta um treino para o seu nível.',
    action: 'Conhecer os exercícios',
  },
  nutrition: {
    title: 'Nutrição Personalizada',
    empty: 'Nenhum plano nutricional hoje',
    text: 'Em breve a Vida planeja o seu dia com alimentos brasileiros.',
    action: 'Planejar refeições',
  },
  community: {
    title: 'Comunidade',
    text: 'Os fóruns abrem em breve: gente que vive o mesmo que você.',
    action: 'Participar',
  },
} as const;

/** What the page says until the feature is here. */
export const exercisesMessages = {
  title: 'Exercícios Adaptáveis',
  subtitle: 'Movimento na medida do seu dia.',
  empty: 'Seu programa vai morar aqui',
  text: 'Em breve a Vida monta um treino para o seu nível e acompanha a sua semana. Por enquanto, conte no perfil como está a sua rotina de exercício.',
  action: 'Abrir o Perfil de Saúde',
} as const;

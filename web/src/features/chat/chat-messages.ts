/** What the page around the conversation says. */
export const chatMessages = {
  title: 'Chat & Orientação',
  subtitle: 'Um lugar para perguntar sobre a sua saúde.',
  conversation: 'Conversa com a Vida',
  home: 'Início',
  more: { open: 'Mais opções do chat', title: 'Mais opções' },
  topics: {
    title: 'Perguntas frequentes',
    questions: [
      'Como está minha glicose esta semana?',
      'Qual foi minha última glicose?',
      'Qual meu tempo no alvo nos últimos 14 dias?',
      'Quantas vezes minha glicose ficou baixa esta semana?',
      'Como anda minha pressão?',
      'Quantas horas dormi essa semana?',
      'O que vou comer hoje?',
      'Qual o treino de hoje?',
      'O que fazer com a glicose acima de 180?',
      'Quais hábitos ajudam o sono?',
    ],
  },
} as const;

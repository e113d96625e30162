/** What the page around the conversation says. */
export const chatMessages = {
  title: 'Chat & Orientação',
  subtitle: 'Um lugar para perguntar sobre a sua saúde.',
  conversation: 'Conversa com a Vida',
  emergency: 'Precisa de ajuda agora?',
  emergencyText:
    'Dor no peito, falta de ar, desmaio ou confusão: ligue para o SAMU. Se a angústia apertar, o CVV escuta você de graça, a qualquer hora.',
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

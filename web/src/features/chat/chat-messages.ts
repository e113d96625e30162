/** What the page says until the conversation is here. */
export const chatMessages = {
  title: 'Chat & Orientação',
  subtitle: 'Um lugar para perguntar sobre a sua saúde.',
  emergency: 'Precisa de ajuda agora?',
  emergencyText:
    'Dor no peito, falta de ar, desmaio ou confusão: ligue para o SAMU. Se a angústia apertar, o CVV escuta você de graça, a qualquer hora.',
  empty: 'A conversa com a Vida ainda não começou',
  text: 'Em breve você pergunta por aqui e ela responde com base nos seus dados. Por enquanto, as dicas personalizadas já falam de você.',
  action: 'Ver as Dicas IA',
} as const;

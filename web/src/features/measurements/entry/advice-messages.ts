/** What a reading asks for in one line, and the way to the whole text. No dose is ever changed here. */
export const adviceMessages = {
  cardLow: 'Regra dos 15: 15 g de açúcar de ação rápida, espere 15 minutos e meça de novo.',
  cardVeryLow: 'Coma 30 g de açúcar de ação rápida agora, espere 15 minutos e meça de novo.',
  cardLowPast: 'Esta medição já passou. Se sentir algo diferente, meça de novo e siga a regra dos 15.',
  cardHigh: 'Meça de novo em 1 a 2 horas e beba água.',
  cardSameDay: 'Fale hoje com sua equipe de saúde ou vá a uma UPA.',
  cardEmergency: 'Meça de novo agora. Se continuar assim, ligue para o SAMU 192.',
  cardHighPast: 'Esta medição já passou. Meça de novo para saber como está agora.',
  open: 'Ver o que fazer',
  dialogTitle: 'O que fazer agora',
  about: (value: string) => `${value}: o que fazer agora`,
  missedTitle: (value: string) => `${value}: este valor pede atenção`,
  missedText:
    'A medição foi salva. Se você não se sente bem, ligue para o SAMU 192. Em dúvida, fale hoje com sua equipe de saúde.',
} as const;

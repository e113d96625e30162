/** What a reading asks for in one line, and the way to the whole text. No dose is ever changed here. */
export const adviceMessages = {
  open: 'Ver o que fazer',
  dialogTitle: 'O que fazer agora',
  about: (value: string) => `${value}: o que fazer agora`,
  missedTitle: (value: string) => `${value}: este valor pede atenção`,
  missedText:
    'A medição foi salva. Se você não se sente bem, ligue para o SAMU 192. Em dúvida, fale hoje com sua equipe ' +
    'de saúde.',
} as const;

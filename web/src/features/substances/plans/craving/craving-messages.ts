/** What the craving timer says. */
export const cravingMessages = {
  title: 'A vontade passa',
  description: 'Em geral ela dura de 3 a 5 minutos. Fique aqui 10 minutos: um passo de cada vez.',
  left: 'Tempo que falta',
  minutesLeft: (minutes: number, move: string) =>
    `${minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`}. ${move}.`,
  timeOver: 'Os 10 minutos passaram. Como você está?',
  moves: [
    { name: 'Espere', text: 'A vontade sobe, chega ao ponto mais forte e desce sozinha.' },
    { name: 'Respire fundo', text: 'Puxe o ar pelo nariz contando até 4 e solte contando até 6.' },
    { name: 'Beba água', text: 'Um copo, em goles pequenos.' },
    { name: 'Faça outra coisa', text: 'Mude de lugar, dê uma volta, ligue para alguém.' },
  ],
  now: 'agora',
  trigger: 'O que despertou a vontade?',
  triggerUnknown: 'Não sei dizer',
  passed: 'Passou',
  used: 'Usei',
  saving: 'Salvando...',
  notSaved: 'Não foi possível guardar. Tente de novo.',
  passedTitle: 'Passou',
  passedText: 'Você atravessou esta vontade. A próxima costuma vir mais fraca.',
  passedCount: (count: number) => `Já são ${count} vontades que passaram neste plano.`,
  close: 'Fechar',
  relapseTitle: 'Obrigada por contar',
  relapseText:
    'Um uso não apaga o que você fez. Os dias, as vontades que passaram e a economia continuam no histórico do plano.',
  relapseAsk: 'Se quiser, registre quanto foi: ajuda a entender o que aconteceu, sem julgamento.',
  recordUse: 'Registrar quanto foi',
  notNow: 'Agora não',
} as const;

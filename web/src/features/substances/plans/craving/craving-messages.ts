/** What the craving timer says. */
export const cravingMessages = {
  title: 'A vontade passa',
  description: 'Em geral ela sobe e desce em poucos minutos. Fique aqui 10 minutos: um passo de cada vez.',
  left: 'Tempo que falta',
  minutesLeft: (minutes: number, move: string) =>
    `${minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`}. ${move}.`,
  timeOver: 'Os 10 minutos passaram. Como você está?',
  moves: [
    { name: 'Espere', text: 'A vontade sobe, chega ao ponto mais forte e desce sozinha.' },
    { name: 'Respire fundo', text: 'Puxe o ar pelo nariz contando até 4 e solte contando até 6.' },
    { name: 'Beba água', text: 'Alguns goles pequenos bastam.' },
    { name: 'Faça outra coisa', text: 'Mude de cômodo, lave o rosto, ligue para alguém.' },
  ],
  now: 'agora',
  trigger: 'O que despertou a vontade?',
  triggerUnknown: 'Não sei dizer',
  passed: 'Passou',
  used: 'Usei',
  saving: 'Salvando...',
  notSaved: 'Não foi possível guardar. Tente de novo.',
  passedTitle: 'Passou',
  passedText: 'Você atravessou esta vontade. Com o tempo, elas costumam ficar mais fracas.',
  passedCount: (count: number) => `Já são ${count} vontades que passaram neste plano.`,
  close: 'Fechar',
  relapseTitle: 'Obrigada por contar',
  relapseText:
    'Um uso não apaga o que você fez. Os dias, as vontades que passaram e a economia continuam no histórico do plano.',
  relapseAsk: 'Se quiser, registre quanto foi: ajuda a entender o que aconteceu, sem julgamento.',
  recordUse: 'Registrar quanto foi',
  notNow: 'Agora não',
} as const;

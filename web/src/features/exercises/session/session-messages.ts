/** What the guided session says. */
export const sessionMessages = {
  title: 'Sessão de exercícios',
  readyTitle: 'Antes de começar',
  progress: 'Progresso da sessão',
  step: (step: number, all: number) => `Exercício ${step} de ${all}`,
  timer: 'Tempo que falta',
  minutesLeft: (minutes: number) => (minutes === 1 ? 'Falta 1 minuto.' : `Faltam ${minutes} minutos.`),
  timeOver: 'O tempo deste exercício terminou.',
  paused: 'Cronômetro parado.',
  begin: 'Iniciar cronômetro',
  pause: 'Pausar',
  goOn: 'Continuar',
  skip: 'Pular',
  done: 'Concluir',
  next: (name: string) => `Depois: ${name}`,
  last: 'Este é o último.',
  tooIntense: 'Sua glicose está acima de 250 mg/dL (13,9 mmol/L): pule este exercício intenso.',
  call: 'SAMU 192',
  endTitle: 'Sessão encerrada',
  allDone: 'Treino Concluído!',
  summary: (done: number, all: number) =>
    done === 0
      ? 'Nenhum exercício marcado desta vez. Tudo bem: a lista de hoje continua esperando você.'
      : `${done} de ${all} ${all === 1 ? 'exercício feito' : 'exercícios feitos'} nesta sessão.`,
  drink: 'Beba água e respire. Se tem diabetes, meça a glicose agora e ao deitar.',
  close: 'Fechar',
} as const;

/** A measurement in words, for its questions. */
interface Shown {
  /** As it will be stored, with its unit. */
  readonly value: string;
  /** As it was typed. */
  readonly typed: string;
  readonly day: string;
}

/** What the form of a measurement says. */
export const entryMessages = {
  editTitle: 'Editar medição',
  editOf: (type: string, when: string) => `${type}, ${when}`,
  type: 'O que você mediu?',
  systolic: 'Máxima',
  diastolic: 'Mínima',
  deviceShowed: 'O aparelho mostrou',
  save: 'Salvar medição',
  saving: 'Salvando...',
  savedWord: (value: string, word: string, meaning: string) => `${value}: ${word}. ${meaning}`,
  seeMeasurements: 'O que isso quer dizer está em Medições.',
  savedPast: 'Ela já passou: meça de novo para saber como está agora.',
  more: 'Registrar outra',
  unreadable: 'Não entendemos esse número. Digite só algarismos, com vírgula se precisar.',
  diastolicMissing: 'Digite a mínima (diastólica).',
  whenMissing: 'Diga quando foi.',
  inFuture: 'A medição não pode estar no futuro.',
  notesTooLong: 'As observações podem ter no máximo 1.000 caracteres.',
  diastolicSubject: 'A mínima (diastólica)',
  impossible: (subject: string, from: string, to: string) =>
    `${subject} precisa estar entre ${from} e ${to}. Confira o valor.`,
  wholeNumber: (subject: string) => `${subject} precisa ser um número inteiro.`,
  systolicBelow: 'A máxima precisa ser maior que a mínima. Confira se não estão trocadas.',
  unitTitle: 'Esse valor está em mg/dL ou mmol/L?',
  unitDescription: (value: string) => `Você digitou ${value}. A unidade aparece na tela do aparelho.`,
  confirmTitles: {
    short_pressure: (value: string) => `Você quis dizer ${value}?`,
    rare: () => 'Confirma este valor?',
    weight_jump: () => 'Confirma este valor?',
    old: () => 'Confirma esta data?',
  },
  confirmReasons: {
    short_pressure: ({ typed }: Shown) => `Você digitou ${typed}.`,
    rare: ({ value }: Shown) => `${value} é um valor raro. Confira se está como no aparelho.`,
    weight_jump: ({ value }: Shown) => `${value} fica a mais de 5 kg do peso dos últimos 7 dias.`,
    old: ({ day }: Shown) => `A data é ${day}, há mais de 1 ano.`,
  },
  confirm: 'Está certo, salvar',
  correct: 'Corrigir',
} as const;

import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';

/** The value as the end of a sentence's beginning: 'A glicose precisa estar entre ...'. */
const subjects: Record<MetricType, string> = {
  glucose: 'A glicose',
  blood_pressure: 'A máxima (sistólica)',
  weight: 'O peso',
  heart_rate: 'O número de batimentos',
  hba1c: 'A HbA1c',
};

const valueMissing: Record<MetricType, string> = {
  glucose: 'Digite o valor que o aparelho mostrou.',
  blood_pressure: 'Digite a máxima (sistólica).',
  weight: 'Digite o peso.',
  heart_rate: 'Digite os batimentos por minuto.',
  hba1c: 'Digite o resultado da HbA1c.',
};

const labels: Record<MetricType, string> = {
  glucose: 'Glicose',
  blood_pressure: 'Pressão em mmHg',
  weight: 'Peso',
  heart_rate: 'Batimentos em repouso',
  hba1c: 'HbA1c',
};

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
  labels,
  hints: {
    blood_pressure: 'Vale digitar 12x8. Ao completar a máxima, o cursor passa para a mínima.',
    heart_rate: 'Sente-se e descanse 5 minutos antes de medir.',
    hba1c: 'Hemoglobina glicada, do exame de laboratório.',
  },
  systolic: 'Máxima',
  diastolic: 'Mínima',
  deviceShowed: 'O aparelho mostrou',
  save: 'Salvar medição',
  saving: 'Salvando...',
  savedWord: (value: string, word: string, meaning: string) => `${value}: ${word}. ${meaning}`,
  seeMeasurements: 'O que isso quer dizer está em Medições.',
  savedPast: 'Ela já passou: meça de novo para saber como está agora.',
  more: 'Registrar outra',
  valueMissing,
  unreadable: 'Não entendemos esse número. Digite só algarismos, com vírgula se precisar.',
  diastolicMissing: 'Digite a mínima (diastólica).',
  whenMissing: 'Diga quando foi.',
  inFuture: 'A medição não pode estar no futuro.',
  notesTooLong: 'As observações podem ter no máximo 1.000 caracteres.',
  subjects,
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

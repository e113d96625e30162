import { useFieldNames } from '@vida/contract/substances/use-words.ts';

/** What substances and cessation plans say on the server. */
export const substancesMessages = {
  recordNotFound: 'Não encontramos este registro. Talvez ele já tenha sido apagado.',
  inFuture: 'Quando não pode estar no futuro.',
  planNotFound: 'Não encontramos este plano. Talvez ele já tenha sido apagado.',
  planRunning: 'Você já tem um plano em andamento para isso. Encerre esse plano antes de começar outro.',
  planEnded: 'Este plano já foi encerrado e fica guardado como está. Você pode começar outro quando quiser.',
  substanceNeverChanges: 'A substância de um plano não muda. Encerre este plano e comece outro.',
  quitDayTooFar: 'Dia de parar precisa estar entre um ano atrás e um ano à frente.',
  quitDayHidesHistory:
    'Dia de parar não pode vir depois de dias que já estão no histórico. Para marcar ' +
    'outra data, encerre este plano e comece outro: o histórico fica guardado.',
  dayBeforePlan: 'Dia não pode vir antes do começo do plano.',
  dayInFuture: 'Dia não pode estar no futuro.',
} as const;

export const substancesFieldLabels = {
  substanceType: 'Tipo',
  ...useFieldNames,
  sessionHours: 'Duração da sessão',
  recordedAt: 'Quando',
  utcOffsetMinutes: 'Fuso em minutos',
  days: 'Dias',
  limit: 'Quantidade',
  // One label for every feature: a form of measuring, and a form of stopping.
  kind: 'Forma',
  quitDay: 'Dia de parar',
  usualPerDay: 'Quantidade de costume por dia',
  unitPriceCents: 'Preço',
  steps: 'Etapas',
  fromDay: 'Começo da etapa',
  dailyLimit: 'Limite por dia',
  triggers: 'Gatilhos',
  ownTriggers: 'Outros gatilhos',
  reason: 'Motivo',
  day: 'Dia',
  kept: 'Plano cumprido',
  craving: 'Vontade',
  trigger: 'Gatilho',
  outcome: 'Como terminou',
} as const;

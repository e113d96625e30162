import type { GlucoseAdvice } from '@vida/contract/measurements/glucose-rules.ts';

const lowPast = 'Esta medição já passou. Se sentir algo diferente, meça de novo e siga a regra dos 15.';
const highPast = 'Esta medição já passou. Meça de novo para saber como está agora.';

/** What a reading asks for in one line, while it is about now and once it has passed. No dose is ever changed here. */
export const adviceLines: Record<NonNullable<GlucoseAdvice>, { readonly now: string; readonly past: string }> = {
  low_rule_of_15: {
    now: 'Regra dos 15: 15 g de açúcar de ação rápida, espere 15 minutos e meça de novo.',
    past: lowPast,
  },
  very_low_rule_of_15: {
    now: 'Coma 30 g de açúcar de ação rápida agora, espere 15 minutos e meça de novo.',
    past: lowPast,
  },
  high_measure_again: { now: 'Meça de novo em 1 a 2 horas e beba água.', past: highPast },
  high_same_day_care: { now: 'Fale hoje com sua equipe de saúde ou vá a uma UPA.', past: highPast },
  high_emergency: { now: 'Meça de novo agora. Se continuar assim, ligue para o SAMU 192.', past: highPast },
};

/** What a single glucose means: where it stands, and what comes next. No dose, no praise of what is too low. */
export const meaningMessages = {
  goal: (from: string, to: string) => `da meta usual, de ${from} a ${to}`,
  goalBelow: (limit: string) => `da meta usual, abaixo de ${limit}`,
  band: (from: string, to: string) => `da faixa de ${from} a ${to}`,
  usual: (limit: string) => `do usual, abaixo de ${limit}`,
  within: (band: string) => `dentro ${band}`,
  withinAbove: (word: string, band: string) => `acima de ${word}, mas dentro ${band}`,
  withinAt: (word: string, band: string) => `no limite de ${word}, dentro ${band}`,
  below: (limit: string) => `abaixo de ${limit}`,
  slightlyBelow: (limit: string) => `um pouco abaixo de ${limit}`,
  atLimit: (limit: string) => `no limite de ${limit}`,
  slightlyAbove: (limit: string) => `um pouco acima de ${limit}`,
  above: (limit: string) => `acima de ${limit}`,
  aboveUsual: (limit: string) => `acima do usual, que é abaixo de ${limit}`,
  feelLow: 'Meça de novo se sentir tremor, suor ou fome.',
  once: 'Uma vez só não preocupa.',
  ifAgain: 'Se acontecer de novo, mostre à sua equipe de saúde.',
  repeated: 'Não é a primeira vez nestes dias: mostre à sua equipe de saúde.',
  tomorrow: 'Meça amanhã em jejum.',
  againTomorrow: 'Meça de novo amanhã em jejum.',
  markMoment: 'Marque o momento do dia, e a leitura diz mais.',
  showNextTime: 'Não é diagnóstico: mostre na próxima consulta.',
  showSoon: 'Não é diagnóstico: mostre à sua equipe de saúde nos próximos dias.',
} as const;

import type { GlucoseAdvice } from '@vida/contract/measurements/glucose-rules.ts';
import { adviceMessages } from '../entry/advice-messages.ts';

/** What a reading asks for in one line, while it is about now and once it has passed. */
export const adviceLines: Record<NonNullable<GlucoseAdvice>, { readonly now: string; readonly past: string }> = {
  low_rule_of_15: { now: adviceMessages.cardLow, past: adviceMessages.cardLowPast },
  very_low_rule_of_15: { now: adviceMessages.cardVeryLow, past: adviceMessages.cardLowPast },
  high_measure_again: { now: adviceMessages.cardHigh, past: adviceMessages.cardHighPast },
  high_same_day_care: { now: adviceMessages.cardSameDay, past: adviceMessages.cardHighPast },
  high_emergency: { now: adviceMessages.cardEmergency, past: adviceMessages.cardHighPast },
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

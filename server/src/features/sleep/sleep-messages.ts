import { describeIssue } from '@vida/contract/core/validation-messages.ts';
import type { NightProblem } from '@vida/contract/sleep/night-rules.ts';

/** What sleep says on the server. */
export const sleepMessages = {
  notFound: 'Não encontramos esta noite. Talvez ela já tenha sido apagada.',
} as const;

export const sleepFieldLabels = {
  sleepDate: 'Data da noite',
  bedTime: 'Horário de deitar',
  wakeTime: 'Horário de acordar',
  fallAsleepTime: 'Tempo para adormecer',
  nightWakings: 'Número de despertares',
  sleepQuality: 'Qualidade do sono',
  notes: 'Observações',
  days: 'Dias',
  limit: 'Quantidade',
} as const;

/** 'Horário de acordar não pode estar no futuro.' */
export const describeNightProblem = ({ field, reason }: NightProblem): string => {
  const text = describeIssue({ code: 'custom', path: [field], message: '', params: { reason } });
  return `${sleepFieldLabels[field]} ${text}.`;
};

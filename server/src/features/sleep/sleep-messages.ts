import { describeIssue } from '@vida/contract/core/validation-messages.ts';
import type { NightProblem } from '@vida/contract/sleep/night-rules.ts';
import { nightFieldNames } from '@vida/contract/sleep/sleep-words.ts';

/** What sleep says on the server. */
export const sleepMessages = {
  notFound: 'Não encontramos esta noite. Talvez ela já tenha sido apagada.',
} as const;

export const sleepFieldLabels = {
  ...nightFieldNames,
  days: 'Dias',
  limit: 'Quantidade',
} as const;

/** 'Horário de acordar não pode estar no futuro.' */
export const describeNightProblem = ({ field, reason }: NightProblem): string => {
  const text = describeIssue({ code: 'custom', path: [field], message: '', params: { reason } });
  return `${sleepFieldLabels[field]} ${text}.`;
};

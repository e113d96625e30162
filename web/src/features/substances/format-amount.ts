import { SUBSTANCE_UNITS, type SubstanceType, type SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import type { LastUsed } from '@vida/contract/substances/substance-rules.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { substancesMessages as messages } from './substances-messages.ts';

/** The unit after an amount: Portuguese counts several from 2 on ('1,5 dose'), and nothing as several ('0 doses'). */
export const unitAfter = (amount: number, unit: SubstanceUnit): string => {
  const [one, many] = messages.units[unit];
  return amount > 0 && amount < 2 ? one : many;
};

/** The units of a substance as the options of a choice. */
export const unitOptionsOf = (type: SubstanceType) =>
  SUBSTANCE_UNITS[type].map((value) => ({ value, label: messages.units[value][1] }));

/** '2,5 doses' */
export const formatAmount = (amount: number, unit: SubstanceUnit): string =>
  `${formatNumber(amount, 2)} ${unitAfter(amount, unit)}`;

/** '3 dias' */
export const formatDays = (days: number): string => `${formatNumber(days, 0)} ${messages.days(days)}`;

const listFormat = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** 'doses, latas e garrafas' */
export const formatList = (words: readonly string[]): string => listFormat.format(words);

/** 'Nunca', 'Hoje', 'Ontem', 'há 3 dias', 'há mais de uma semana' */
export const formatLastUsed = (lastUsed: LastUsed): string =>
  lastUsed.kind === 'days' ? messages.daysAgo(lastUsed.days) : messages.lastUsed[lastUsed.kind];

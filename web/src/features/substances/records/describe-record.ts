import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { entryMessages } from '../entry/entry-messages.ts';
import { formatAmount } from '../format-amount.ts';
import { recordsMessages as messages } from './records-messages.ts';

/** '2 garrafas (vinho)', '3 sessões de 1,5 hora', '1 maço' */
export const describeAmount = ({ amount, unit, drink, sessionHours }: SubstanceRecord): string => {
  const text = formatAmount(Number(amount), unit);
  if (drink) return messages.drinkOf(text, entryMessages.drinks[drink].toLowerCase());
  return sessionHours ? messages.sessionOf(text, formatAmount(sessionHours, 'horas')) : text;
};

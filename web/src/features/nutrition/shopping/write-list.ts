import type { ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import { formatDayShort } from '../../../lib/format.ts';
import { shoppingMessages as messages } from './shopping-messages.ts';

/** The list as plain text, to be sent to whoever goes to the market. */
export const writeList = ({ groups }: ShoppingList, from: string, to: string): string => {
  const parts = groups.map(({ group, items }) =>
    [messages.groups[group], ...items.map(({ name, amount }) => `- ${name}: ${amount}`)].join('\n'),
  );
  return [messages.heading(formatDayShort(from), formatDayShort(to)), ...parts].join('\n\n');
};

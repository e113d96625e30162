import { roundTo } from '@vida/contract/core/decimals.ts';
import { cigarettesOf, gamingHoursOf } from '@vida/contract/substances/substance-rules.ts';
import type { DatedUse } from '../dated-use.ts';
import { formatAmount } from '../format-amount.ts';
import { cardsMessages as messages } from './cards-messages.ts';

interface CountedNoteProps {
  type: 'tobacco' | 'gaming';
  weekUses: readonly DatedUse[];
}

/** Packs in cigarettes, sessions in hours; nothing where the total already speaks of them. */
export const CountedNote = ({ type, weekUses }: CountedNoteProps) => {
  const isTobacco = type === 'tobacco';
  if (!weekUses.some(({ unit }) => unit === (isTobacco ? 'maços' : 'sessões'))) return null;
  const measureOf = isTobacco ? cigarettesOf : gamingHoursOf;
  const total = roundTo(
    weekUses.reduce((sum, use) => sum + measureOf(use), 0),
    1,
  );
  const text = isTobacco
    ? messages.cigarettes(formatAmount(total, 'cigarros'))
    : messages.gamingHours(formatAmount(total, 'horas'));
  return <p className="font-medium">{text}</p>;
};

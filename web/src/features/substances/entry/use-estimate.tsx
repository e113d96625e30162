import { roundTo } from '@vida/contract/core/decimals.ts';
import {
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  standardDosesOf,
  type Use,
} from '@vida/contract/substances/substance-rules.ts';
import { useWatch } from 'react-hook-form';
import { formatAmount } from '../format-amount.ts';
import { servingOf } from '../serving-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { RecordForm } from './use-record-form.ts';

const describe = (use: Use): string | null => {
  const { unit } = use;
  if (use.substanceType === 'alcohol') {
    const doses = formatAmount(roundTo(standardDosesOf(use), 1), 'doses');
    return unit === 'doses' ? messages.doses(doses) : messages.estimate(doses, servingOf(unit, use.drink));
  }
  if (unit === 'xícaras') return messages.caffeine(formatAmount(Math.round(caffeineMgOf(use)), 'mg'));
  if (unit === 'maços') return messages.equals(formatAmount(roundTo(cigarettesOf(use), 1), 'cigarros'));
  if (unit === 'sessões') return messages.equals(formatAmount(roundTo(gamingHoursOf(use), 1), 'horas'));
  return null;
};

/** What an amount comes to in the measure that health speaks of, while it is typed. */
export const UseEstimate = ({ control }: Pick<RecordForm, 'control'>) => {
  const { amount, ...use } = useWatch({ control });
  const { substanceType, unit } = use;
  if (!substanceType || !unit || !amount || Number.isNaN(amount)) return null;
  const text = describe({
    substanceType,
    amount,
    unit,
    drink: use.drink ?? null,
    sessionHours: use.sessionHours ?? null,
  });
  return text && <p className="text-sm text-muted-foreground">{text}</p>;
};

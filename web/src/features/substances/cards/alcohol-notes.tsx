import { roundTo } from '@vida/contract/core/decimals.ts';
import { isProneToLows } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { RISKY_DAILY_DOSES } from '@vida/contract/substances/cessation-rules.ts';
import {
  ALCOHOL_ATTENTION_OVER,
  LABEL_DAYS,
  type SubstanceLabel,
  totalDosesOf,
} from '@vida/contract/substances/substance-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { DatedUse } from '../dated-use.ts';
import { formatAmount, formatList } from '../format-amount.ts';
import { servingOf } from '../serving-messages.ts';
import { cardsMessages as messages } from './cards-messages.ts';
import { isAdult } from './meaning-for.ts';

interface AlcoholNotesProps {
  weekUses: readonly DatedUse[];
  label: SubstanceLabel;
  profile: HealthProfile | undefined;
  group: Care['group'] | undefined;
}

const adviceFor = (group: Care['group'] | undefined): string => {
  if (group === 'pregnant') return messages.zeroPregnant;
  return group === 'minor' ? messages.zeroMinor : messages.noSafeLevel;
};

/**
 * The week in standard doses with what is assumed, also where glasses and bottles hide them, that no amount is without
 * risk, and who helps where the mean of the week is an amount that nobody should stop alone.
 */
export const AlcoholNotes = ({ weekUses, label, profile, group }: AlcoholNotesProps) => {
  const doses = totalDosesOf(weekUses);
  const servings = new Set(weekUses.map(({ unit, drink }) => servingOf(unit, drink)));
  return (
    <>
      {doses > 0 && (
        <p>
          <span className="font-medium">{messages.standardDoses(formatAmount(roundTo(doses, 1), 'doses'))}</span>{' '}
          <span className="text-sm text-muted-foreground">{messages.assumed(formatList([...servings]))}</span>
        </p>
      )}
      {doses > ALCOHOL_ATTENTION_OVER && label === 'alcohol_moderate' && isAdult(group) && <p>{messages.weekOver}</p>}
      <p>{adviceFor(group)}</p>
      {doses >= LABEL_DAYS * RISKY_DAILY_DOSES && <Notice tone="warning">{messages.heavyWeek}</Notice>}
      {doses > 0 && profile && isProneToLows(profile) && <p>{messages.alcoholLows}</p>}
    </>
  );
};

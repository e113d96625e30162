import { roundTo } from '@vida/contract/core/decimals.ts';
import { isProneToLows } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { totalDosesOf } from '@vida/contract/substances/substance-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import type { DatedUse } from '../dated-use.ts';
import { formatAmount, formatList } from '../format-amount.ts';
import { servingOf } from '../serving-messages.ts';
import { cardsMessages as messages } from './cards-messages.ts';

interface AlcoholNotesProps {
  weekUses: readonly DatedUse[];
  profile: HealthProfile | undefined;
  group: Care['group'] | undefined;
}

const adviceFor = (group: Care['group'] | undefined): string => {
  if (group === 'pregnant') return messages.zeroPregnant;
  return group === 'minor' ? messages.zeroMinor : messages.noSafeLevel;
};

/** The week in standard doses with what is assumed, and, once on the page, that no amount is without risk. */
export const AlcoholNotes = ({ weekUses, profile, group }: AlcoholNotesProps) => {
  const doses = totalDosesOf(weekUses);
  const servings = new Set(weekUses.map(({ unit, drink }) => servingOf(unit, drink)));
  return (
    <>
      {doses > 0 && (
        <p>
          <span className="font-medium">
            {messages.standardDoses(formatAmount(roundTo(doses, 1), 'doses'))}
          </span>{' '}
          <span className="text-sm text-muted-foreground">{messages.assumed(formatList([...servings]))}</span>
        </p>
      )}
      <p>{adviceFor(group)}</p>
      {doses > 0 && profile && isProneToLows(profile) && <p>{messages.alcoholLows}</p>}
    </>
  );
};

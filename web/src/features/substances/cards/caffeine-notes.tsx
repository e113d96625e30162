import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { caffeineLimitMgOf } from '@vida/contract/substances/caffeine-limit-rules.ts';
import { CAFFEINE_LIMIT_MG, caffeineMgOf } from '@vida/contract/substances/substance-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { DatedUse } from '../dated-use.ts';
import { formatAmount } from '../format-amount.ts';
import { cardsMessages as messages } from './cards-messages.ts';

interface CaffeineNotesProps {
  todayUses: readonly DatedUse[];
  profile: HealthProfile | undefined;
  group: Care['group'] | undefined;
}

/** A calm word once the day's limit is passed; `null` before, and while nobody knows whose limit holds. */
const hintFor = (mg: number, { profile, group }: Omit<CaffeineNotesProps, 'todayUses'>): string | null => {
  if (!profile || !group || mg === 0) return null;
  const limit = caffeineLimitMgOf(profile, group);
  if (limit === null) return messages.caffeineMinor;
  if (mg <= limit) return null;
  const shown = formatAmount(limit, 'mg');
  return limit < CAFFEINE_LIMIT_MG ? messages.caffeineOverCareful(shown) : messages.caffeineOver(shown);
};

/** Today's caffeine in milligrams, and what is assumed of a cup. */
export const CaffeineNotes = ({ todayUses, ...person }: CaffeineNotesProps) => {
  const mg = todayUses.reduce((total, use) => total + caffeineMgOf(use), 0);
  const hint = hintFor(mg, person);
  return (
    <>
      <p>
        <span className="font-medium">
          {mg > 0 ? messages.caffeineToday(formatAmount(Math.round(mg), 'mg')) : messages.caffeineNoneToday}
        </span>{' '}
        {todayUses.some(({ unit }) => unit === 'xícaras') && (
          <span className="text-sm text-muted-foreground">{messages.cupAssumed}</span>
        )}
      </p>
      {hint && <Notice tone="info">{hint}</Notice>}
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { labelOf, lastUsedOf } from '@vida/contract/substances/substance-rules.ts';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { healthProfileQuery, useCare } from '../../../lib/health-profile.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type DatedUse, usesOfWeek } from '../dated-use.ts';
import { formatLastUsed } from '../format-amount.ts';
import { substanceIcons } from '../substance-icons.ts';
import { substancesMessages } from '../substances-messages.ts';
import { AlcoholNotes } from './alcohol-notes.tsx';
import { CaffeineNotes } from './caffeine-notes.tsx';
import { cardsMessages as messages } from './cards-messages.ts';
import { CountedNote } from './counted-note.tsx';
import { formatTotal, totalParts } from './format-total.ts';
import { LabelBadge } from './label-badge.tsx';
import { meaningFor } from './meaning-for.ts';
import { StoppedLine } from './stopped-line.tsx';

interface SubstanceCardProps {
  type: SubstanceType;
  /** All uses of the window, of every type. */
  uses: readonly DatedUse[];
  /** Day of the newest use ever; null: there never was one. */
  lastDay: string | null;
  today: string;
}

/** One category: its total in 30 days, the word of its 7 days, when it was last used, and what the numbers mean. */
export const SubstanceCard = ({ type, uses, lastDay, today }: SubstanceCardProps) => {
  const { data: profile } = useQuery(healthProfileQuery());
  const group = useCare()?.group;
  const own = uses.filter(({ substanceType }) => substanceType === type);
  const weekUses = usesOfWeek(own, today);
  const label = labelOf(type, weekUses);
  const meaning = meaningFor(label, group);
  const [total, apart] = totalParts(type, own);
  return (
    <Sheet
      compact
      title={
        <span className="flex items-center gap-2.5">
          <Icon icon={substanceIcons[type]} size="lg" className="text-primary" />
          {substancesMessages.names[type]}
        </span>
      }
    >
      <div className="grid gap-2">
        <p className="text-xl font-semibold tracking-[-0.02em] tabular-nums">
          {total?.value}{' '}
          <span className="text-[1rem] font-medium tracking-normal text-muted-foreground">
            {total?.unit} {messages.inDays(SUBSTANCE_HISTORY_DAYS)}
            {apart && `, ${messages.apart} ${apart.value} ${apart.unit}`}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-2 gap-y-1 tabular-nums">
          {messages.week(formatTotal(type, weekUses))} <LabelBadge label={label} />
        </p>
        {meaning && <p>{meaning}</p>}
        <p className="text-muted-foreground">
          {substancesMessages.lastUseTitle}:{' '}
          <span className="text-foreground">{formatLastUsed(lastUsedOf(lastDay, today))}</span>
          {type === 'tobacco' && lastDay === null && <StoppedLine today={today} />}
        </p>
        {type === 'alcohol' && <AlcoholNotes weekUses={weekUses} label={label} profile={profile} group={group} />}
        {type === 'caffeine' && (
          <CaffeineNotes todayUses={own.filter(({ day }) => day === today)} profile={profile} group={group} />
        )}
        {(type === 'tobacco' || type === 'gaming') && <CountedNote type={type} weekUses={weekUses} />}
      </div>
    </Sheet>
  );
};

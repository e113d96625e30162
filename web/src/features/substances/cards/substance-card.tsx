import { useQuery } from '@tanstack/react-query';
import { roundTo } from '@vida/contract/core/decimals.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { caffeineLimitMgOf } from '@vida/contract/substances/caffeine-limit-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import {
  CAFFEINE_LIMIT_MG,
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  labelOf,
  lastUsedOf,
} from '@vida/contract/substances/substance-rules.ts';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { Cigarette, Coffee, Gamepad2, type LucideIcon, Wine } from 'lucide-react';
import { type Care, healthProfileQuery, useCare } from '../../../lib/health-profile.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type DatedUse, usesOfWeek } from '../dated-use.ts';
import { formatAmount, formatLastUsed } from '../format-amount.ts';
import { plansQuery } from '../plans/plans-queries.ts';
import { substancesMessages } from '../substances-messages.ts';
import { AlcoholNotes } from './alcohol-notes.tsx';
import { cardsMessages as messages } from './cards-messages.ts';
import { formatTotal, totalParts } from './format-total.ts';
import { LabelBadge } from './label-badge.tsx';
import { meaningFor } from './meaning-for.ts';

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
const CaffeineNotes = ({ todayUses, ...person }: CaffeineNotesProps) => {
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

interface CountedNoteProps {
  type: 'tobacco' | 'gaming';
  weekUses: readonly DatedUse[];
}

/** Packs in cigarettes, sessions in hours; nothing where the total already speaks of them. */
const CountedNote = ({ type, weekUses }: CountedNoteProps) => {
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

/**
 * The specified text where no tobacco was ever recorded. A plan for tobacco, running or ended, tells another story:
 * beside one, and while that is not known, nothing is said.
 */
const StoppedLine = ({ today }: { today: string }) => {
  const { data: plans } = useQuery(plansQuery(today));
  const isUntold = plans?.every(({ substanceType }) => substanceType !== 'tobacco') ?? false;
  return isUntold ? ` · ${substancesMessages.stoppedSixMonths}` : null;
};

const substanceIcons: Record<SubstanceType, LucideIcon> = {
  alcohol: Wine,
  tobacco: Cigarette,
  caffeine: Coffee,
  gaming: Gamepad2,
};

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
    <Card
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
    </Card>
  );
};

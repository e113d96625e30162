import { useQuery } from '@tanstack/react-query';
import { roundTo } from '@vida/contract/core/decimals.ts';
import { isProneToLows } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { caffeineLimitMgOf } from '@vida/contract/substances/caffeine-limit-rules.ts';
import { RISKY_DAILY_DOSES } from '@vida/contract/substances/cessation-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import {
  ALCOHOL_ATTENTION_OVER,
  CAFFEINE_LIMIT_MG,
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  LABEL_DAYS,
  labelOf,
  lastUsedOf,
  type SubstanceLabel,
  totalDosesOf,
} from '@vida/contract/substances/substance-rules.ts';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { Cigarette, Coffee, Gamepad2, type LucideIcon, Wine } from 'lucide-react';
import { type Care, healthProfileQuery, useCare } from '../../../lib/health-profile.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type DatedUse, usesOfWeek } from '../dated-use.ts';
import { formatAmount, formatLastUsed, formatList } from '../format-amount.ts';
import { plansQuery } from '../plans/plans-queries.ts';
import { servingOf } from '../serving-messages.ts';
import { substancesMessages } from '../substances-messages.ts';
import { cardsMessages as messages } from './cards-messages.ts';
import { formatTotal, totalParts } from './format-total.ts';
import { LabelBadge } from './label-badge.tsx';

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

/** Packs in cigarettes, sessions in hours; nothing where the total already speaks of them. */
const CountedNote = ({ type, weekUses }: { type: 'tobacco' | 'gaming'; weekUses: readonly DatedUse[] }) => {
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

/** Neither pregnant nor under 18: without a profile an adult is assumed. */
export const isAdult = (group: Care['group'] | undefined): boolean => group !== 'pregnant' && group !== 'minor';

const amountsOfAdults: readonly SubstanceLabel[] = ['alcohol_moderate', 'alcohol_attention'];

/** What a label means; `null` where it would tell an amount of alcohol to somebody whose advice is none. */
export const meaningFor = (label: SubstanceLabel, group: Care['group'] | undefined): string | null =>
  amountsOfAdults.includes(label) && !isAdult(group) ? null : messages.meanings[label];

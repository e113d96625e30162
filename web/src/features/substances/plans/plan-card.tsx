import { addDaysTo } from '@vida/contract/core/time.ts';
import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import { needsHelpToStop } from '@vida/contract/substances/cessation-rules.ts';
import type { CessationCheck, CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import type { RefObject } from 'react';
import { formatDay, formatDayLong } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { MascotNote } from '../../../ui/mascot-note.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LabelledValue, Stat } from '../../../ui/stat.tsx';
import { formatDays, formatList } from '../format-amount.ts';
import { substancesMessages } from '../substances-messages.ts';
import { CareNotice, WithdrawalLine } from './care-notice.tsx';
import { PlanButtons, PlanMenu } from './plan-actions.tsx';
import { PlanStatValue } from './plan-figure.tsx';
import { planMessages as messages, timelineMessages } from './plan-messages.ts';
import { formatMoney, planTitleOf, triggerWords } from './plan-words.ts';

/** What the body gains without tobacco, and how far this person has come. */
const HealthTimeline = ({ daysWithout }: { daysWithout: number }) => (
  <Disclosure title={timelineMessages.title}>
    <ol className="grid gap-3">
      {timelineMessages.steps.map(({ when, text, fromDays }) => {
        const isReached = daysWithout >= fromDays;
        return (
          <li key={when}>
            <span className="font-semibold">{when}</span>{' '}
            <Badge tone={isReached ? 'ok' : 'neutral'}>
              {isReached ? timelineMessages.reached : timelineMessages.ahead}
            </Badge>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
    <p className="mt-3">
      {timelineMessages.hard} {timelineMessages.help}
    </p>
    <p className="mt-1 text-sm text-muted-foreground">{timelineMessages.source}</p>
  </Disclosure>
);

const CheckLine = ({ check }: { check: CessationCheck }) => (
  <li className="border-t border-border py-2 first:border-t-0">
    <p>
      <span className="font-medium">{formatDayLong(check.day)}</span>:{' '}
      {[
        check.kept ? messages.kept : messages.notKept,
        check.craving === null ? null : messages.cravingStrength(check.craving),
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
    {check.notes && <p className="wrap-anywhere whitespace-pre-line text-muted-foreground">{check.notes}</p>}
  </li>
);

/** The days that were noted and the days with use: both stay. */
const PlanHistory = ({ plan: { checks, progress } }: { plan: CessationPlan }) => (
  <Disclosure title={messages.history}>
    <h3>{messages.checksTitle}</h3>
    {checks.length === 0 ? (
      <p>{messages.noChecks}</p>
    ) : (
      <ul>
        {checks.map((check) => (
          <CheckLine key={check.day} check={check} />
        ))}
      </ul>
    )}
    {progress.phase === 'without' && (
      <>
        <h3 className="mt-3">{messages.relapseTitle}</h3>
        <p>
          {progress.relapseDays.length === 0 ? messages.noRelapse : formatList(progress.relapseDays.map(formatDay))}
        </p>
      </>
    )}
  </Disclosure>
);

/** Used today or yesterday after the quit day, or today more than the step allows. */
const isSlip = ({ progress }: CessationPlan, today: string): boolean => {
  const { relapseDays, limitToday, usedToday } = progress;
  const last = relapseDays.at(-1);
  const isRecent = last !== undefined && last >= addDaysTo(today, -1);
  return isRecent || (limitToday !== null && usedToday > limitToday);
};

/** A kind word after a slip, read aloud when it appears: the history stays. */
const SlipWord = ({ plan, today }: { plan: CessationPlan; today: string }) => {
  const best = plan.progress.bestDaysWithout;
  return (
    <div role="status">
      {isSlip(plan, today) && (
        <MascotNote className="mt-3">
          <p>
            {messages.slip} {best > 0 && messages.slipBest(formatDays(best))}
          </p>
        </MascotNote>
      )}
    </div>
  );
};

/** What a plan has brought so far; nothing of it is ever lost. */
const PlanStats = ({ plan: { progress } }: { plan: CessationPlan }) => {
  const { phase, bestDaysWithout, daysKept, daysSoFar, savedCents, cravingsPassed } = progress;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-x-4 gap-y-3 border-t border-border pt-4">
      {phase === 'without' && (
        <Stat
          label={messages.bestRun}
          value={formatNumber(bestDaysWithout, 0)}
          unit={substancesMessages.days(bestDaysWithout)}
        />
      )}
      {daysSoFar > 0 && (
        <Stat
          label={messages.daysKept}
          value={formatNumber(daysKept, 0)}
          unit={messages.ofDays(formatDays(daysSoFar))}
        />
      )}
      {savedCents !== null && phase !== 'before' && (
        <Stat label={messages.saved} value={formatMoney(savedCents)} note={messages.savedNote} />
      )}
      <Stat label={messages.cravings} value={formatNumber(cravingsPassed, 0)} />
    </div>
  );
};

/** Why, and what to look out for, in the person's own words. */
const OwnWords = ({ plan: { reason, triggers, ownTriggers } }: { plan: CessationPlanWithEtag }) => {
  const words = [...triggers.map((trigger) => triggerWords[trigger]), ...ownTriggers];
  return (
    <dl className="mt-4 grid gap-2 empty:hidden">
      {reason && (
        <LabelledValue
          label={messages.reason}
          value={<span className="wrap-anywhere whitespace-pre-line">{reason}</span>}
        />
      )}
      {words.length > 0 && (
        <LabelledValue label={messages.triggers} value={<span className="wrap-anywhere">{formatList(words)}</span>} />
      )}
    </dl>
  );
};

interface PlanCardProps {
  plan: CessationPlanWithEtag;
  today: string;
  /** Takes the focus when the plan is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** A running plan: its one number, what to do now, what it has brought, and its history. */
export const PlanCard = ({ plan, today, heading }: PlanCardProps) => (
  <Card level={3} title={planTitleOf(plan)} actions={<PlanMenu plan={plan} heading={heading} />}>
    <PlanStatValue plan={plan} today={today} />
    <SlipWord plan={plan} today={today} />
    <CareNotice className="mt-3" />
    {needsHelpToStop(plan) && (
      <Notice tone="warning" className="mt-3">
        {messages.helpFirst}
      </Notice>
    )}
    <div className="mt-4 mb-5 flex flex-wrap gap-2">
      <PlanButtons plan={plan} today={today} />
    </div>
    <PlanStats plan={plan} />
    <OwnWords plan={plan} />
    <div className="mt-3 grid">
      {plan.substanceType === 'tobacco' && <HealthTimeline daysWithout={plan.progress.daysWithout} />}
      <PlanHistory plan={plan} />
    </div>
    {plan.substanceType === 'alcohol' && <WithdrawalLine className="mt-2 text-sm" />}
  </Card>
);

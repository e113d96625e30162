import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import { needsHelpToStop } from '@vida/contract/substances/cessation-rules.ts';
import type { RefObject } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { ReadValue } from '../../../ui/read-value.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { formatList } from '../format-amount.ts';
import { CareNotice } from './care-notice.tsx';
import { HealthTimeline } from './health-timeline.tsx';
import { PlanButtons } from './plan-buttons.tsx';
import { PlanFigure } from './plan-figure.tsx';
import { PlanHistory } from './plan-history.tsx';
import { PlanMenu } from './plan-menu.tsx';
import { planMessages as messages } from './plan-messages.ts';
import { PlanStats } from './plan-stats.tsx';
import { planTitleOf } from './plan-title.ts';
import { triggerWords } from './plan-words.ts';
import { SlipWord } from './slip-word.tsx';
import { WithdrawalLine } from './withdrawal-line.tsx';

/** Why, and what to look out for, in the person's own words. */
const OwnWords = ({ plan: { reason, triggers, ownTriggers } }: { plan: CessationPlanWithEtag }) => {
  const words = [...triggers.map((trigger) => triggerWords[trigger]), ...ownTriggers];
  return (
    <dl className="mt-4 grid gap-2 empty:hidden">
      {reason && (
        <ReadValue
          label={messages.reason}
          value={<span className="wrap-anywhere whitespace-pre-line">{reason}</span>}
        />
      )}
      {words.length > 0 && (
        <ReadValue label={messages.triggers} value={<span className="wrap-anywhere">{formatList(words)}</span>} />
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
  <Sheet level={3} title={planTitleOf(plan)} actions={<PlanMenu plan={plan} heading={heading} />}>
    <PlanFigure plan={plan} today={today} />
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
    {plan.substanceType === 'alcohol' && (
      <div className="mt-2 text-sm">
        <WithdrawalLine />
      </div>
    )}
  </Sheet>
);

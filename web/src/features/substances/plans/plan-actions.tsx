import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import { CircleStop, Pencil, Timer, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, useLazyDialog } from '../../../ui/lazy-part.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus.ts';
import { CheckDialog } from './check/check-dialog.tsx';
import { CravingDialog, formatClock, useSecondsLeft } from './craving/craving-dialog.tsx';
import { RemovePlan } from './ended-plans.tsx';
import { planMessages as messages } from './plan-messages.ts';
import { planTitleOf } from './plan-words.ts';
import { useEndPlan } from './plans-queries.ts';

const PlanDialog = lazyPart(async () => (await import('./form/plan-dialog.tsx')).PlanDialog);

type Question = 'end' | 'remove' | null;

interface PlanMenuProps {
  plan: CessationPlanWithEtag;
  /** Takes the focus when the plan is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The three dots of a running plan: edit, end (it stays as history), delete. */
export const PlanMenu = ({ plan, heading }: PlanMenuProps) => {
  const end = useEndPlan();
  const edit = useLazyDialog(PlanDialog);
  const [question, ask] = useState<Question>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, heading);
  const isOpen = edit.Dialog !== null || question !== null;
  // The menu is gone when the dialog closes: its button takes the focus back.
  useEffect(() => (isOpen ? () => place.current?.querySelector('button')?.focus() : undefined), [isOpen]);
  const close = () => ask(null);
  return (
    <div ref={place}>
      <RowMenu
        label={messages.options(planTitleOf(plan))}
        items={[
          { label: messages.edit, icon: Pencil, onSelect: edit.open },
          { label: messages.end, icon: CircleStop, onSelect: () => ask('end') },
          { label: messages.remove, icon: Trash2, danger: true, onSelect: () => ask('remove') },
        ]}
      />
      {edit.Dialog && <edit.Dialog plan={plan} onClose={edit.close} />}
      {question === 'end' && (
        <ConfirmWrite
          title={messages.endTitle}
          description={messages.endText}
          confirmLabel={messages.end}
          send={() => end.mutateAsync({ params: { id: plan.id } })}
          done={messages.ended}
          failed={messages.notEnded}
          onClose={close}
        />
      )}
      {question === 'remove' && <RemovePlan plan={plan} onClose={close} />}
    </div>
  );
};

const RecordDialog = lazyPart(async () => (await import('../entry/record-dialog.tsx')).RecordDialog);

type Shown = 'craving' | 'check' | null;

/** What to do now: cross a wish, look back on the day. The timer runs on while its dialog is closed. */
export const PlanButtons = ({ plan, today }: { plan: CessationPlanWithEtag; today: string }) => {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [shown, setShown] = useState<Shown>(null);
  const record = useLazyDialog(RecordDialog);
  const secondsLeft = useSecondsLeft(startedAt);
  const close = () => setShown(null);
  const openCraving = () => {
    setStartedAt(startedAt ?? Date.now());
    setShown('craving');
  };
  const recordUse = () => {
    close();
    record.open();
  };
  return (
    <>
      <Button variant="soft" size="lg" icon={Timer} onClick={openCraving}>
        {startedAt === null ? messages.craving : messages.cravingRunning(formatClock(secondsLeft))}
      </Button>
      {plan.progress.phase !== 'before' && (
        <Button variant="outline" size="lg" onClick={() => setShown('check')}>
          {messages.check}
        </Button>
      )}
      {shown === 'craving' && startedAt !== null && (
        <CravingDialog
          plan={plan}
          secondsLeft={secondsLeft}
          onTold={() => setStartedAt(null)}
          onRecord={recordUse}
          onClose={close}
        />
      )}
      {shown === 'check' && <CheckDialog plan={plan} today={today} onRecord={recordUse} onClose={close} />}
      {record.Dialog && <record.Dialog type={plan.substanceType} onClose={record.close} />}
    </>
  );
};

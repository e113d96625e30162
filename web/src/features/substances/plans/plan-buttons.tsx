import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, useLazyDialog } from '../../../ui/lazy-part.tsx';
import { CheckDialog } from './check/check-dialog.tsx';
import { CravingDialog, formatClock, useSecondsLeft } from './craving/craving-dialog.tsx';
import { planMessages as messages } from './plan-messages.ts';

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

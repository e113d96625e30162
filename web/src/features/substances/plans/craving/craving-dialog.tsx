import {
  type CessationPlan,
  type NewCraving,
  TRIGGERS,
  type Trigger,
} from '@vida/contract/substances/cessation-schemas.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { tellFailure } from '../../../../lib/tell-failure.ts';
import { celebrate } from '../../../../lib/vida-says.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { OpenDialogProps } from '../../../../ui/use-lazy-dialog.ts';
import { Vida } from '../../../../ui/vida.tsx';
import { triggerWords } from '../plan-words.ts';
import { useAddCraving } from '../plans-queries.ts';
import { WithdrawalLine } from '../withdrawal-line.tsx';
import { CravingClock } from './craving-clock.tsx';
import { cravingMessages as messages } from './craving-messages.ts';
import { RelapseWords } from './relapse-words.tsx';

type Outcome = NewCraving['outcome'];

interface CravingDialogProps extends OpenDialogProps {
  plan: CessationPlan;
  secondsLeft: number;
  /** How it ended was stored: the timer has done its work. */
  onTold: () => void;
  onRecord: () => void;
}

/** The plan's own triggers first. */
const triggerOptionsOf = (plan: CessationPlan) =>
  [...new Set([...plan.triggers, ...TRIGGERS])].map((value) => ({ value, label: triggerWords[value] }));

const Passed = ({ count, onClose }: { count: number; onClose: () => void }) => (
  <div className="grid justify-items-center gap-2 text-center">
    <Vida mood="cheering" />
    <div role="status">
      <p>{messages.passedText}</p>
      {count > 1 && <p>{messages.passedCount(count)}</p>}
    </div>
    <Button className="mt-3" onClick={onClose}>
      {messages.close}
    </Button>
  </div>
);

const titles: Record<Outcome, string> = { passed: messages.passedTitle, used: messages.relapseTitle };

/** Ten minutes with a wish; ends with 'Passou' or 'Usei', at any time. Closing it lets the timer run on. */
export const CravingDialog = ({ plan, secondsLeft, onTold, onRecord, onClose }: CravingDialogProps) => {
  const add = useAddCraving();
  const { control, getValues } = useForm<{ trigger: Trigger | '' }>({ defaultValues: { trigger: '' } });
  const [told, setTold] = useState<{ outcome: Outcome; count: number } | null>(null);
  const [sending, setSending] = useState<Outcome | null>(null);

  const tell = async (outcome: Outcome): Promise<void> => {
    if (sending) return;
    setSending(outcome);
    const { trigger } = getValues();
    try {
      const { progress } = await add.mutateAsync({
        params: { id: plan.id },
        body: { trigger: trigger === '' ? null : trigger, outcome },
      });
      setTold({ outcome, count: progress.cravingsPassed });
      if (outcome === 'passed') celebrate('substance_avoided');
    } catch (error) {
      tellFailure(error, messages.notSaved);
    }
    setSending(null);
  };
  // The timer goes with the dialog, so that what was told can still be read in it.
  const close = () => {
    if (told) onTold();
    onClose();
  };

  return (
    <Dialog
      open
      title={told ? titles[told.outcome] : messages.title}
      {...(!told && { description: messages.description })}
      onOpenChange={close}
    >
      {told?.outcome === 'passed' && <Passed count={told.count} onClose={close} />}
      {told?.outcome === 'used' && (
        <RelapseWords
          type={plan.substanceType}
          onClose={close}
          onRecord={() => {
            onTold();
            onRecord();
          }}
        />
      )}
      {!told && (
        <div className="grid gap-4">
          <CravingClock secondsLeft={secondsLeft} />
          <SelectField
            control={control}
            name="trigger"
            label={messages.trigger}
            options={triggerOptionsOf(plan)}
            placeholder={messages.triggerUnknown}
          />
          <div className="grid grid-cols-2 gap-2">
            <Button
              variant="outline"
              size="lg"
              pending={sending === 'used'}
              pendingLabel={messages.saving}
              onClick={() => void tell('used')}
            >
              {messages.used}
            </Button>
            <Button
              size="lg"
              pending={sending === 'passed'}
              pendingLabel={messages.saving}
              onClick={() => void tell('passed')}
            >
              {messages.passed}
            </Button>
          </div>
          {plan.substanceType === 'alcohol' && (
            <div className="text-sm">
              <WithdrawalLine />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
};

import {
  type CessationPlan,
  CRAVING_TIMER_MINUTES,
  type NewCraving,
  TRIGGERS,
  type Trigger,
} from '@vida/contract/substances/cessation-schemas.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { tellFailure } from '../../../../lib/tell.ts';
import { celebrate } from '../../../../lib/vida-says.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { OpenDialogProps } from '../../../../ui/lazy-part.tsx';
import { Vida } from '../../../../ui/vida.tsx';
import { WithdrawalLine } from '../care-notice.tsx';
import { cravingMessages as messages } from '../plan-messages.ts';
import { triggerWords } from '../plan-words.ts';
import { useAddCraving } from '../plans-queries.ts';

const { moves } = messages;
const MOVE_SECONDS = (CRAVING_TIMER_MINUTES * 60) / moves.length;

const moveAt = (secondsLeft: number): number =>
  Math.min(moves.length - 1, Math.floor((CRAVING_TIMER_MINUTES * 60 - secondsLeft) / MOVE_SECONDS));

/** The time that is left, large, and the four moves, one at a time; read aloud once a minute, not every second. */
const CravingClock = ({ secondsLeft }: { secondsLeft: number }) => {
  const current = moveAt(secondsLeft);
  const isOver = secondsLeft === 0;
  const minutes = Math.ceil(secondsLeft / 60);
  return (
    <div className="grid gap-4">
      <p
        role="timer"
        aria-label={messages.left}
        className="text-center text-figure font-semibold tracking-[-0.035em] tabular-nums"
      >
        {formatClock(secondsLeft)}
      </p>
      <p role="status" className={clsx(isOver ? 'text-center font-medium' : 'sr-only')}>
        {isOver ? messages.timeOver : messages.minutesLeft(minutes, moves[current]?.name ?? '')}
      </p>
      <ol className="grid gap-1">
        {moves.map(({ name, text }, index) => {
          const isNow = index === current && !isOver;
          return (
            <li
              key={name}
              aria-current={isNow ? 'step' : undefined}
              className={clsx('rounded-md px-3', isNow ? 'bg-sunken py-2' : 'py-1')}
            >
              <span className="font-semibold">{name}</span> {isNow && <Badge tone="now">{messages.now}</Badge>}
              {isNow && <p>{text}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
};

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
          {plan.substanceType === 'alcohol' && <WithdrawalLine className="text-sm" />}
        </div>
      )}
    </Dialog>
  );
};

const TIMER_SECONDS = CRAVING_TIMER_MINUTES * 60;

/** Seconds of the ten minutes that are left, by the clock, so that a phone that slept shows the right time. */
export const useSecondsLeft = (startedAt: number | null): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (startedAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  if (startedAt === null) return TIMER_SECONDS;
  const gone = Math.floor(Math.max(0, now - startedAt) / 1000);
  return Math.max(0, TIMER_SECONDS - gone);
};

/** 452 → '7:32' */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface RelapseWordsProps {
  type: SubstanceType;
  onRecord: () => void;
  onClose: () => void;
}

/** After a use: the history stays, and the amount may be recorded. */
export const RelapseWords = ({ type, onRecord, onClose }: RelapseWordsProps) => (
  <div className="grid gap-3">
    <div role="status" className="grid gap-3">
      <p>{messages.relapseText}</p>
      <p>{messages.relapseAsk}</p>
    </div>
    {type === 'alcohol' && <WithdrawalLine className="text-sm" />}
    <div className="mt-2 flex flex-wrap justify-end gap-2">
      <Button variant="quiet" onClick={onClose}>
        {messages.notNow}
      </Button>
      <Button onClick={onRecord}>{messages.recordUse}</Button>
    </div>
  </div>
);

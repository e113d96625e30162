import { CRAVING_TIMER_MINUTES } from '@vida/contract/substances/cessation-schemas.ts';
import { clsx } from 'clsx';
import { Badge } from '../../../../ui/badge.tsx';
import { cravingMessages as messages } from './craving-messages.ts';
import { formatClock } from './use-seconds-left.ts';

const { moves } = messages;
const MOVE_SECONDS = (CRAVING_TIMER_MINUTES * 60) / moves.length;

const moveAt = (secondsLeft: number): number =>
  Math.min(moves.length - 1, Math.floor((CRAVING_TIMER_MINUTES * 60 - secondsLeft) / MOVE_SECONDS));

/** The time that is left, large, and the four moves, one at a time; read aloud once a minute, not every second. */
export const CravingClock = ({ secondsLeft }: { secondsLeft: number }) => {
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

import { Link } from '@tanstack/react-router';
import { Check, ChevronRight } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { checklistMessages } from './checklist-messages.ts';

interface ChecklistStepProps {
  number: number;
  to: '/profile' | '/measurements' | '/ai-tips';
  title: string;
  text: string;
  isDone: boolean;
  /** Where the step is this page: begins it. */
  onStart?: (() => void) | undefined;
}

const rowClass = 'group flex min-h-14 w-full items-center gap-3.5 py-2 text-left text-foreground no-underline';

/** One step: a number or a tick, what to do and where. A step that is done turns quiet and stays readable. */
export const ChecklistStep = ({ number, to, title, text, isDone, onStart }: ChecklistStepProps) => {
  const content = (
    <>
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full font-semibold tabular-nums ${
          isDone ? 'bg-primary text-primary-foreground' : 'border-[1.5px] border-input'
        }`}
      >
        {isDone ? <Icon icon={Check} size="sm" /> : number}
      </span>
      <span className="mr-auto min-w-0">
        <span className={isDone ? 'text-muted-foreground' : 'font-semibold group-hover:underline'}>{title}</span>
        {isDone && <span className="sr-only">, {checklistMessages.done}</span>}
        {!isDone && <span className="block text-sm text-muted-foreground">{text}</span>}
      </span>
      {!isDone && <Icon icon={ChevronRight} className="text-primary" />}
    </>
  );
  return (
    <li className="border-border not-first:border-t">
      {onStart ? (
        <button type="button" className={rowClass} aria-current="step" onClick={onStart}>
          {content}
        </button>
      ) : (
        <Link to={to} className={rowClass}>
          {content}
        </Link>
      )}
    </li>
  );
};

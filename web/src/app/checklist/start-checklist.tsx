import { Link } from '@tanstack/react-router';
import { Check, ChevronRight, X } from 'lucide-react';
import { useUser } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { dismissChecklist, useChecklistDismissed } from './checklist-dismissal.ts';
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
const ChecklistStep = ({ number, to, title, text, isDone, onStart }: ChecklistStepProps) => {
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

export interface ChecklistProgress {
  hasProfile: boolean;
  hasMeasurement: boolean;
  hasTips: boolean;
}

interface StartChecklistProps extends ChecklistProgress {
  /** On the profile's own page: begins to fill it in. */
  onFill?: (() => void) | undefined;
}

/** The first run: perfil, medição ou arquivo, dicas. Gone when all is done or when it is dismissed. */
export const StartChecklist = ({ hasProfile, hasMeasurement, hasTips, onFill }: StartChecklistProps) => {
  const { id } = useUser();
  const isDismissed = useChecklistDismissed(id);
  if (isDismissed || (hasProfile && hasMeasurement && hasTips)) return null;
  const { steps } = checklistMessages;
  return (
    <Card
      compact
      title={checklistMessages.title}
      subtitle={checklistMessages.subtitle}
      actions={
        <IconButton
          className="-mt-1.5 -mr-2 self-start"
          icon={X}
          label={checklistMessages.dismiss}
          onClick={() => dismissChecklist(id)}
        />
      }
    >
      <ol>
        <ChecklistStep
          number={1}
          to="/profile"
          isDone={hasProfile}
          {...(onFill ? steps.fillProfile : steps.profile)}
          onStart={hasProfile ? undefined : onFill}
        />
        <ChecklistStep number={2} to="/measurements" isDone={hasMeasurement} {...steps.measurement} />
        <ChecklistStep number={3} to="/ai-tips" isDone={hasTips} {...steps.tips} />
      </ol>
    </Card>
  );
};

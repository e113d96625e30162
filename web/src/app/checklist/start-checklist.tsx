import { X } from 'lucide-react';
import { useUser } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { dismissChecklist, useChecklistDismissed } from './checklist-dismissal.ts';
import { checklistMessages } from './checklist-messages.ts';
import { ChecklistStep } from './checklist-step.tsx';

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

import { LevelBadge } from './level-badge.tsx';
import { uiMessages } from './ui-messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const looks = {
  high: { level: 3, tone: 'bad' },
  medium: { level: 2, tone: 'teal' },
  low: { level: 1, tone: 'neutral' },
} as const;

/** How much a recommendation matters: Alta, Média, Baixa. */
export const PriorityBadge = ({ priority }: { priority: keyof typeof looks }) => (
  <LevelBadge {...looks[priority]}>
    <span>
      <VisuallyHidden>{uiMessages.priorityLabel} </VisuallyHidden>
      {uiMessages.priorities[priority]}
    </span>
  </LevelBadge>
);

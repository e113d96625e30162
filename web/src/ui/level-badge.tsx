import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';
import { uiMessages } from './ui-messages.ts';

const heights = ['h-1.25', 'h-2', 'h-3'];

interface LevelBadgeProps {
  /** How many of the three bars are full. */
  level: 1 | 2 | 3;
  tone?: BadgeTone;
  children: ReactNode;
}

/** A badge whose three-bar glyph tells the level without colour: priority, intensity. */
export const LevelBadge = ({ level, tone = 'neutral', children }: LevelBadgeProps) => (
  <Badge tone={tone}>
    <span className="inline-flex h-3 items-end gap-0.5" aria-hidden>
      {heights.map((height, index) => (
        <span key={height} className={clsx('w-1 rounded-[1px] bg-current', height, index >= level && 'opacity-30')} />
      ))}
    </span>
    {children}
  </Badge>
);

const looks = {
  high: { level: 3, tone: 'bad' },
  medium: { level: 2, tone: 'teal' },
  low: { level: 1, tone: 'neutral' },
} as const;

/** How much a recommendation matters: Alta, Média, Baixa. */
export const PriorityBadge = ({ priority }: { priority: keyof typeof looks }) => (
  <LevelBadge {...looks[priority]}>
    <span>
      <span className="sr-only">{uiMessages.priorityLabel} </span>
      {uiMessages.priorities[priority]}
    </span>
  </LevelBadge>
);

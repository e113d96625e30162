import type { Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { exercisesMessages as messages } from './exercises-messages.ts';

const bars = { low: 1, moderate: 2, high: 3 } as const;

/** Baixa, Moderada, Alta, with the bars that say it without words. */
export const IntensityBadge = ({ intensity }: { intensity: Intensity }) => (
  <LevelBadge level={bars[intensity]} tone={intensity === 'high' ? 'warn' : 'neutral'}>
    <span className="sr-only">{messages.intensity}: </span>
    {messages.intensities[intensity]}
  </LevelBadge>
);

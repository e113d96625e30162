import { qualityLevelOf, qualityToneOf } from '@vida/contract/sleep/sleep-rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { sleepMessages } from './sleep-messages.ts';

/** 'Excelente' to 'Ruim' for a quality of 1 to 10. */
export const QualityBadge = ({ quality }: { quality: number }) => (
  <Badge tone={qualityToneOf(quality)}>{sleepMessages.levels[qualityLevelOf(quality)]}</Badge>
);

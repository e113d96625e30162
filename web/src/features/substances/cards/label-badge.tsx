import type { SubstanceLabel } from '@vida/contract/substances/substance-rules.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { substancesMessages as messages } from '../substances-messages.ts';

/** Green and red for tobacco by spec section 9; what is neither gets no praise and no alarm. */
const tones: Record<SubstanceLabel, BadgeTone> = {
  tobacco_none: 'ok',
  tobacco_reduce: 'bad',
  alcohol_none: 'ok',
  alcohol_moderate: 'neutral',
  alcohol_attention: 'warn',
  gaming_none: 'ok',
  gaming_moderate: 'neutral',
  gaming_attention: 'warn',
  caffeine_follow: 'info',
};

/** The specified word of a category. */
export const LabelBadge = ({ label }: { label: SubstanceLabel }) => (
  <Badge tone={tones[label]}>{messages.labels[label]}</Badge>
);

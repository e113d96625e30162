import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { Cigarette, Coffee, Gamepad2, type LucideIcon, Wine } from 'lucide-react';

export const substanceIcons: Record<SubstanceType, LucideIcon> = {
  alcohol: Wine,
  tobacco: Cigarette,
  caffeine: Coffee,
  gaming: Gamepad2,
};

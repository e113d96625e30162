import type { TipCategory as Category } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { Footprints, HeartHandshake, HeartPulse, type LucideIcon, Moon, Pill, Salad, Users } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';

/** The drawing of each category, always beside its word. */
export const categoryIcons: Readonly<Record<Category, LucideIcon>> = {
  general: HeartPulse,
  nutrition: Salad,
  exercise: Footprints,
  sleep: Moon,
  mental: HeartHandshake,
  social: Users,
  medication: Pill,
};

/** What a tip is about, as the quiet line over its title. */
export const TipCategory = ({ category }: { category: Category }) => (
  <span className="flex items-center gap-2 text-sm text-muted-foreground">
    <Icon icon={categoryIcons[category]} />
    {messages.categories[category]}
  </span>
);

import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';

/** The tinted square of a fact. */
export const FactMark = ({ icon }: { icon: LucideIcon }) => (
  <span className="grid size-11 place-items-center rounded-md bg-primary-soft text-primary">
    <Icon icon={icon} size="lg" />
  </span>
);

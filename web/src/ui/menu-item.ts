import type { LucideIcon } from 'lucide-react';

/** An entry of a row's menu, and of the drawer that it becomes on a phone. */
export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface RowMenuProps {
  /** Names the row: 'Opções da medição de 21/11, 06:52'. */
  label: string;
  items: readonly MenuItem[];
  className?: string;
}

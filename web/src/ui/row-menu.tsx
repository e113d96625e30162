import { clsx } from 'clsx';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface RowMenuProps {
  /** Names the row: 'Opções da medição de 21/11, 06:52'. */
  label: string;
  items: readonly MenuItem[];
  className?: string;
}

/** The three dots of a row. */
export const RowMenu = ({ label, items, className }: RowMenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>
      <IconButton icon={Ellipsis} label={label} {...(className && { className })} />
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 min-w-44 animate-arrive rounded-md bg-card p-1 shadow-float"
      >
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.label}
            disabled={item.disabled ?? false}
            onSelect={item.onSelect}
            className={clsx(
              'control-text flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-disabled:cursor-default data-disabled:text-muted-foreground data-highlighted:bg-primary-soft data-highlighted:text-primary-soft-foreground',
              item.danger &&
                'text-destructive data-highlighted:bg-destructive-soft data-highlighted:text-destructive',
            )}
          >
            {item.icon && <Icon icon={item.icon} />}
            {item.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { RowMenuProps } from './menu-item.ts';

/** As Radix does for a menu whose button was there before the key: the keyboard begins at the first entry. */
const focusAtOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** The three dots of a row and their menu, which begins open: it takes the place of the button that was pressed. */
export const OpenedRowMenu = ({ label, items, className }: RowMenuProps) => {
  const [isByKeyboard, setByKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') ?? false);
  return (
    <DropdownMenu.Root modal={false} defaultOpen onOpenChange={() => setByKeyboard(false)}>
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
          {items.map((item, index) => (
            <DropdownMenu.Item
              key={item.label}
              ref={isByKeyboard && index === 0 ? focusAtOnce : null}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={clsx(
                'control-text flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none ' +
                  'select-none data-disabled:cursor-default data-disabled:text-muted-foreground ' +
                  'data-highlighted:bg-primary-soft data-highlighted:text-primary-soft-foreground',
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
};

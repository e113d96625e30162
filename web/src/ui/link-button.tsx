import type { LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';

interface LinkButtonProps {
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  icon?: LucideIcon;
  trailingIcon?: LucideIcon;
  block?: boolean;
  className?: string;
  /** Exactly one link: the router's `<Link>` or an `<a>`; it keeps its own props and gets the look. */
  children: ReactElement;
}

/** A link that looks like a button; `variant="link"` is the bold text link ('Ver detalhes'). */
export const LinkButton = ({ variant, size, icon, trailingIcon, block, className, children }: LinkButtonProps) => (
  <Slot.Root className={buttonClass({ variant, size, block, className })}>
    {icon && <Icon icon={icon} />}
    <Slot.Slottable>{children}</Slot.Slottable>
    {trailingIcon && <Icon icon={trailingIcon} />}
  </Slot.Root>
);

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';

/** The router's `<Link>` or an `<a>`. */
export type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface LinkButtonProps {
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  icon?: LucideIcon;
  trailingIcon?: LucideIcon;
  block?: boolean;
  className?: string;
  /** Exactly one link; it keeps its own props and gets the look. */
  children: LinkElement;
}

/** A link that looks like a button; `variant="link"` is the bold text link ('Ver detalhes'). */
export const LinkButton = ({ variant, size, icon, trailingIcon, block, className, children: link }: LinkButtonProps) =>
  cloneElement(link, {
    className: clsx(buttonClass({ variant, size, block, className }), link.props.className),
    children: (
      <>
        {icon && <Icon icon={icon} />}
        {link.props.children}
        {trailingIcon && <Icon icon={trailingIcon} />}
      </>
    ),
  });

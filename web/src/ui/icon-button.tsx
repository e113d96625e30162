import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: LucideIcon;
  /** What a screen reader says; name the thing too: 'Opções da medição de 21/11, 06:52'. */
  label: string;
  variant?: Exclude<ButtonVariant, 'link'>;
  /** A caju dot: something new. Say so in the label as well. */
  dot?: boolean;
}

/** An icon alone: only for bell, close, log out and row menus. */
export const IconButton = ({ icon, label, variant = 'quiet', dot, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={buttonClass({ variant, size: 'icon', className: clsx(dot && 'relative', className) })}
    aria-label={label}
    {...rest}
  >
    <Icon icon={icon} />
    {dot && (
      <span className="absolute top-2 right-2 size-2.5 rounded-full bg-accent ring-2 ring-background" aria-hidden />
    )}
  </button>
);

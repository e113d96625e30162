import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: Exclude<ButtonVariant, 'link'>;
  size?: 'md' | 'lg';
  icon?: LucideIcon;
  block?: boolean;
  /** Work is under way: the button keeps its place and focus, turns quiet and ignores presses. */
  pending?: boolean;
  /** Shown instead of the children while pending: 'Gerando...'. */
  pendingLabel?: string;
}

/** A button; `type="button"` unless told otherwise. One primary button a view. */
export const Button = ({
  variant = 'primary',
  size = 'md',
  icon,
  block = false,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, block, className })}
      {...rest}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={handleClick}
    >
      {pending ? <Icon icon={LoaderCircle} className="animate-spin" /> : icon && <Icon icon={icon} />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
};

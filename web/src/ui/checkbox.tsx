import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** A round tick of 30 px: something done, in lists of things to do. */
  round?: boolean;
}

/** The tick itself; stands in a label, or takes an aria-label. */
export const Checkbox = ({ round = false, ...rest }: CheckboxProps) => (
  <span className={clsx('relative inline-grid shrink-0 place-items-center', round ? 'size-7.5' : 'size-6.5')}>
    <input
      type="checkbox"
      className={clsx(
        'peer absolute inset-0 m-0 appearance-none border-2 border-input bg-card ' +
          'checked:border-primary checked:bg-primary disabled:border-input disabled:bg-sunken',
        round ? 'rounded-full' : 'rounded-sm',
      )}
      {...rest}
    />
    <Check
      aria-hidden
      size={18}
      strokeWidth={3}
      className={
        'pointer-events-none relative hidden text-primary-foreground peer-checked:block ' +
        'peer-disabled:text-muted-foreground'
      }
    />
  </span>
);

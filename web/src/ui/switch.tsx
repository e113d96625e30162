import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  disabled?: boolean;
  'aria-describedby'?: string | undefined;
  className?: string;
}

/** On or off, at once; the words at its right. */
export const Switch = ({ label, className, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="inline-flex min-h-11 items-center gap-3">
        <RadixSwitch.Root
          id={id}
          className="h-8 w-13 shrink-0 rounded-full bg-input p-1 transition-colors duration-fast disabled:opacity-60 data-[state=checked]:bg-primary"
          {...rest}
        >
          <RadixSwitch.Thumb className="block size-6 rounded-full bg-card transition-transform duration-fast ease-out data-[state=checked]:translate-x-5" />
        </RadixSwitch.Root>
        {label}
      </label>
    </div>
  );
};

import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps {
  /** What the tabs choose between, read aloud. */
  label: string;
  items: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  onChange?: (value: string) => void;
  /** Without `value`: the one that is open first (the first item unless said otherwise). */
  defaultValue?: string;
  /** Several short words: on a phone they share the whole width. */
  fit?: boolean;
  className?: string;
}

/** Views that exclude each other; arrow keys move between them. */
export const Tabs = ({ label, items, value, onChange, defaultValue, fit, className }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  // Where more tabs stand than there is room for, the chosen one is in sight; the page itself stays where it is.
  useEffect(() => {
    const [around, chosen] = [list.current, list.current?.querySelector('[data-state="active"]')];
    if (!value || !around || !chosen) return;
    const [frame, tab] = [around.getBoundingClientRect(), chosen.getBoundingClientRect()];
    around.scrollLeft += Math.max(0, tab.right - frame.right) + Math.min(0, tab.left - frame.left);
  }, [value]);
  return (
    <RadixTabs.Root
      className={className}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value ?? '' } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={clsx(
          'flex overflow-x-auto overflow-y-hidden border-b border-border md:gap-1',
          fit ? 'gap-0' : 'gap-1',
        )}
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className={clsx(
              'min-h-12 border-b-3 border-transparent py-2 font-semibold whitespace-nowrap ' +
                'text-muted-foreground -outline-offset-3 hover:text-foreground ' +
                'data-[state=active]:border-primary data-[state=active]:text-foreground md:px-4',
              fit ? 'grow px-1 max-md:text-sm md:grow-0' : 'px-4',
            )}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="mt-4">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
};

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface TabsProps {
  /** What the tabs choose between, read aloud. */
  label: string;
  items: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  onChange?: (value: string) => void;
  /** Several short words: on a phone they share the whole width. */
  fit?: boolean;
}

/** A panel takes the focus after its tab, as the ARIA practices ask: it may begin with something to read. */
const focusable = { tabIndex: 0 };

/** Where a key leads from one of `count` tabs; null where it leads nowhere. */
const placeAfter = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, from: number, count: number) => {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/**
 * Views that exclude each other; arrow keys, Home and End move between them, and what has the focus is open (the ARIA
 * practices' tabs with automatic activation). Our own, since a library's was 9 kB of the first load.
 */
export const Tabs = ({ label, items, value, onChange, fit }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(items[0]?.value ?? '');
  const open = value ?? ownValue;
  const choose = (next: string) => {
    if (next === open) return;
    setOwnValue(next);
    onChange?.(next);
  };
  const handleKey = (event: KeyboardEvent, from: number) => {
    const place = placeAfter(event, from, items.length);
    const next = place === null ? undefined : items[place];
    if (place === null || !next) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
    choose(next.value);
  };
  // Where more tabs stand than there is room for, the chosen one is in sight; the page itself stays where it is.
  useEffect(() => {
    const [around, chosen] = [list.current, list.current?.querySelector('[aria-selected="true"]')];
    if (!value || !around || !chosen) return;
    const [frame, tab] = [around.getBoundingClientRect(), chosen.getBoundingClientRect()];
    around.scrollLeft += Math.max(0, tab.right - frame.right) + Math.min(0, tab.left - frame.left);
  }, [value]);
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={clsx(
          'flex overflow-x-auto overflow-y-hidden border-b border-border md:gap-1',
          fit ? 'gap-0' : 'gap-1',
        )}
      >
        {items.map((item, place) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}tab-${item.value}`}
            aria-controls={`${id}panel-${item.value}`}
            aria-selected={item.value === open}
            tabIndex={item.value === open ? 0 : -1}
            onClick={() => choose(item.value)}
            onKeyDown={(event) => handleKey(event, place)}
            className={clsx(
              'min-h-12 border-b-3 border-transparent py-2 font-semibold whitespace-nowrap ' +
                'text-muted-foreground -outline-offset-3 hover:text-foreground ' +
                'aria-selected:border-primary aria-selected:text-foreground md:px-4',
              fit ? 'grow px-1 max-md:text-sm md:grow-0' : 'px-4',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}panel-${item.value}`}
          aria-labelledby={`${id}tab-${item.value}`}
          {...focusable}
          hidden={item.value !== open}
          className="mt-4"
        >
          {item.value === open && item.content}
        </div>
      ))}
    </div>
  );
};

import type { ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import { useId, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { shoppingMessages as messages } from '../page-messages.ts';

// Keys of foods have no comma.
const SEPARATOR = ',';

const read = (key: string): string[] => (sessionStorage.getItem(key) ?? '').split(SEPARATOR).filter(Boolean);

/** What is in the basket already: foods ticked by this person, for this browser session. */
const useTicks = () => {
  const key = `shoppingTicks:${useUser().id}`;
  const [ticks, setTicks] = useState(() => read(key));
  const keep = (next: string[]): void => {
    sessionStorage.setItem(key, next.join(SEPARATOR));
    setTicks(next);
  };
  return {
    isTicked: (foodId: string): boolean => ticks.includes(foodId),
    toggle: (foodId: string): void =>
      keep(ticks.includes(foodId) ? ticks.filter((ticked) => ticked !== foodId) : [...ticks, foodId]),
    clear: (): void => keep([]),
  };
};

/** What to buy, by part of the market, to be ticked on the way; a part that is done can be folded away. */
export const ShoppingGroups = ({ groups }: Pick<ShoppingList, 'groups'>) => {
  const id = useId();
  const { isTicked, toggle, clear } = useTicks();
  const hasTicks = groups.some(({ items }) => items.some(({ foodId }) => isTicked(foodId)));
  return (
    <>
      {groups.map(({ group, items }) => (
        <Disclosure
          key={group}
          open
          title={
            <h3 className="inline">
              {messages.groups[group]}
              <span className="ml-2 inline-block text-sm font-normal text-muted-foreground tabular-nums">
                {messages.itemCount(items.filter(({ foodId }) => isTicked(foodId)).length, items.length)}
              </span>
            </h3>
          }
        >
          <ul className="gap-x-8 md:columns-2">
            {items.map(({ foodId, name, amount, days }) => (
              <li key={foodId} className="break-inside-avoid border-b border-border">
                <label
                  htmlFor={`${id}${foodId}`}
                  className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5 has-checked:text-muted-foreground"
                >
                  <Checkbox id={`${id}${foodId}`} checked={isTicked(foodId)} onChange={() => toggle(foodId)} />
                  <span className="min-w-0">
                    {name}
                    <span className="block text-sm text-muted-foreground tabular-nums">
                      {messages.itemAmount(amount, days)}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      {hasTicks && (
        <Button variant="ghost" className="mt-2 -ml-3" onClick={clear}>
          {messages.clearTicks}
        </Button>
      )}
    </>
  );
};

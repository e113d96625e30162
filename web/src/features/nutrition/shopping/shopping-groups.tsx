import type { ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { shoppingMessages as messages } from './shopping-messages.ts';
import { useTicks } from './use-ticks.ts';

/** What to buy, by part of the market, to be ticked on the way. */
export const ShoppingGroups = ({ groups }: Pick<ShoppingList, 'groups'>) => {
  const id = useId();
  const { isTicked, toggle, clear } = useTicks();
  const hasTicks = groups.some(({ items }) => items.some(({ foodId }) => isTicked(foodId)));
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {groups.map(({ group, items }) => (
          <section key={group} aria-label={messages.groups[group]}>
            <h3>{messages.groups[group]}</h3>
            <ul>
              {items.map(({ foodId, name, amount, days }) => (
                <li key={foodId} className="border-t border-border first:border-t-0">
                  <label
                    htmlFor={`${id}${foodId}`}
                    className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 has-checked:text-muted-foreground"
                  >
                    <Checkbox
                      id={`${id}${foodId}`}
                      checked={isTicked(foodId)}
                      onChange={() => toggle(foodId)}
                    />
                    <span className="mr-auto min-w-0">
                      {name}
                      <span className="block text-sm text-muted-foreground">{messages.itemDays(days)}</span>
                    </span>
                    <span className="shrink-0 tabular-nums">{amount}</span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasTicks && (
        <Button variant="ghost" className="mt-2 -ml-3" onClick={clear}>
          {messages.clearTicks}
        </Button>
      )}
    </>
  );
};

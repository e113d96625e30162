import type { Meal, MealItem } from '@vida/contract/nutrition/meal-schemas.ts';
import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, useLazyDialog } from '../../../ui/lazy-part.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus.ts';
import { formatGrams } from '../format-nutrients.ts';
import { planMessages as messages } from './plan-messages.ts';

const SwapDialog = lazyPart(async () => (await import('../swap/swap-dialog.tsx')).SwapDialog);

/** The foods of a meal as measured in a kitchen, each with the way to another one. */
export const MealFoods = ({ planId, meal }: { planId: string; meal: Meal }) => {
  const [swapped, setSwapped] = useState<MealItem | null>(null);
  const { Dialog, isLoading, open, close } = useLazyDialog(SwapDialog);
  const place = useRef<HTMLUListElement>(null);
  const rows = meal.items.map((item) => ({ ...item, id: item.foodId }));
  const keepFocusNear = useFocusAfterRemoval(place, rows, 'li');

  const swap = (item: MealItem) => {
    setSwapped(item);
    open();
  };
  const finish = (item: MealItem) => {
    const row = rows.find(({ id }) => id === item.foodId);
    if (row) keepFocusNear(row);
    close();
  };
  return (
    <>
      <ul ref={place} tabIndex={-1} aria-label={messages.foods}>
        {meal.items.map((item) => (
          <li
            key={item.foodId}
            className="flex items-center justify-between gap-3 border-t border-border py-1.5 first:border-t-0"
          >
            <p className="min-w-0">
              {item.name}
              <span className="block text-sm text-muted-foreground tabular-nums">
                {item.portion} ({formatGrams(item.grams)})
              </span>
            </p>
            <Button
              variant="ghost"
              icon={ArrowLeftRight}
              className="-mr-3 shrink-0"
              aria-label={messages.swapFood(item.name)}
              aria-haspopup="dialog"
              pending={isLoading && swapped?.foodId === item.foodId}
              onClick={() => swap(item)}
            >
              {messages.swap}
            </Button>
          </li>
        ))}
      </ul>
      {Dialog && swapped && (
        <Dialog planId={planId} mealId={meal.id} item={swapped} onClose={close} onSwapped={finish} />
      )}
    </>
  );
};

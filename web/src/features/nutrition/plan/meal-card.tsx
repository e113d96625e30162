import type { Meal, MealItem } from '@vida/contract/nutrition/meal-schemas.ts';
import { isLowCarb, isRichInFiber } from '@vida/contract/nutrition/nutrition-rules.ts';
import { ArrowLeftRight, TrendingDown, Wheat } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { lazyPart, useLazyDialog } from '../../../ui/lazy-part.tsx';
import { LabelledValue } from '../../../ui/stat.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus.ts';
import { formatGrams, formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { SaveRecipeButton } from '../save-recipe-button.tsx';
import { planMessages as messages } from './plan-messages.ts';
import { PreparationSteps } from './preparation-steps.tsx';

const SwapDialog = lazyPart(async () => (await import('../swap/swap-dialog.tsx')).SwapDialog);

/** The foods of a meal as measured in a kitchen, each with the way to another one. */
const MealFoods = ({ planId, meal }: { planId: string; meal: Meal }) => {
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

const shown = ['calories', 'carbs', 'proteins', 'fats', 'fiber'] as const;

interface MealCardProps {
  planId: string;
  meal: Meal;
  /** Undefined while the saved recipes are not known. */
  isSaved: boolean | undefined;
}

/** One meal: what, how much, how to make it. */
export const MealCard = ({ planId, meal, isSaved }: MealCardProps) => (
  <article aria-label={meal.name} className="min-w-0 rounded-lg bg-card px-4 py-5 md:p-6">
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-muted-foreground">{nutritionMessages.mealTypes[meal.type]}</p>
      {isLowCarb(meal) && (
        <Badge tone="teal" icon={TrendingDown}>
          {nutritionMessages.lowCarb}
        </Badge>
      )}
      {isRichInFiber(meal) && (
        <Badge tone="teal" icon={Wheat}>
          {messages.richInFiber}
        </Badge>
      )}
    </div>
    <h3 className="mt-1">{meal.name}</h3>
    <p className="text-muted-foreground">{meal.description.trim() || messages.defaultDescription}</p>
    <dl className="my-4 grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums sm:grid-cols-3 md:grid-cols-5">
      {shown.map((nutrient) => (
        <LabelledValue
          key={nutrient}
          label={nutritionMessages.nutrients[nutrient]}
          value={formatNutrient(nutrient, meal[nutrient])}
        />
      ))}
    </dl>
    <MealFoods planId={planId} meal={meal} />
    {meal.preparation.trim() && (
      <Disclosure title={messages.preparation}>
        <PreparationSteps text={meal.preparation} />
      </Disclosure>
    )}
    <SaveRecipeButton meal={meal} isSaved={isSaved} />
  </article>
);

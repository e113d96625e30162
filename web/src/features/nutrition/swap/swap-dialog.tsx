import { useQuery } from '@tanstack/react-query';
import type { Equivalent, MealItem } from '@vida/contract/nutrition/meal-schemas.ts';
import { tellFailure, tellSuccess } from '../../../lib/tell.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { formatGrams, formatNutrient } from '../format-nutrients.ts';
import { equivalentsQuery, useSwapFood } from '../nutrition-queries.ts';
import { swapMessages as messages } from '../plan/plan-messages.ts';

interface EquivalentRowProps {
  choice: Equivalent;
  /** A choice is on its way: none can be pressed. */
  isBusy: boolean;
  /** It is this one. */
  isChosen: boolean;
  onChoose: () => void;
}

/** Another food, how much of it, and what the meal would then have. */
const EquivalentRow = ({ choice, isBusy, isChosen, onChoose }: EquivalentRowProps) => (
  <li className="flex items-center justify-between gap-3 border-t border-border py-2.5 first:border-t-0">
    <div className="min-w-0">
      <p className="font-medium">{choice.name}</p>
      <p className="text-sm text-muted-foreground tabular-nums">
        {choice.portion} ({formatGrams(choice.grams)}).{' '}
        {messages.mealThen(formatNutrient('calories', choice.calories), formatNutrient('carbs', choice.carbs))}
      </p>
    </div>
    <Button
      variant="outline"
      className="shrink-0"
      aria-label={messages.chooseFood(choice.name)}
      pending={isBusy && isChosen}
      pendingLabel={messages.swapping}
      aria-disabled={(isBusy && !isChosen) || undefined}
      onClick={() => !isBusy && onChoose()}
    >
      {messages.choose}
    </Button>
  </li>
);

export interface SwapDialogProps extends OpenDialogProps {
  planId: string;
  mealId: string;
  item: MealItem;
  /** Called once the other food stands in the meal. */
  onSwapped: (item: MealItem) => void;
}

/** Foods that may stand in the place of one; choosing is all there is to do. */
export const SwapDialog = ({ planId, mealId, item, onSwapped, onClose }: SwapDialogProps) => {
  const { foodId } = item;
  const swap = useSwapFood();
  const choices = useQuery({
    ...equivalentsQuery({ planId, mealId, foodId }),
    // The food leaves the meal with the swap: nothing is there to be asked of it any more.
    enabled: !swap.isPending && !swap.isSuccess,
  });
  const choose = (choice: Equivalent): Promise<unknown> =>
    swap.mutateAsync({ params: { id: planId }, body: { mealId, foodId, replacementId: choice.foodId } }).then(
      () => {
        onSwapped(item);
        tellSuccess(messages.swapped(item.name, choice.name));
      },
      (error) => tellFailure(error, messages.notSwapped),
    );
  return (
    <Dialog open title={messages.title(item.name)} description={messages.text} onOpenChange={onClose}>
      <QueryView quiet query={choices} words={messages} bars={['h-40']}>
        {(list) =>
          list.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <ul>
              {list.map((choice) => (
                <EquivalentRow
                  key={choice.foodId}
                  choice={choice}
                  isBusy={swap.isPending}
                  isChosen={swap.variables?.body.replacementId === choice.foodId}
                  onChoose={() => void choose(choice)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
};

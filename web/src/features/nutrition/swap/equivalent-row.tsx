import type { Equivalent } from '@vida/contract/nutrition/meal-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { formatGrams, formatNutrient } from '../format-nutrients.ts';
import { swapMessages as messages } from './swap-messages.ts';

interface EquivalentRowProps {
  choice: Equivalent;
  /** A choice is on its way: none can be pressed. */
  isBusy: boolean;
  /** It is this one. */
  isChosen: boolean;
  onChoose: () => void;
}

/** Another food, how much of it, and what the meal would then have. */
export const EquivalentRow = ({ choice, isBusy, isChosen, onChoose }: EquivalentRowProps) => (
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

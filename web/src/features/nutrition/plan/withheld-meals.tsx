import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { WithheldMeal } from '@vida/contract/nutrition/meal-schemas.ts';
import { type RefObject, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus-on-leave.ts';
import { formatList } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { planMessages as messages } from './plan-messages.ts';

interface WithheldMealsProps {
  meals: readonly WithheldMeal[];
  isMaking: boolean;
  onReplan: (type: MealType) => void;
  /** Takes the focus when this goes. */
  generate: RefObject<HTMLElement | null>;
}

/** Meals that today's profile rules out: why they went, and the way to another one. Never what they were. */
export const WithheldMeals = ({ meals, isMaking, onReplan, generate }: WithheldMealsProps) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, generate);
  return (
    <div ref={place} className="grid gap-3.5">
      {meals.map(({ id, type, reasons }) => (
        <Notice
          key={id}
          tone="warning"
          action={
            <Button
              variant="outline"
              pending={isMaking}
              pendingLabel={nutritionMessages.generating}
              onClick={() => onReplan(type)}
            >
              {messages.replan}
            </Button>
          }
        >
          {messages.withheld(nutritionMessages.thisMeal[type], formatList(reasons))}
        </Notice>
      ))}
    </div>
  );
};

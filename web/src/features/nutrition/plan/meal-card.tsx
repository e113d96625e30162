import type { Meal } from '@vida/contract/nutrition/meal-schemas.ts';
import { isLowCarb, isRichInFiber } from '@vida/contract/nutrition/nutrition-rules.ts';
import { TrendingDown, Wheat } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LabelledValue } from '../../../ui/stat.tsx';
import { formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { SaveRecipeButton } from '../save-recipe-button.tsx';
import { MealFoods } from './meal-foods.tsx';
import { planMessages as messages } from './plan-messages.ts';
import { PreparationSteps } from './preparation-steps.tsx';

const shown = ['calories', 'carbs', 'proteins', 'fats', 'fiber'] as const;

interface MealCardProps {
  planId: string;
  meal: Meal;
  /** Undefined while the saved recipes are not known. */
  isSaved: boolean | undefined;
}

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

import type { Meal } from '@vida/contract/nutrition/meal-schemas.ts';
import { isLowCarb } from '@vida/contract/nutrition/nutrition-rules.ts';
import { TrendingDown, Wheat } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { SaveRecipeButton } from '../save-recipe-button.tsx';
import { cardMessages as messages } from './card-messages.ts';

/** A meal in a few words, with the one tag of the specification. */
export const CardMeal = ({ meal }: { meal: Meal }) => (
  <article aria-label={meal.name} className="grid min-w-0 content-start justify-items-start gap-1">
    <p className="text-muted-foreground">{nutritionMessages.mealTypes[meal.type]}</p>
    <h3>{meal.name}</h3>
    <p className="text-muted-foreground tabular-nums">
      {messages.figures(formatNutrient('calories', meal.calories), formatNutrient('carbs', meal.carbs))}
    </p>
    {isLowCarb(meal) ? (
      <Badge tone="teal" icon={TrendingDown}>
        {nutritionMessages.lowCarb}
      </Badge>
    ) : (
      <Badge tone="teal" icon={Wheat}>
        {messages.richInFiber}
      </Badge>
    )}
    <SaveRecipeButton meal={meal} />
  </article>
);

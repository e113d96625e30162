import type { Meal, MealPlan, NutritionEligibility } from '@vida/contract/nutrition/meal-schemas.ts';
import { DASHBOARD_GOALS, DASHBOARD_MEALS, isLowCarb } from '@vida/contract/nutrition/nutrition-rules.ts';
import { TrendingDown, Wheat } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { SaveRecipeButton } from '../save-recipe-button.tsx';
import { sumMeals } from '../sum-meals.ts';
import { cardMessages as messages } from './card-messages.ts';

/** A meal in a few words, with the one tag of the specification. */
const CardMeal = ({ meal }: { meal: Meal }) => (
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

const goals = [
  { nutrient: 'carbs', label: nutritionMessages.nutrients.carbs, tone: 'carbs' },
  { nutrient: 'proteins', label: nutritionMessages.nutrients.proteins, tone: 'protein' },
  { nutrient: 'fiber', label: nutritionMessages.nutrients.fiber, tone: 'fiber' },
] as const;

/**
 * The first meals of today's newest plan, and the whole plan against the person's targets, the same as on /nutrition.
 * Where these are not theirs, against the dashboard's own (spec section 9), said to be an example.
 */
export const CardPlan = ({ plan, targets }: { plan: MealPlan; targets: NutritionEligibility['targets'] }) => {
  const personal = targets?.isPersonal ? targets : null;
  const totals = sumMeals(plan.meals);
  return (
    <>
      {plan.withheld.length > 0 && (
        <Notice tone="warning" className="mb-4">
          {messages.withheld(plan.withheld.length)}
        </Notice>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        {plan.meals.slice(0, DASHBOARD_MEALS).map((meal) => (
          <CardMeal key={meal.id} meal={meal} />
        ))}
      </div>
      {plan.notAdjustedFor.length > 0 && (
        <p className="mt-4 text-sm text-muted-foreground">{messages.notAdjustedFor(plan.notAdjustedFor)}</p>
      )}
      <section aria-label={messages.goals} className="mt-5 border-t border-border pt-4">
        <p className="mb-3 text-sm text-muted-foreground">
          {personal ? messages.personalGoals : messages.exampleGoals}
        </p>
        <div className="grid gap-4 md:grid-cols-3">
          {goals.map(({ nutrient, label, tone }) => (
            <ProgressBar
              key={nutrient}
              label={label}
              value={totals[nutrient]}
              max={(personal ?? DASHBOARD_GOALS)[nutrient]}
              unit="g"
              tone={tone}
            />
          ))}
        </div>
      </section>
    </>
  );
};

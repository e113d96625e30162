import { useQuery } from '@tanstack/react-query';
import type { MealType, Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { MealPlan, NutritionEligibility } from '@vida/contract/nutrition/meal-schemas.ts';
import type { RefObject } from 'react';
import { formatDayLong } from '../../../lib/format.ts';
import { recipesQuery } from '../nutrition-queries.ts';
import { isSameDish } from '../to-new-recipe.ts';
import { DaySummary } from './day-summary.tsx';
import { MealCard } from './meal-card.tsx';
import { planMessages as messages } from './plan-messages.ts';
import { PlanNotes } from './plan-notes.tsx';
import { WithheldMeals } from './withheld-meals.tsx';

/** As a day goes by: the snack is an afternoon's. */
const byTheClock: readonly MealType[] = ['breakfast', 'lunch', 'snack', 'dinner'];

interface DayPlanProps {
  plan: MealPlan;
  totals: Nutrients;
  targets: NonNullable<NutritionEligibility['targets']>;
  isMaking: boolean;
  onReplan: (type: MealType) => void;
  generate: RefObject<HTMLElement | null>;
}

/** The newest plan of a day: what to mind, the meals, the totals. */
export const DayPlan = ({ plan, totals, targets, isMaking, onReplan, generate }: DayPlanProps) => {
  const { data: recipes } = useQuery(recipesQuery());
  const meals = plan.meals.toSorted((a, b) => byTheClock.indexOf(a.type) - byTheClock.indexOf(b.type));
  return (
    <div className="page-columns">
      <div className="grid min-w-0 gap-3.5 md:gap-6">
        {plan.withheld.length > 0 && (
          <WithheldMeals meals={plan.withheld} isMaking={isMaking} onReplan={onReplan} generate={generate} />
        )}
        <PlanNotes plan={plan} />
        {meals.length > 0 && <h2>{messages.mealsOf(formatDayLong(plan.day))}</h2>}
        {meals.map((meal) => (
          <MealCard
            key={meal.id}
            planId={plan.id}
            meal={meal}
            isSaved={recipes?.some((recipe) => isSameDish(recipe, meal))}
          />
        ))}
      </div>
      <DaySummary plan={plan} totals={totals} targets={targets} />
    </div>
  );
};

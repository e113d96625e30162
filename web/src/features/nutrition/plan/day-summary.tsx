import { NUTRIENTS, type Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { MealPlan, NutritionEligibility } from '@vida/contract/nutrition/meal-schemas.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { planMessages as messages } from './plan-messages.ts';

interface DaySummaryProps {
  plan: MealPlan;
  totals: Nutrients;
  targets: NonNullable<NutritionEligibility['targets']>;
}

/** The totals of the day, and where the plan comes from. */
export const DaySummary = ({ plan, totals, targets }: DaySummaryProps) => {
  const { timeZone } = useUser();
  const limitOf = (nutrient: (typeof NUTRIENTS)[number]): number | null =>
    nutrient === 'sodium' || nutrient === 'potassium' ? targets[nutrient] : null;
  return (
    <Sheet
      compact
      title={messages.summary}
      subtitle={plan.withheld.length > 0 ? messages.summaryWithheld : messages.summaryText}
    >
      <dl className="tabular-nums">
        {NUTRIENTS.map((nutrient) => {
          const limit = limitOf(nutrient);
          return (
            <div
              key={nutrient}
              className="flex flex-wrap justify-between gap-x-3 border-t border-border py-2 first:border-t-0"
            >
              <dt>{nutritionMessages.nutrients[nutrient]}</dt>
              <dd className="text-right">
                <span className="font-semibold">{formatNutrient(nutrient, totals[nutrient])}</span>
                {limit !== null && (
                  <span className="block text-sm text-muted-foreground">
                    {messages.atMost(formatNutrient(nutrient, limit))}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-sm text-muted-foreground">
        {messages.madeAt(formatDateTime(plan.createdAt, timeZone))} {messages.sources[plan.source]}{' '}
        {messages.lowCarbNote}
      </p>
    </Sheet>
  );
};

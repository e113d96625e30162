import { useQuery } from '@tanstack/react-query';
import { type MealType, NUTRIENTS, type Nutrients, type Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';
import type { MealPlan, NutritionEligibility, WithheldMeal } from '@vida/contract/nutrition/meal-schemas.ts';
import { useRef } from 'react';
import { formatDateTime, formatDayLong } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { BulletList } from '../../../ui/bullet-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice, WarningNotes } from '../../../ui/notice.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus.ts';
import { formatList, formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { recipesQuery } from '../nutrition-queries.ts';
import { isSameDish } from '../to-new-recipe.ts';
import type { Making } from './make-plan.ts';
import { MealCard } from './meal-card.tsx';
import { planMessages as messages } from './plan-messages.ts';

interface DaySummaryProps {
  plan: MealPlan;
  totals: Nutrients;
  targets: NonNullable<NutritionEligibility['targets']>;
}

/** The totals of the day, and where the plan comes from. */
const DaySummary = ({ plan, totals, targets }: DaySummaryProps) => {
  const { timeZone } = useUser();
  const limitOf = (nutrient: (typeof NUTRIENTS)[number]): number | null =>
    nutrient === 'sodium' || nutrient === 'potassium' ? targets[nutrient] : null;
  return (
    <Card
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
    </Card>
  );
};

/** Meals that today's profile rules out: why they went, and the way to another one. Never what they were. */
const WithheldMeals = ({ meals, making }: { meals: readonly WithheldMeal[]; making: Making }) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, making.mainButton);
  return (
    <div ref={place} className="grid gap-3.5">
      {meals.map(({ id, type, reasons }) => (
        <Notice
          key={id}
          tone="warning"
          action={
            <Button variant="outline" {...making.button} onClick={() => making.make(type)}>
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

/** The wider step of the same band makes the earlier one needless to tell. */
const wider: Partial<Record<Relaxation, Relaxation>> = {
  protein_80: 'protein_possible',
  calories_15: 'calories_possible',
};

/** 'Para caber nas suas restrições, …', naming everything that was widened; `null` where nothing was. */
const describeRelaxed = (relaxed: readonly Relaxation[]): string | null => {
  const told = relaxed.filter((step) => {
    const next = wider[step];
    return !next || !relaxed.includes(next);
  });
  if (told.length === 0) return null;
  return messages.relaxed(formatList(told.map((step) => messages.relaxations[step])));
};

/** What gave way, words that could not be honoured, and what to mind: before the meals, because it is about eating. */
const PlanNotes = ({ plan }: { plan: MealPlan }) => {
  const relaxed = describeRelaxed(plan.relaxed);
  const { unknownWords, notAdjustedFor, warnings, notices } = plan;
  return (
    <>
      {notAdjustedFor.length > 0 && <Notice tone="warning">{messages.notAdjustedFor(notAdjustedFor)}</Notice>}
      {unknownWords.length > 0 && (
        <Notice tone="warning">{messages.unknownWords(formatList(unknownWords.map((word) => `“${word}”`)))}</Notice>
      )}
      <WarningNotes warnings={warnings} />
      {relaxed && <Notice tone="info">{relaxed}</Notice>}
      {notices.length > 0 && (
        <Notice tone="info" title={messages.noticesTitle}>
          <BulletList items={notices.map((notice) => messages.notices[notice])} className="mt-1 gap-1.5" />
        </Notice>
      )}
    </>
  );
};

/** As a day goes by: the snack is an afternoon's. */
const byTheClock: readonly MealType[] = ['breakfast', 'lunch', 'snack', 'dinner'];

interface DayPlanProps {
  plan: MealPlan;
  totals: Nutrients;
  targets: NonNullable<NutritionEligibility['targets']>;
  making: Making;
}

/** The newest plan of a day: what to mind, the meals, the totals. */
export const DayPlan = ({ plan, totals, targets, making }: DayPlanProps) => {
  const { data: recipes } = useQuery(recipesQuery());
  const meals = plan.meals.toSorted((a, b) => byTheClock.indexOf(a.type) - byTheClock.indexOf(b.type));
  return (
    <div className="page-columns">
      <div className="grid min-w-0 gap-3.5 md:gap-6">
        {plan.withheld.length > 0 && <WithheldMeals meals={plan.withheld} making={making} />}
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

import { useQuery } from '@tanstack/react-query';
import type { MealType, Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { NutritionEligibility } from '@vida/contract/nutrition/meal-schemas.ts';
import { type RefObject, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PageQueryView } from '../../ui/query-view.tsx';
import { useFocusOnLeave } from '../../ui/use-focus.ts';
import { formatNutrient, nutrientUnits } from './format-nutrients.ts';
import { nutritionMessages } from './nutrition-messages.ts';
import { dayPlansQuery } from './nutrition-queries.ts';
import { pageMessages as messages } from './page-messages.ts';
import { DayPlan } from './plan/day-plan.tsx';
import { planMessages } from './plan/plan-messages.ts';
import { sumMeals } from './sum-meals.ts';

const goals = [
  { nutrient: 'calories', tone: 'primary' },
  { nutrient: 'carbs', tone: 'carbs' },
  { nutrient: 'proteins', tone: 'protein' },
  { nutrient: 'fats', tone: 'primary' },
  { nutrient: 'fiber', tone: 'fiber' },
] as const;

interface DailyGoalsProps {
  /** What the day's plan has. */
  totals: Nutrients;
  targets: NonNullable<NutritionEligibility['targets']>;
}

/** The day against the person's targets, and whose targets these are. */
const DailyGoals = ({ totals, targets }: DailyGoalsProps) => (
  <Card
    title={planMessages.goals}
    subtitle={targets.isPersonal ? planMessages.personalGoals : planMessages.generalGoals}
  >
    <div className="grid gap-4 md:grid-cols-5">
      {goals.map(({ nutrient, tone }) => (
        <ProgressBar
          key={nutrient}
          label={nutritionMessages.nutrients[nutrient]}
          value={totals[nutrient]}
          max={targets[nutrient]}
          unit={nutrientUnits[nutrient]}
          tone={tone}
        />
      ))}
    </div>
    <p className="mt-4 text-sm text-muted-foreground">
      {planMessages.goalsText(
        targets.proteinsAtMost === null ? planMessages.toReach : planMessages.toReachWithProteinLimit,
      )}
    </p>
    {targets.proteinsAtMost !== null && (
      <p className="mt-2 text-muted-foreground">
        {planMessages.proteinsAtMost(formatNutrient('proteins', targets.proteinsAtMost))}
      </p>
    )}
  </Card>
);

interface DayContentProps {
  day: string;
  targets: NonNullable<NutritionEligibility['targets']>;
  isMaking: boolean;
  /** Plans one kind of meal, or what is chosen above. */
  onMake: (type?: MealType) => void;
  /** Takes the focus when a button in here goes. */
  generate: RefObject<HTMLElement | null>;
}

const NoPlanYet = ({ isMaking, onMake, generate }: Omit<DayContentProps, 'day' | 'targets'>) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, generate);
  return (
    <div ref={place}>
      <EmptyState
        level={2}
        title={messages.empty}
        action={
          <Button
            variant="outline"
            pending={isMaking}
            pendingLabel={nutritionMessages.generating}
            onClick={() => onMake()}
          >
            {messages.emptyAction}
          </Button>
        }
      >
        {messages.emptyText}
      </EmptyState>
    </div>
  );
};

/** The day against the targets and its newest plan, or the invitation to make one. */
export const DayContent = ({ day, targets, isMaking, onMake, generate }: DayContentProps) => {
  const plans = useQuery(dayPlansQuery(day));
  return (
    <PageQueryView query={plans} words={{ ...nutritionMessages, ...messages }} waitingClass="min-h-136">
      {([plan]) => {
        const totals = sumMeals(plan?.meals ?? []);
        return (
          <>
            {!plan && (
              <Card>
                <NoPlanYet isMaking={isMaking} onMake={onMake} generate={generate} />
              </Card>
            )}
            <DailyGoals totals={totals} targets={targets} />
            {plan && (
              <>
                <DayPlan
                  plan={plan}
                  totals={totals}
                  targets={targets}
                  isMaking={isMaking}
                  onReplan={onMake}
                  generate={generate}
                />
                <p className="text-muted-foreground">{planMessages.disclaimer}</p>
              </>
            )}
          </>
        );
      }}
    </PageQueryView>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { NutritionEligibility } from '@vida/contract/nutrition/meal-schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { EmptyState, PageQueryView } from '../../ui/states.tsx';
import { formatNutrient, nutrientUnits } from './format-nutrients.ts';
import { nutritionMessages } from './nutrition-messages.ts';
import { dayPlansQuery } from './nutrition-queries.ts';
import { pageMessages as messages } from './page-messages.ts';
import { DayPlan } from './plan/day-plan.tsx';
import type { Making } from './plan/make-plan.ts';
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

const NoPlanYet = ({ making }: { making: Making }) => (
  <EmptyState
    level={2}
    title={messages.empty}
    focusNext={making.mainButton}
    action={
      <Button variant="outline" {...making.button} onClick={() => making.make()}>
        {messages.emptyAction}
      </Button>
    }
  >
    {messages.emptyText}
  </EmptyState>
);

interface DayContentProps {
  day: string;
  targets: NonNullable<NutritionEligibility['targets']>;
  making: Making;
}

/** The day against the targets and its newest plan, or the invitation to make one. */
export const DayContent = ({ day, targets, making }: DayContentProps) => {
  const plans = useQuery(dayPlansQuery(day));
  return (
    <PageQueryView query={plans} words={{ ...nutritionMessages, ...messages }} waitingClass="min-h-136">
      {([plan]) => {
        const totals = sumMeals(plan?.meals ?? []);
        return (
          <>
            {!plan && (
              <Card>
                <NoPlanYet making={making} />
              </Card>
            )}
            <DailyGoals totals={totals} targets={targets} />
            {plan && (
              <>
                <DayPlan plan={plan} totals={totals} targets={targets} making={making} />
                <p className="text-muted-foreground">{planMessages.disclaimer}</p>
              </>
            )}
          </>
        );
      }}
    </PageQueryView>
  );
};

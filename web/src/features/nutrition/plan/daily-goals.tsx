import type { Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { NutritionEligibility } from '@vida/contract/nutrition/meal-schemas.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { formatNutrient, nutrientUnits } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { planMessages as messages } from './plan-messages.ts';

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
export const DailyGoals = ({ totals, targets }: DailyGoalsProps) => (
  <Sheet title={messages.goals} subtitle={targets.isPersonal ? messages.personalGoals : messages.generalGoals}>
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
      {messages.goalsText(targets.proteinsAtMost === null ? messages.toReach : messages.toReachWithProteinLimit)}
    </p>
    {targets.proteinsAtMost !== null && (
      <p className="mt-2 text-muted-foreground">
        {messages.proteinsAtMost(formatNutrient('proteins', targets.proteinsAtMost))}
      </p>
    )}
  </Sheet>
);

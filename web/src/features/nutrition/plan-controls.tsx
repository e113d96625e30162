import { addDaysTo } from '@vida/contract/core/time.ts';
import { MEAL_PLAN_TYPES, type MealPlanType } from '@vida/contract/nutrition/meal-kinds.ts';
import { MAX_PLAN_DISTANCE_DAYS } from '@vida/contract/nutrition/nutrition-rules.ts';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { DayField } from './day-field.tsx';
import { nutritionMessages } from './nutrition-messages.ts';
import { pageMessages as messages } from './page-messages.ts';

const typeOptions = MEAL_PLAN_TYPES.map((value) => ({ value, label: nutritionMessages.mealTypes[value] }));

interface PlanControlsProps {
  day: string;
  today: string;
  onDay: (day: string) => void;
  mealType: MealPlanType;
  onMealType: (mealType: MealPlanType) => void;
  isGenerating: boolean;
  onGenerate: () => void;
  generateRef: Ref<HTMLButtonElement>;
}

/** Which day, which meal, and the button that plans it. */
export const PlanControls = ({
  day,
  today,
  onDay,
  mealType,
  onMealType,
  isGenerating,
  onGenerate,
  generateRef,
}: PlanControlsProps) => (
  <Card>
    <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_auto]">
      <DayField
        label={messages.day}
        day={day}
        min={addDaysTo(today, -MAX_PLAN_DISTANCE_DAYS)}
        max={addDaysTo(today, MAX_PLAN_DISTANCE_DAYS)}
        onPick={onDay}
      />
      <Field label={messages.mealType}>
        {(aria) => (
          <Select
            {...aria}
            value={mealType}
            options={typeOptions}
            onChange={(event) => onMealType(MEAL_PLAN_TYPES.find((type) => type === event.target.value) ?? 'general')}
          />
        )}
      </Field>
      <Button
        ref={generateRef}
        size="lg"
        className="sm:col-span-2 md:col-span-1 md:mt-7.5 md:justify-self-start"
        pending={isGenerating}
        pendingLabel={nutritionMessages.generating}
        onClick={onGenerate}
      >
        {messages.generate}
      </Button>
    </div>
  </Card>
);

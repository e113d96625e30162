import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDaysTo } from '@vida/contract/core/time.ts';
import { MEAL_PLAN_TYPES, type MealPlanType, type NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { MAX_PLAN_DISTANCE_DAYS } from '@vida/contract/nutrition/nutrition-rules.ts';
import { useState } from 'react';
import { useToday } from '../../lib/use-today.ts';
import { BulletList } from '../../ui/bullet-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LabelledSelect } from '../../ui/fields/select.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageQueryView } from '../../ui/states.tsx';
import { DayContent } from './day-content.tsx';
import { DayField } from './day-field.tsx';
import { noPlanMessages } from './no-plan-messages.ts';
import { nutritionMessages } from './nutrition-messages.ts';
import { eligibilityQuery } from './nutrition-queries.ts';
import { pageMessages as messages } from './page-messages.ts';
import { type Making, useMakePlan } from './plan/make-plan.ts';
import { SavedRecipes } from './recipes/saved-recipes.tsx';
import { ShoppingSection } from './shopping/shopping-section.tsx';

const typeOptions = MEAL_PLAN_TYPES.map((value) => ({ value, label: nutritionMessages.mealTypes[value] }));

interface PlanControlsProps {
  day: string;
  today: string;
  onDay: (day: string) => void;
  mealType: MealPlanType;
  onMealType: (mealType: MealPlanType) => void;
  making: Making;
}

/** Which day, which meal, and the button that plans it. */
const PlanControls = ({ day, today, onDay, mealType, onMealType, making }: PlanControlsProps) => (
  <Card>
    <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_auto]">
      <DayField
        label={messages.day}
        day={day}
        min={addDaysTo(today, -MAX_PLAN_DISTANCE_DAYS)}
        max={addDaysTo(today, MAX_PLAN_DISTANCE_DAYS)}
        onPick={onDay}
      />
      <LabelledSelect
        label={messages.mealType}
        value={mealType}
        options={typeOptions}
        onChange={(event) => onMealType(MEAL_PLAN_TYPES.find((type) => type === event.target.value) ?? 'general')}
      />
      <Button
        ref={making.mainButton}
        size="lg"
        className="sm:col-span-2 md:col-span-1 md:mt-7.5 md:justify-self-start"
        {...making.button}
        onClick={() => making.make()}
      >
        {messages.generate}
      </Button>
    </div>
  </Card>
);

/** Why no plan is made here, and who makes a better one. No numbers. */
const NoPlanCard = ({ reason }: { reason: NoPlanReason }) => {
  const { title, text, where } = noPlanMessages.reasons[reason];
  return (
    <Card title={title}>
      <p className="max-w-[65ch]">{text}</p>
      <h3 className="mt-5">{noPlanMessages.whereTitle}</h3>
      <BulletList items={where} className="mt-1 max-w-[65ch] gap-1.5" />
      <p className="mt-5 mb-2 text-muted-foreground">{noPlanMessages.changed}</p>
      <LinkButton variant="outline">
        <Link to="/profile">{noPlanMessages.profile}</Link>
      </LinkButton>
    </Card>
  );
};

/** Plans meals for a day, keeps recipes, and writes the shopping list; for whom no plan is made, says who makes it. */
export const NutritionPage = () => {
  const today = useToday();
  const [picked, setPicked] = useState<string | null>(null);
  const [mealType, setMealType] = useState<MealPlanType>('general');
  const day = picked ?? today;
  const eligibility = useQuery(eligibilityQuery(today));
  const making = useMakePlan(day, mealType);
  return (
    <div className="page-grid">
      <PageHeader title={nutritionMessages.title} subtitle={messages.subtitle} />
      <PageQueryView query={eligibility} words={nutritionMessages}>
        {({ noPlan, targets }) => (
          <>
            {noPlan && <NoPlanCard reason={noPlan} />}
            {targets && (
              <>
                <PlanControls
                  day={day}
                  today={today}
                  onDay={setPicked}
                  mealType={mealType}
                  onMealType={setMealType}
                  making={making}
                />
                <DayContent day={day} targets={targets} making={making} />
                <SavedRecipes />
                <ShoppingSection today={today} />
              </>
            )}
          </>
        )}
      </PageQueryView>
    </div>
  );
};

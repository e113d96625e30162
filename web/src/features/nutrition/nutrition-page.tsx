import { useQuery } from '@tanstack/react-query';
import type { MealPlanType } from '@vida/contract/nutrition/meal-kinds.ts';
import { useRef, useState } from 'react';
import { useToday } from '../../lib/use-today.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonSheet } from '../../ui/skeleton-sheet.tsx';
import { DayContent } from './day-content.tsx';
import { NoPlanCard } from './no-plan-card.tsx';
import { nutritionMessages } from './nutrition-messages.ts';
import { eligibilityQuery } from './nutrition-queries.ts';
import { pageMessages as messages } from './page-messages.ts';
import { useMakePlan } from './plan/use-make-plan.ts';
import { PlanControls } from './plan-controls.tsx';
import { SavedRecipes } from './recipes/saved-recipes.tsx';
import { ShoppingSection } from './shopping/shopping-section.tsx';

/** Plans meals for a day, keeps recipes, and writes the shopping list; for whom no plan is made, says who makes it. */
export const NutritionPage = () => {
  const today = useToday();
  const [picked, setPicked] = useState<string | null>(null);
  const [mealType, setMealType] = useState<MealPlanType>('general');
  const day = picked ?? today;
  const eligibility = useQuery(eligibilityQuery(today));
  const { isMaking, makePlan } = useMakePlan(day);
  const generate = useRef<HTMLButtonElement>(null);
  const targets = eligibility.data?.targets ?? null;
  return (
    <div className="page-grid">
      <PageHeader title={nutritionMessages.title} subtitle={messages.subtitle} />
      {eligibility.isPending && <SkeletonSheet label={nutritionMessages.loading} lines={5} />}
      {eligibility.isLoadingError && (
        <Sheet>
          <ErrorCard
            level={2}
            title={nutritionMessages.loadFailed}
            retrying={eligibility.isFetching}
            onRetry={() => eligibility.refetch()}
          >
            {nutritionMessages.loadFailedText}
          </ErrorCard>
        </Sheet>
      )}
      {eligibility.data?.noPlan && <NoPlanCard reason={eligibility.data.noPlan} />}
      {targets && (
        <>
          <PlanControls
            day={day}
            today={today}
            onDay={setPicked}
            mealType={mealType}
            onMealType={setMealType}
            isGenerating={isMaking}
            onGenerate={() => void makePlan(mealType)}
            generateRef={generate}
          />
          <DayContent
            day={day}
            targets={targets}
            isMaking={isMaking}
            onMake={(type) => void makePlan(type ?? mealType)}
            generate={generate}
          />
          <SavedRecipes />
          <ShoppingSection today={today} />
        </>
      )}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MealPlanType, NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { useRef, useState } from 'react';
import { useToday } from '../../lib/use-today.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageQueryView } from '../../ui/query-view.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { DayContent } from './day-content.tsx';
import { noPlanMessages } from './no-plan-messages.ts';
import { nutritionMessages } from './nutrition-messages.ts';
import { eligibilityQuery, useGeneratePlan } from './nutrition-queries.ts';
import { pageMessages as messages } from './page-messages.ts';
import { tellGenerateFailure } from './plan/tell-generate-failure.ts';
import { PlanControls } from './plan-controls.tsx';
import { SavedRecipes } from './recipes/saved-recipes.tsx';
import { ShoppingSection } from './shopping/shopping-section.tsx';

/** Asks for a plan and tells how it went, also on another page. */
const useMakePlan = (day: string) => {
  const generation = useGeneratePlan();
  return {
    isMaking: generation.isPending,
    makePlan: (mealType: MealPlanType): Promise<unknown> =>
      generation.mutateAsync({ body: { mealType, date: day } }).then(
        () => toast({ title: nutritionMessages.success, description: nutritionMessages.generated }),
        (error) => tellGenerateFailure(error),
      ),
  };
};

/** Why no plan is made here, and who makes a better one. No numbers. */
const NoPlanCard = ({ reason }: { reason: NoPlanReason }) => {
  const { title, text, where } = noPlanMessages.reasons[reason];
  return (
    <Card title={title}>
      <p className="max-w-[65ch]">{text}</p>
      <h3 className="mt-5">{noPlanMessages.whereTitle}</h3>
      <ul className="mt-1 grid max-w-[65ch] list-disc gap-1.5 pl-5">
        {where.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
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
  const { isMaking, makePlan } = useMakePlan(day);
  const generate = useRef<HTMLButtonElement>(null);
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
          </>
        )}
      </PageQueryView>
    </div>
  );
};

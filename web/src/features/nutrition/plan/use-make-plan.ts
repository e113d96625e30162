import type { MealPlanType } from '@vida/contract/nutrition/meal-kinds.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { nutritionMessages as messages } from '../nutrition-messages.ts';
import { useGeneratePlan } from '../nutrition-queries.ts';
import { tellGenerateFailure } from './tell-generate-failure.ts';

/** Asks for a plan and tells how it went, also on another page. */
export const useMakePlan = (day: string) => {
  const generation = useGeneratePlan();
  return {
    isMaking: generation.isPending,
    makePlan: (mealType: MealPlanType): Promise<unknown> =>
      generation.mutateAsync({ body: { mealType, date: day } }).then(
        () => toast({ title: messages.success, description: messages.generated }),
        (error) => tellGenerateFailure(error),
      ),
  };
};

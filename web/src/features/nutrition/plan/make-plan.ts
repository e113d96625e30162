import type { MealPlanType } from '@vida/contract/nutrition/meal-kinds.ts';
import { useRef } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { tellSuccess } from '../../../lib/tell.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { useGeneratePlan } from '../nutrition-queries.ts';
import { pageMessages } from '../page-messages.ts';

/** Refusals that the server explains to people: no plan for this person, too many asked for, the planner is busy. */
const EXPLAINED = [409, 429, 503];

/** The toast of a plan that was not made (spec section 8), in the server's words where they help. */
export const tellGenerateFailure = (error: unknown): void => {
  const isExplained = error instanceof ApiError && EXPLAINED.includes(error.status);
  const description = (isExplained && error.userMessage) || pageMessages.notGenerated;
  toast({ title: uiMessages.error, description, variant: 'destructive' });
};

/** Asks for plans of a day, of the chosen meal or another, and tells how it went, also on another page. */
export const useMakePlan = (date: string, chosen: MealPlanType) => {
  const { mutateAsync, isPending } = useGeneratePlan();
  return {
    make: (mealType = chosen): void =>
      void mutateAsync({ body: { mealType, date } }).then(
        () => tellSuccess(nutritionMessages.generated),
        tellGenerateFailure,
      ),
    /** For every button that asks for one. */
    button: { pending: isPending, pendingLabel: nutritionMessages.generating },
    /** The page's own button: it takes the focus of those that go. */
    mainButton: useRef<HTMLButtonElement>(null),
  };
};

export type Making = ReturnType<typeof useMakePlan>;

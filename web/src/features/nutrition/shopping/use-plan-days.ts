import { useState } from 'react';
import { toast } from '../../../ui/toast/toast-store.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { useGeneratePlan } from '../nutrition-queries.ts';
import { tellGenerateFailure } from '../plan/tell-generate-failure.ts';
import { shoppingMessages as messages } from './shopping-messages.ts';

/** Plans whole days one after another, in order, so that no main dish repeats; the first failure ends it. */
export const usePlanDays = () => {
  const generation = useGeneratePlan();
  const [progress, setProgress] = useState<{ current: number; all: number } | null>(null);
  const planDays = async (days: readonly string[]): Promise<void> => {
    try {
      for (const [index, date] of days.entries()) {
        setProgress({ current: index + 1, all: days.length });
        await generation.mutateAsync({ body: { mealType: 'general', date } });
      }
      toast({ title: nutritionMessages.success, description: messages.allPlanned(days.length) });
    } catch (error) {
      tellGenerateFailure(error);
    }
    setProgress(null);
  };
  return { progress, planDays };
};

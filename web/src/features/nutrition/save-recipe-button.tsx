import type { Meal } from '@vida/contract/nutrition/meal-schemas.ts';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { describeFailure } from '../../lib/api-errors.ts';
import { Button } from '../../ui/button.tsx';
import { InlineRetry } from '../../ui/states.tsx';
import { nutritionMessages as messages } from './nutrition-messages.ts';
import { useSaveRecipe } from './nutrition-queries.ts';
import { toNewRecipe } from './to-new-recipe.ts';

interface SaveRecipeButtonProps {
  meal: Meal;
  /** Whether it is among the saved ones, where those are known; otherwise what was done here counts. */
  isSaved?: boolean | undefined;
}

/** 'Salvar receita', which then says that it is saved and keeps the focus. */
export const SaveRecipeButton = ({ meal, isSaved }: SaveRecipeButtonProps) => {
  const saving = useSaveRecipe();
  const isKept = isSaved ?? saving.isSuccess;
  const save = () => saving.mutate({ body: toNewRecipe(meal) });
  return (
    <div>
      <Button
        variant="ghost"
        className="-ml-3 whitespace-nowrap"
        icon={isKept ? BookmarkCheck : Bookmark}
        pending={saving.isPending}
        pendingLabel={messages.saving}
        aria-disabled={isKept || undefined}
        aria-label={`${isKept ? messages.saved : messages.save}: ${meal.name}`}
        onClick={() => !isKept && save()}
      >
        {isKept ? messages.saved : messages.save}
      </Button>
      {saving.isError && !isKept && (
        <InlineRetry onRetry={save}>{describeFailure(saving.error, messages.notSaved)}</InlineRetry>
      )}
    </div>
  );
};

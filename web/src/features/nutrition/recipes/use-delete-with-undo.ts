import type { Recipe } from '@vida/contract/nutrition/meal-schemas.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useDeleteRecipe, useSaveRecipe } from '../nutrition-queries.ts';
import { toNewRecipe } from '../to-new-recipe.ts';
import { recipesMessages as messages } from './recipes-messages.ts';

/** Deletes a recipe at once and offers it back. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteRecipe();
  const restore = useSaveRecipe();
  return (recipe: Recipe): Promise<unknown> =>
    remove.mutateAsync({ params: { id: recipe.id } }).then(
      // The list leaves out what today's profile speaks against; the answer to the deletion is whole.
      (removed) =>
        offerUndo({
          title: messages.removed,
          undo: () => restore.mutateAsync({ body: toNewRecipe(removed) }),
          undone: messages.restored,
          notUndone: messages.notRestored,
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};

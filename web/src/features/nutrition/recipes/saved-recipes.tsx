import { useQuery } from '@tanstack/react-query';
import type { Recipe } from '@vida/contract/nutrition/meal-schemas.ts';
import { useRef } from 'react';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import { recipesQuery } from '../nutrition-queries.ts';
import { RecipeRow } from './recipe-row.tsx';
import { recipesMessages as messages } from './recipes-messages.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

const RecipeList = ({ recipes }: { recipes: readonly Recipe[] }) => {
  const remove = useDeleteWithUndo();
  const place = useRef<HTMLDivElement>(null);
  const keepFocusNear = useFocusAfterRemoval(place, recipes, 'li');
  const removeRow = (recipe: Recipe) => {
    keepFocusNear(recipe);
    void remove(recipe);
  };
  return (
    <div ref={place} tabIndex={-1}>
      {recipes.length === 0 && <p className="text-muted-foreground">{messages.empty}</p>}
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {recipes.map((recipe) => (
          <RecipeRow key={recipe.id} recipe={recipe} onRemove={() => removeRow(recipe)} />
        ))}
      </ul>
    </div>
  );
};

/** 'Receitas salvas', the newest first. */
export const SavedRecipes = () => {
  const recipes = useQuery(recipesQuery());
  return (
    <Sheet title={messages.title} busy={recipes.isPending}>
      {recipes.isPending && (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="h-24" />
        </>
      )}
      {recipes.isLoadingError && (
        <ErrorCard level={3} title={messages.failed} retrying={recipes.isFetching} onRetry={() => recipes.refetch()} />
      )}
      {recipes.data && <RecipeList recipes={recipes.data} />}
    </Sheet>
  );
};

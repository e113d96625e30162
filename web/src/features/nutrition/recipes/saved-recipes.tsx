import { useQuery } from '@tanstack/react-query';
import type { Recipe } from '@vida/contract/nutrition/meal-schemas.ts';
import { useRemoval } from '../../../lib/records/use-record-actions.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { recipesQuery, useDeleteRecipe, useSaveRecipe } from '../nutrition-queries.ts';
import { toNewRecipe } from '../to-new-recipe.ts';
import { RecipeRow } from './recipe-row.tsx';
import { recipesMessages as messages, recipeWords } from './recipes-messages.ts';

const recipeKind = { useAdd: useSaveRecipe, useRemove: useDeleteRecipe, toSentAgain: toNewRecipe, words: recipeWords };

const RecipeList = ({ recipes }: { recipes: readonly Recipe[] }) => {
  const { place, remove } = useRemoval(recipeKind, recipes, 'li');
  return (
    <div ref={place} tabIndex={-1}>
      {recipes.length === 0 && <p className="text-muted-foreground">{messages.empty}</p>}
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {recipes.map((recipe) => (
          <RecipeRow key={recipe.id} recipe={recipe} onRemove={() => remove(recipe)} />
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

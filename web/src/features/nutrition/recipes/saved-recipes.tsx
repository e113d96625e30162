import { useQuery } from '@tanstack/react-query';
import type { Recipe } from '@vida/contract/nutrition/meal-schemas.ts';
import { Trash2 } from 'lucide-react';
import { useRemoval } from '../../../lib/records/use-record-actions.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { formatGrams, formatList, formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { recipesQuery, useDeleteRecipe, useSaveRecipe } from '../nutrition-queries.ts';
import { recipesMessages as messages, recipeWords } from '../page-messages.ts';
import { PreparationSteps } from '../plan/preparation-steps.tsx';
import { toNewRecipe } from '../to-new-recipe.ts';

const RecipeText = ({ recipe }: { recipe: Recipe }) => (
  <Disclosure title={messages.preparation}>
    <ul className="mb-3 grid gap-1">
      {recipe.items.map(({ foodId, name, portion, grams }) => (
        <li key={foodId}>
          {name}: {portion} ({formatGrams(grams)})
        </li>
      ))}
    </ul>
    <PreparationSteps text={recipe.preparation} />
  </Disclosure>
);

/** A kept meal. What today's profile rules out keeps its name, so that it can be found and deleted, and no more. */
const RecipeRow = ({ recipe, onRemove }: { recipe: Recipe; onRemove: () => void }) => (
  <li className="border-t border-border py-2.5 first:border-t-0 md:nth-2:border-t-0">
    <div className="flex items-start gap-2">
      <div className="mr-auto min-w-0">
        <p className="text-sm text-muted-foreground">{nutritionMessages.mealTypes[recipe.type]}</p>
        <h3>{recipe.name}</h3>
        <p className="text-sm text-muted-foreground tabular-nums">
          {messages.figures(formatNutrient('calories', recipe.calories), formatNutrient('carbs', recipe.carbs))}
        </p>
      </div>
      <IconButton icon={Trash2} label={messages.removeRecipe(recipe.name)} className="-mr-2" onClick={onRemove} />
    </div>
    {recipe.conflicts.length > 0 ? (
      <p className="mt-1 font-medium text-warning">{messages.conflicts(formatList(recipe.conflicts))}</p>
    ) : (
      <RecipeText recipe={recipe} />
    )}
  </li>
);

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
    <Card title={messages.title} busy={recipes.isPending}>
      <QueryView query={recipes} words={messages} bars={['h-24']}>
        {(list) => <RecipeList recipes={list} />}
      </QueryView>
    </Card>
  );
};

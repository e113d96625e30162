import type { Recipe } from '@vida/contract/nutrition/meal-schemas.ts';
import { Trash2 } from 'lucide-react';
import { Fold } from '../../../ui/fold.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formatGrams, formatList, formatNutrient } from '../format-nutrients.ts';
import { nutritionMessages } from '../nutrition-messages.ts';
import { PreparationSteps } from '../plan/preparation-steps.tsx';
import { recipesMessages as messages } from './recipes-messages.ts';

const RecipeText = ({ recipe }: { recipe: Recipe }) => (
  <Fold title={messages.preparation}>
    <ul className="mb-3 grid gap-1">
      {recipe.items.map(({ foodId, name, portion, grams }) => (
        <li key={foodId}>
          {name}: {portion} ({formatGrams(grams)})
        </li>
      ))}
    </ul>
    <PreparationSteps text={recipe.preparation} />
  </Fold>
);

interface RecipeRowProps {
  recipe: Recipe;
  onRemove: () => void;
}

/** A kept meal. What today's profile rules out keeps its name, so that it can be found and deleted, and no more. */
export const RecipeRow = ({ recipe, onRemove }: RecipeRowProps) => (
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

import type { MealType } from './meal-kinds.ts';

/** What pages and answers both call a meal. */
export const mealNames: Readonly<Record<MealType, string>> = {
  breakfast: 'Café da Manhã',
  lunch: 'Almoço',
  dinner: 'Jantar',
  snack: 'Lanche',
};

export const nutrientNames = {
  calories: 'Calorias',
  carbs: 'Carboidratos',
  proteins: 'Proteínas',
  fats: 'Gorduras',
  fiber: 'Fibras',
  sodium: 'Sódio',
  potassium: 'Potássio',
} as const;

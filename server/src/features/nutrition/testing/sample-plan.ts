import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Meal } from '@vida/contract/nutrition/meal-schemas.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../db/database.ts';
import { createMealPlansRepository, type MealPlanRow } from '../meal-plans-repository.ts';
import { serveFoods } from '../serve-foods.ts';

/** A meal of these foods and grams, with the usual salt. */
export const makeMeal = (type: MealType, name: string, foods: Readonly<Record<string, number>>): Meal => ({
  id: v7(),
  type,
  name,
  description: 'Simples e gostosa',
  preparation: 'Cozinhe e sirva.',
  ...serveFoods(
    Object.entries(foods).map(([foodId, grams]) => ({ foodId, grams })),
    1,
  ),
});

export const sampleMeals = (): { breakfast: Meal; lunch: Meal; dinner: Meal } => ({
  breakfast: makeMeal('breakfast', 'Tapioca com queijo, mamão e café', {
    'tapioca-polvilho-seco': 30,
    'queijo-minas-frescal': 30,
    'mamao-papaia': 140,
    'cafe-coado-sem-acucar': 50,
  }),
  lunch: makeMeal('lunch', 'Arroz, feijão-carioca, frango grelhado e alface', {
    'arroz-branco-cozido': 125,
    'feijao-carioca-cozido': 140,
    'peito-de-frango-grelhado': 100,
    'alface-crespa': 50,
    'azeite-de-oliva': 8,
  }),
  dinner: makeMeal('dinner', 'Batata-doce, ovo cozido e couve refogada', {
    'batata-doce-cozida': 130,
    'ovo-cozido': 100,
    'couve-manteiga-refogada': 60,
  }),
});

/** A stored plan of these meals. */
export const storePlan = (
  db: Database,
  userId: string,
  {
    day,
    createdAt = new Date('2026-11-20T12:00:00.000Z'),
    meals = Object.values(sampleMeals()),
    source = 'rules',
  }: Pick<MealPlanRow, 'day'> & Partial<Pick<MealPlanRow, 'createdAt' | 'meals' | 'source'>>,
): Promise<MealPlanRow> =>
  createMealPlansRepository(db).insert(userId, {
    day,
    meals,
    createdAt,
    source,
    relaxed: [],
    notices: [],
    unknownWords: [],
  });

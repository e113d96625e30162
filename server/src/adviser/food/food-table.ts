import { loadRows } from '../../text/load-rows.ts';
import { type Food, loadFoods } from './food.ts';

/**
 * 294 foods for 100 g of what is eaten: TACO 4th edition (NEPA/UNICAMP, 2011), USDA SR28 (tag `fonte-usda`) and IBGE
 * POF 2008-2009 (tag `fonte-ibge`); names, portions, parts, allergens, tags and kinds are this project's own.
 * Carbohydrate is by difference and includes fibre. Quibebe counts as meat: its protein cannot come from pumpkin.
 */
export const foods: readonly Food[] = loadFoods(loadRows('foods.csv'));

const byId: ReadonlyMap<string, Food> = new Map(foods.map((food) => [food.id, food]));

export const findFood = (id: string): Food | undefined => byId.get(id);

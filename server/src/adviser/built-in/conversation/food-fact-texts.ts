import type { Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import { formatDecimal, listWords } from '../words.ts';

const named: Readonly<Record<Nutrient, readonly [unit: string, digits: number, name: string]>> = {
  calories: ['kcal', 0, ''],
  carbs: ['g', 0, 'de carboidratos'],
  proteins: ['g', 0, 'de proteínas'],
  fats: ['g', 0, 'de gorduras'],
  fiber: ['g', 1, 'de fibras'],
  sodium: ['mg', 0, 'de sódio'],
  potassium: ['mg', 0, 'de potássio'],
};

/** What answers about the facts of a food say. */
export const foodFactTexts = {
  fact: (nutrient: Nutrient, amount: number) => {
    const [unit, digits, name] = named[nutrient];
    return [formatDecimal(amount, digits), unit, name].filter(Boolean).join(' ');
  },
  index: (index: number) => `índice glicêmico de cerca de ${index}`,
  noIndex: 'índice glicêmico que quase não conta, porque a porção tem pouco carboidrato',
  grams: (grams: number) => `${formatDecimal(grams, 0)} g`,
  /** '1 unidade (50 g)', '2 × 1 unidade (100 g)'; what else stands in brackets is left out. */
  portion: (times: number, label: string, grams: number) =>
    `${times === 1 ? '' : `${times} × `}${label.replace(/ \([^)]*\)/g, '')} (${formatDecimal(grams, 0)} g)`,
  food: (food: string, amount: string, fact: string | null, others: readonly string[]) => {
    const rest = `cerca de ${listWords(others)}`;
    const told = fact === null ? rest : others.length === 0 ? fact : `${fact}. Ao todo, ${rest}`;
    return `${food}, ${amount}: ${told}. São valores médios da tabela, sem o sal da cozinha: receita, marca e tamanho mudam os números.`;
  },
} as const;

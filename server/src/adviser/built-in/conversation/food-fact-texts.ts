import type { Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import { formatDecimal, listWords } from '../format-values.ts';

const named: Readonly<Record<Nutrient, readonly [unit: string, digits: number, name: string]>> = {
  calories: ['kcal', 0, ''],
  carbs: ['g', 1, 'de carboidratos'],
  proteins: ['g', 1, 'de proteínas'],
  fats: ['g', 1, 'de gorduras'],
  fiber: ['g', 1, 'de fibras'],
  sodium: ['mg', 0, 'de sódio'],
  potassium: ['mg', 0, 'de potássio'],
};

const accents: Readonly<Record<string, string>> = {
  xicara: 'xícara',
  pedaco: 'pedaço',
  porcao: 'porção',
  limao: 'limão',
  file: 'filé',
  cha: 'chá',
  cafe: 'café',
};

/** '3 unidades', '1/2 unidade', '2 colheres de sopa', '3 porções'. */
const unitsOf = (count: number, folded: string): string => {
  const [first = '', ...rest] = folded.split(' ');
  const one = accents[first] ?? first;
  const many = one.endsWith('ão') ? `${one.slice(0, -2)}ões` : `${one}${one.endsWith('r') ? 'es' : 's'}`;
  const told = count === 0.5 ? '1/2' : formatDecimal(count, 2);
  return [told, count < 2 ? one : many, ...rest.map((word) => accents[word] ?? word)].join(' ');
};

/** What answers about the facts of foods say. */
export const foodFactTexts = {
  fact: (nutrient: Nutrient, amount: number) => {
    const [unit, digits, name] = named[nutrient];
    return [formatDecimal(amount, digits), unit, name].filter(Boolean).join(' ');
  },
  sugar: (carbs: string) => `${carbs} (a tabela não separa o açúcar deles)`,
  index: (index: number) => `índice glicêmico de cerca de ${index}`,
  noIndex: 'índice glicêmico que quase não conta, porque a porção tem pouco carboidrato',
  load: (load: number) => `carga glicêmica de cerca de ${formatDecimal(load, 0)}`,
  grams: (grams: number) => `${formatDecimal(grams, 1)} g`,
  millilitres: (amount: number) => `${formatDecimal(amount, 1)} ml`,
  /** '1 unidade (50 g)'; what else stands in brackets is left out. */
  portion: (label: string, grams: number) => `${label.replace(/ \([^)]*\)/g, '')} (${formatDecimal(grams, 1)} g)`,
  units: (count: number, unit: string, grams: number) => `${unitsOf(count, unit)} (${formatDecimal(grams, 1)} g)`,
  food: (food: string, amount: string, facts: readonly string[], others: readonly string[]) => {
    const rest = `cerca de ${listWords(others)}`;
    const told = listWords(facts);
    if (facts.length === 0) return `${food}, ${amount}: ${rest}.`;
    return `${food}, ${amount}: ${told}.${others.length === 0 ? '' : ` Ao todo, ${rest}.`}`;
  },
  compared: (fact: string, by: 'most' | 'least', food: string) =>
    `Nessas quantidades, quem tem ${by === 'most' ? 'mais' : 'menos'} ${fact} é: ${food}.`,
  same: (fact: string) => `Nessas quantidades, empatam em ${fact}.`,
  named: {
    calories: 'calorias',
    carbs: 'carboidratos',
    sugar: 'carboidratos',
    proteins: 'proteínas',
    fats: 'gorduras',
    fiber: 'fibras',
    sodium: 'sódio',
    potassium: 'potássio',
    glycemic_index: 'índice glicêmico',
    glycemic_load: 'carga glicêmica',
  },
  ranked: (food: string, nutrient: Nutrient, amount: number) => {
    const [unit, digits] = named[nutrient];
    return `${food} (${formatDecimal(amount, digits)} ${unit})`;
  },
  ranking: (group: string, by: 'most' | 'least', nutrient: Nutrient, ranked: readonly string[]) =>
    `Em 100 g, o que tem ${by === 'most' ? 'mais' : 'menos'} ` +
    `${foodFactTexts.named[nutrient]} na nossa tabela, em ${group}: ${listWords(ranked)}.`,
  leftOut: 'Deixei de fora o que não combina com o seu perfil.',
  rankingSource: 'São valores médios, sem o sal da cozinha, e a porção que se come muda a conta.',
  uncertainSodium: (food: string) => `O sódio de ${food} varia muito de uma marca para outra: veja o rótulo.`,
  missing: (foods: readonly string[]) => `Não está na minha tabela: ${listWords(foods)}.`,
  source: 'São valores médios da tabela, sem o sal da cozinha: receita, marca e tamanho mudam os números.',
} as const;

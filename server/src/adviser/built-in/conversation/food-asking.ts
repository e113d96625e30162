import { NUTRIENTS, type Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import { remember } from '../../../text/remember.ts';
import { createMender } from '../../../text/spelling.ts';
import { type FoodWord, linkWords } from './food-words.ts';

/** What a question may ask of a food: a nutrient, sugar (told as carbohydrate), or how it raises the glucose. */
export type Fact = Nutrient | 'sugar' | 'glycemic_index' | 'glycemic_load';

const factWords: Readonly<Record<Nutrient, readonly string[]>> = {
  calories: ['caloria', 'calorias', 'kcal', 'kcals', 'cal', 'cals', 'energia', 'calorico', 'energetico'],
  carbs: ['carboidrato', 'carboidratos', 'carbo', 'carbos', 'carb', 'carbs', 'cho', 'hidratos', 'glicidios'],
  proteins: ['proteina', 'proteinas', 'prot', 'ptn', 'proteico', 'proteica'],
  fats: ['gordura', 'gorduras', 'lipidio', 'lipidios', 'lipideos', 'gord'],
  fiber: ['fibra', 'fibras'],
  sodium: ['sodio', 'sodeo', 'sodiu'],
  potassium: ['potassio', 'potasio', 'potassiu'],
};
const nutrientOfWord = new Map(
  NUTRIENTS.flatMap((nutrient) => factWords[nutrient].map((word) => [word, nutrient] as const)),
);
const SHORTEST_MISSPELT = 6;
const mendFact = createMender([...nutrientOfWord.keys()].filter(({ length }) => length >= SHORTEST_MISSPELT));
/** Words of their own that stand one letter from one that asks for a fact. */
const NO_FACT = /^(?:gordurento|gordinh[ao]s?|gordur[ao]s[ao]s?|energicos?|carbon[ao].*|carolin[ao]s?|coloridas?)$/;

const nutrientOf: (word: string) => Nutrient | '' = remember((word) => {
  const known = nutrientOfWord.get(word);
  if (known !== undefined || word.length < SHORTEST_MISSPELT || NO_FACT.test(word)) return known ?? '';
  if (/^c[abor]{3,5}h?idr/.test(word)) return 'carbs';
  return nutrientOfWord.get(mendFact(word) ?? '') ?? '';
});

/** The facts that words ask for, and the places of the words that say so. */
export interface ParsedFacts {
  readonly facts: readonly Fact[];
  readonly places: ReadonlySet<number>;
  /** 'Tabela nutricional': everything that the table has. */
  readonly isAll: boolean;
}

const MACROS: readonly Fact[] = ['calories', 'carbs', 'proteins', 'fats'];
const HOW_MUCH = /^(?:quant[oa]s?|mais|menos|tant[oa]|muit[oa])$/;

const isSugarAsked = (words: readonly FoodWord[], at: number): boolean => {
  let before = at - 1;
  while (linkWords.has(words[before]?.text ?? '')) before -= 1;
  return HOW_MUCH.test(words[before]?.text ?? '') && !/^(?:no|do)$/.test(words[at + 1]?.text ?? '');
};

const factsAt = (words: readonly FoodWord[], at: number): readonly Fact[] => {
  const { text = '' } = words[at] ?? {};
  const before = words[at - 1]?.text ?? '';
  if (/^glicemic[oa]$/.test(text)) {
    if (/^indices?$/.test(before)) return ['glycemic_index'];
    return /^cargas?$/.test(before) ? ['glycemic_load'] : [];
  }
  if (text === 'ig') return ['glycemic_index'];
  if (text === 'cg') return ['glycemic_load'];
  if (text === 'macros' || text === 'macronutrientes') return MACROS;
  if (text === 'acucar') return isSugarAsked(words, at) ? ['sugar'] : [];
  if (text === 'sal')
    return /^quant[oa]s?$/.test(before === 'de' ? (words[at - 2]?.text ?? '') : before) ? ['sodium'] : [];
  const nutrient = nutrientOf(text);
  return nutrient === '' ? [] : [nutrient];
};

const ALL = / (?:tabela|informac(?:ao|oes)|valor(?:es)?|composicao) nutriciona(?:l|is) | nutrientes /;

const textOf = (words: readonly FoodWord[]): string => ` ${words.map(({ text }) => text).join(' ')} `;

export const parseFacts = (words: readonly FoodWord[]): ParsedFacts => {
  const facts: Fact[] = [];
  const places = new Set<number>();
  for (const at of words.keys()) {
    const here = factsAt(words, at);
    if (here.length === 0) continue;
    places.add(at);
    facts.push(...here);
  }
  return { facts: [...new Set(facts)], places, isAll: ALL.test(textOf(words)) };
};

const TELLING = '(?:me|saber|dizer|informar|falar|passar|calcular|contar|somar)';
/** Politeness, which has words of advice in it: 'bom dia', 'pode me dizer'. */
const ASKED_TO_TELL = `(?:preciso|posso|pode|podes|poderia|consegue)(?= ${TELLING} )`;
const POLITE = new RegExp(` (?:bom dia|boa (?:tarde|noite)|tudo (?:bem|bom)|${ASKED_TO_TELL})(?= )`, 'g');
/** Asks for advice, for a limit, for what is in the blood or for what a person burns: no table answers that. */
const ADVICE = new RegExp(
  ` (?:${[
    'posso|podemos|pode|podem|poderia|devo|deve|devem|deveria|preciso|precisa|tenho que|tem que|tenha que|da pra',
    'evitar|evita|cortar|ruim|bom|boa|mal|saudavel|saudaveis|serve|servem|ajuda|ajudam|prejudica|causa|vira',
    'sobe|sobem|subir|aumenta|aumentam|eleva|abaixa|baixa [ao]|altera|interfere|problema|proibid[ao]|liberad[ao]',
    'recomenda(?:d[ao]s?)?|ideal|limites?|maxim[ao]|minim[ao]|metas?|sangue|urina|exames?|por dia|ao dia|diari[ao]s?',
    'queim\\w+|gast\\w+|perder|emagrec\\w+|falta|faltam|sobra|sobram|resta|restam|quanto tempo|quantas vezes',
    'quant[oa]s (?:dias|horas|minutos|kg|quilos|km|passos)|(?:o|oque) que e|que e um|para que|pra que|significa',
  ].join('|')}) |^ (?:e |mas )?por ?que `,
);

/** Whether words ask for advice and not for a figure. */
export const asksAdvice = (words: readonly FoodWord[]): boolean => ADVICE.test(textOf(words).replace(POLITE, ' '));

/** 'Tem muito sódio?' asks for a judgement beside the figure. */
export const asksMuch = (words: readonly FoodWord[]): boolean =>
  / (?:muit[oa]s?|bastante|pouc[oa]s?) /.test(textOf(words));

const MEAL = '(?:almoco|janta|jantar|lanche|ceia|cafe da manha|refeicao|desjejum|merenda)';
const PLAN = / (?:planos?|cardapios?|planejad[ao]s?|previst[ao]s?|menu) /;
const OWN_MEAL = new RegExp(
  [
    ` (?:meus?|minhas?|nosso|nossa) ${MEAL} `,
    ` ${MEAL} (?:d[aeo] )?(?:hoje|amanha|ontem|agora) `,
    ` (?:hoje|amanha|ontem) n[ao] ${MEAL} `,
  ].join('|'),
);
const HAD = '(?:comi|bebi|tomei|consumi|ingeri|registrei|anotei)';
const PERIOD = '(?:hoje|ontem|semana|mes|noite|dias)';
const OWN_RECORD = new RegExp(` ${HAD} (?:.* )?${PERIOD} | ${PERIOD} (?:.* )?${HAD} `);

/** Whether a message asks for the person's own plan; or for a meal or records of theirs, where it names no amount. */
export const asksOwn = (words: readonly FoodWord[], hasAmount: boolean): boolean => {
  const text = textOf(words);
  return PLAN.test(text) || (!hasAmount && (OWN_MEAL.test(text) || OWN_RECORD.test(text)));
};

const ASKS = new Set(
  [
    'quanto quanta quantos quantas qual quais tem teem contem possui ha leva levam traz diz diga fala fale passa passe',
    'mostra mostre informa informe manda quero queria gostaria sabe saber calcula calcule calcular',
  ].flatMap((line) => line.split(' ')),
);
export const isAskingWord = ({ text }: FoodWord): boolean => ASKS.has(text);

/** Words that a short question about the food of before may have, and that say nothing by themselves. */
const PLAIN = new Set(
  [
    'e mas ou o a os as um uma de do da dos das em no na nos nas num numa por para pra com que se so ja la ai',
    'quanto quanta quantos quantas qual quais tem tinha teria ha vem da dao seria sao foi fica ficaria isso disso',
    'nisso esse essa esses essas nesse nessa neste nesta este esta aquele aquela ele ela eles elas dele dela deles',
    'delas ultimo ultima mesmo mesma tambem agora entao quero queria me diz diga fala passa mostra saber mg g gramas',
    'ambos cada forem for fosse fossem eu comer como como tomar beber mandar pegar colocar ao todo total favor por',
    'caso vez mais menos maior menor ganha vence perde gente porcao tal sem usual normal tipo ate uns umas se mandando',
  ].flatMap((line) => line.split(' ')),
);
export const isPlainWord = ({ text }: FoodWord): boolean => PLAIN.has(text);

/** Which of several is asked for: the one with the most or with the least. */
export const comparesBy = (words: readonly FoodWord[]): 'most' | 'least' | null => {
  const text = textOf(words);
  if (/ (?:menos|menor|perde) /.test(text)) return 'least';
  return / (?:mais|maior|ganha|vence|qual d[ao]s|quem) /.test(text) ? 'most' : null;
};

/** How many of the foods before are compared: 'qual dos dois …'; null where they are not. */
export const countCompared = (words: readonly FoodWord[]): number | null => {
  const text = textOf(words);
  const [, which] = / (?:qual|quem|quais|entre) (?:d?(?:os|as|eles|elas) )?(dois|duas|tres)? ?/.exec(text) ?? [];
  if (!/ (?:qual|quem|quais|entre) /.test(text)) return null;
  if (which !== undefined) return which === 'tres' ? 3 : 2;
  return / (?:d?eles|d?elas|mais|menos|maior|menor|ganha|vence|perde|tem) /.test(text) && comparesBy(words) ? 2 : null;
};

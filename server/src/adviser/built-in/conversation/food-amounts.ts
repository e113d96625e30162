import { remember } from '../../../text/remember.ts';
import { foldName } from '../../../text/tokenize.ts';
import type { Food } from '../../food/food.ts';
import { type FoodWord, findForm, linkWords, neutralWords } from './food-words.ts';

/** An amount as it stands in a message: grams, or how many of a unit, which is the food itself where none is named. */
export interface NamedAmount {
  readonly grams: number | null;
  readonly count: number;
  readonly unit: string | null;
  readonly from: number;
  readonly to: number;
}

/** How much of a food is spoken of. */
export type Amount =
  | { readonly kind: 'portion' }
  | { readonly kind: 'grams'; readonly grams: number; readonly isVolume: boolean }
  | { readonly kind: 'units'; readonly count: number; readonly unit: string; readonly grams: number };

const numerals: ReadonlyMap<string, number> = new Map([
  ...['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'].map(
    (word, at) => [word, at + 1] as const,
  ),
  ...['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'].map(
    (word, at) => [word, (at + 2) * 10] as const,
  ),
  ...([
    ['uma', 1],
    ['duas', 2],
    ['onze', 11],
    ['doze', 12],
    ['quinze', 15],
    ['cem', 100],
    ['cento', 100],
    ['duzentos', 200],
    ['duzentas', 200],
    ['trezentos', 300],
    ['trezentas', 300],
    ['quatrocentos', 400],
    ['quinhentos', 500],
    ['duzia', 12],
    ['cada', 1],
  ] as const),
]);

const weights: ReadonlyMap<string, number> = new Map([
  ...['g', 'gr', 'grs', 'grama', 'gramas', 'gramo'].map((word) => [word, 1] as const),
  ...['kg', 'quilo', 'quilos', 'kilo', 'kilos'].map((word) => [word, 1000] as const),
]);
/** The table counts a millilitre as a gram. */
const volumes: ReadonlyMap<string, number> = new Map([
  ...['ml', 'mls', 'mililitro', 'mililitros'].map((word) => [word, 1] as const),
  ...['l', 'litro', 'litros'].map((word) => [word, 1000] as const),
]);

/** Units of portions, folded. */
const units: ReadonlySet<string> = new Set([
  ...['unidade', 'fatia', 'colher', 'copo', 'xicara', 'concha', 'lata', 'pedaco', 'porcao', 'prato', 'rodela'],
  ...['folha', 'ramo', 'gomo', 'dente', 'bago', 'espiga', 'tablete', 'punhado', 'pote', 'tigela', 'caixa'],
  ...['pacote', 'pegador', 'escumadeira', 'posta', 'palito', 'quadradinho', 'pitada', 'file', 'bife', 'tira'],
]);
const unitOf: (word: string) => string = remember((word) => findForm(word, units) ?? '');

/** Whether a folded word is a unit of portions: 'conchas', 'latinha'. */
export const isUnit = (word: string): boolean => unitOf(word) !== '';

/** What a unit is of: 'colher de chá' is another than 'colher de sopa'. */
const KIND_OF_UNIT = /^(?:sopa|cha|sobremesa|cafe)$/;

const numberAt = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  const [, above, below] = /^(\d+)\/(\d+)$/.exec(word) ?? [];
  if (above !== undefined) return Number(below) > 0 ? Number(above) / Number(below) : null;
  return /^\d/.test(word) ? Number(word) : (numerals.get(word) ?? null);
};

/** The number that begins at a place, and the place after it: '150', 'cento e cinquenta', 'meia', 'metade de uma'. */
const parseNumber = (words: readonly FoodWord[], at: number): readonly [value: number, to: number] | null => {
  const text = (place: number): string | undefined => words[place]?.text;
  if (/^(?:mei[ao]|metade)$/.test(text(at) ?? '')) {
    const to = /^d[aeo]$/.test(text(at + 1) ?? '') ? at + 2 : at + 1;
    return [0.5, /^uma?$/.test(text(to) ?? '') ? to + 1 : to];
  }
  const first = numberAt(text(at));
  if (first === null) return null;
  const second = text(at + 1) === 'e' ? numberAt(text(at + 2)) : null;
  const isOneNumber = first >= 20 && second !== null && second < 100 && numerals.has(text(at) ?? '');
  return isOneNumber ? [first + second, at + 3] : [first, at + 1];
};

/** 'Uma fatia e meia'. */
export const halfMore = (words: readonly FoodWord[], at: number): boolean =>
  words[at]?.text === 'e' && /^mei[ao]$/.test(words[at + 1]?.text ?? '');

/** The unit that stands at a place, and the place after it and what says its size. */
const parseUnit = (words: readonly FoodWord[], at: number): readonly [unit: string, to: number] | null => {
  const unit = unitOf(words[at]?.text ?? '');
  if (unit === '') return null;
  const kind = words[at + 2]?.text ?? '';
  const after = words[at + 3]?.text ?? '';
  const hasKind =
    words[at + 1]?.text === 'de' &&
    KIND_OF_UNIT.test(kind) &&
    (kind === 'sopa' || kind === 'sobremesa' || /^(?:d[aeo]s?|chei[ao]s?|ras[ao]s?)$/.test(after));
  let to = hasKind ? at + 3 : at + 1;
  while (findForm(words[to]?.text ?? '', neutralWords) !== undefined) to += 1;
  return [hasKind ? `${unit} de ${kind}` : unit, to];
};

/** The amount that begins at a place, or null. */
export const parseAmount = (words: readonly FoodWord[], at: number): NamedAmount | null => {
  const number = parseNumber(words, at);
  const [value, next] = number ?? [1, at];
  const measure = words[next]?.text ?? '';
  const weight = number && (weights.get(measure) ?? volumes.get(measure));
  if (weight)
    return {
      grams: value * weight,
      count: 1,
      unit: volumes.has(measure) ? 'ml' : null,
      from: at,
      to: next + 1,
    };
  const unit = parseUnit(words, next);
  if (!number && !unit) return null;
  const [name, end] = unit ?? [null, next];
  const isMore = number !== null && halfMore(words, end);
  return {
    grams: null,
    count: isMore ? value + 0.5 : value,
    unit: name,
    from: at,
    to: isMore ? end + 2 : end,
  };
};

interface LabelUnit {
  readonly unit: string;
  readonly grams: number;
}

/** '5 colheres de sopa cheias' of 125 g: a 'colher de sopa' of 25 g. */
const labelUnitOf = ({ portionLabel, portionGrams }: Food): LabelUnit | null => {
  const [, number = '', rest = ''] = /(\d+(?:\/\d+)?) (.+)$/.exec(portionLabel.replace(/ \(.*/, '')) ?? [];
  const words = foldName(rest)
    .split(' ')
    .map((text) => ({ text, sentence: 0, clause: 0 }));
  const value = numberAt(number);
  if (value === null || value === 0) return null;
  const [unit, to] = parseUnit(words, 0) ?? [words[0]?.text ?? '', 1];
  const kind = / de (?:sopa|cha|cafe|sobremesa)/.exec(` ${foldName(rest)}`)?.[0] ?? '';
  const count = value + (halfMore(words, to) ? 0.5 : 0);
  return { unit: unit.includes(' ') ? unit : `${unit}${kind}`, grams: portionGrams / count };
};

/** Units of which one is what people count when they name the food alone: 'dois ovos', 'duas cervejas'. */
const counted: ReadonlySet<string> = new Set([
  ...['unidade', 'tapioca', 'limao', 'espiga', 'bife', 'file', 'posta', 'gomo', 'tablete', 'palito'],
  ...['copo', 'lata', 'xicara de cafe', 'xicara de cha', 'pote', 'caixinha', 'pacote', 'tigela'],
]);
/** Drinks by what they are drunk from, in the table's own sizes. */
const drinkGrams: Readonly<Record<string, number>> = { copo: 200, lata: 350 };

const firstWord = (unit: string): string => unit.split(' ')[0] ?? '';

/** How much of a food an amount is; the usual portion where the table cannot count it so. */
export const amountOf = (food: Food, named: NamedAmount | null): Amount => {
  if (named === null || named.unit === 'porcao') {
    const count = named?.count ?? 1;
    if (count === 1) return { kind: 'portion' };
    return { kind: 'units', count, unit: 'porção', grams: count * food.portionGrams };
  }
  if (named.grams !== null) return { kind: 'grams', grams: named.grams, isVolume: named.unit === 'ml' };
  const label = labelUnitOf(food);
  const unitsOf = (unit: string, grams: number): Amount => ({
    kind: 'units',
    count: named.count,
    unit,
    grams: named.count * grams,
  });
  if (label) {
    const { unit, grams } = label;
    const isSame = named.unit !== null && (named.unit === unit || firstWord(unit) === named.unit);
    const isCounted = named.unit === null || named.unit === 'unidade';
    const isPiece = counted.has(unit) || (unit === 'bago' && named.count > 1);
    if (isSame || (isCounted && isPiece))
      return named.count * grams === food.portionGrams ? { kind: 'portion' } : unitsOf(unit, grams);
  }
  const drunk = food.group === 'bebidas' || food.role === 'drink' ? drinkGrams[named.unit ?? ''] : undefined;
  return drunk === undefined || named.unit === null ? { kind: 'portion' } : unitsOf(named.unit, drunk);
};

export const gramsOf = (food: Food, amount: Amount): number =>
  amount.kind === 'portion' ? food.portionGrams : amount.grams;

/** Whether only words that link a name to its amount stand between two places. */
export const isLinked = (words: readonly FoodWord[], from: number, to: number): boolean =>
  words.slice(from, to).every(({ text }) => linkWords.has(text) || findForm(text, neutralWords) !== undefined);

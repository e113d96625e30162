import type { ShoppingGroup } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Food } from '../../adviser/food/food.ts';

/**
 * One gram on the plate, as it is bought. The yields and weights of pieces in this file are our own estimates of home
 * kitchens, rounded so that rather a little is left over; no published table stands behind them.
 */
export interface MarketFacts {
  /** 'Arroz branco', not 'Arroz branco cozido'. */
  readonly name: string;
  readonly group: ShoppingGroup;
  /** Raw grams, peel included, for one gram eaten. */
  readonly rawPerGram: number;
  /** Grams eaten of one piece or pot, where people buy by the piece; null: by weight. */
  readonly unit: { readonly gramsEach: number; readonly one: string; readonly many: string } | null;
}

const groups: Readonly<Record<string, ShoppingGroup>> = {
  frutas: 'produce',
  verduras: 'produce',
  legumes: 'produce',
  tuberculos: 'produce',
  temperos: 'produce',
  cereais: 'grains',
  massas: 'grains',
  farinhas: 'grains',
  leguminosas: 'grains',
  paes: 'bakery',
  biscoitos: 'bakery',
  bolos: 'bakery',
  salgados: 'bakery',
  carnes: 'meat_fish',
  aves: 'meat_fish',
  peixes: 'meat_fish',
  'frutos-do-mar': 'meat_fish',
  embutidos: 'meat_fish',
  leites: 'dairy_eggs',
  queijos: 'dairy_eggs',
  ovos: 'dairy_eggs',
  oleaginosas: 'nuts_seeds',
  sementes: 'nuts_seeds',
  gorduras: 'oils_seasoning',
  condimentos: 'oils_seasoning',
  acucares: 'oils_seasoning',
  bebidas: 'drinks',
};

/** Raw grams for one gram cooked at home, peel and trimmings counted: estimates. */
const rawPerCookedGram: Readonly<Record<string, number>> = {
  cereais: 0.4,
  massas: 0.45,
  leguminosas: 0.45,
  tuberculos: 1.15,
  legumes: 1.15,
  verduras: 1.3,
  carnes: 1.4,
  aves: 1.35,
  peixes: 1.25,
  'frutos-do-mar': 1.5,
};

/** Foods that are bought in another way than their group. */
const exceptions: Readonly<Record<string, Partial<MarketFacts>>> = {
  'milho-verde-cozido': { rawPerGram: 1 },
  'ervilha-fresca-cozida': { rawPerGram: 1 },
  'edamame-cozido': { rawPerGram: 1 },
  'nhoque-de-batata-cozido': { rawPerGram: 1 },
  'quinoa-cozida': { rawPerGram: 0.35 },
  'cuscuz-de-milho': { name: 'Flocão de milho', rawPerGram: 0.45 },
  'polenta-mole': { name: 'Fubá de milho', rawPerGram: 0.25 },
  'pipoca-sem-oleo': { name: 'Milho para pipoca', rawPerGram: 1.1 },
  'pipoca-com-oleo-sem-sal': { name: 'Milho para pipoca', rawPerGram: 1.1 },
  'tapioca-polvilho-seco': { name: 'Polvilho doce', group: 'grains' },
  'batata-inglesa-saute': { name: 'Batata-inglesa', rawPerGram: 1.15 },
  'batata-inglesa-frita': { name: 'Batata-inglesa', rawPerGram: 2 },
  'couve-manteiga-refogada': { rawPerGram: 1.8 },
  'espinafre-refogado': { rawPerGram: 2 },
  'almeirao-refogado': { rawPerGram: 1.8 },
  quibebe: { name: 'Abóbora', group: 'produce', rawPerGram: 1.3 },
  'legumes-no-vapor': { name: 'Legumes para cozinhar no vapor', group: 'produce', rawPerGram: 1.15 },
  'omelete-de-queijo': { name: 'Ovos e queijo para omelete', group: 'dairy_eggs' },
  'clara-de-ovo-cozida': {
    name: 'Ovo de galinha',
    unit: { gramsEach: 30, one: 'unidade', many: 'unidades' },
  },
  'suco-de-laranja-natural': {
    name: 'Laranja-pera para suco',
    group: 'produce',
    unit: { gramsEach: 70, one: 'unidade', many: 'unidades' },
  },
  abacate: { rawPerGram: 1.5 },
  abacaxi: { rawPerGram: 1.9 },
  'mamao-formosa': { rawPerGram: 1.4 },
  melancia: { rawPerGram: 1.9 },
  melao: { rawPerGram: 1.6 },
  'cafe-coado-sem-acucar': { name: 'Café em pó', rawPerGram: 0.1 },
  'cha-mate-sem-acucar': { name: 'Chá-mate', rawPerGram: 0.01 },
  'cha-preto-sem-acucar': { name: 'Chá preto', rawPerGram: 0.01 },
  'cha-de-erva-doce': { name: 'Erva-doce para chá', rawPerGram: 0.01 },
};

/** In every kitchen already. */
const notBought: ReadonlySet<string> = new Set(['sal-de-cozinha', 'sal-dietetico-com-potassio']);

const cookedWords = /\s(?:cozid|grelhad|assad|refogad|frit)[oa]s?(?:\s.*)?$/;
const rawWords = /\s(?:\(peso cru\)|\(?cru[as]?\)?(?:\sralad[oa])?)$/;
const pieces = /(?<count>\d+(?:\/\d+)?) (?<word>unidade|pote|limão)/;
const LITRE: MarketFacts['unit'] = { gramsEach: 1000, one: 'litro', many: 'litros' };

/** Lighter pieces (strawberries, olives) are weighed, not counted. */
const LIGHTEST_PIECE_GRAMS = 20;
const countedGroups: ReadonlySet<string> = new Set(['frutas', 'ovos', 'paes', 'leites']);

const toNumber = (text: string): number => {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
};

/** Pieces as the household portion counts them: '1/2 unidade' of 140 g is 280 g each. */
const unitOf = ({ group, portionGrams, portionLabel }: Food): MarketFacts['unit'] => {
  if (portionLabel === '1 copo') return LITRE;
  const found = countedGroups.has(group) ? pieces.exec(portionLabel)?.groups : undefined;
  if (!found?.count) return null;
  const gramsEach = portionGrams / toNumber(found.count);
  if (gramsEach < LIGHTEST_PIECE_GRAMS) return null;
  const word = found.word === 'pote' ? 'pote' : 'unidade';
  return { gramsEach, one: word, many: `${word}s` };
};

const nameAndYield = ({ name, group }: Food): Pick<MarketFacts, 'name' | 'rawPerGram'> => {
  const yieldOfGroup = rawPerCookedGram[group];
  if (yieldOfGroup !== undefined && cookedWords.test(name))
    return { name: name.replace(cookedWords, ''), rawPerGram: yieldOfGroup };
  if (groups[group] === 'produce' || group === 'cereais') return { name: name.replace(rawWords, ''), rawPerGram: 1 };
  return { name: group === 'ovos' ? name.replace(cookedWords, '') : name, rawPerGram: 1 };
};

/** How a food is bought; null for what nobody needs to buy for a plan. */
export const findMarketFacts = (food: Food): MarketFacts | null =>
  notBought.has(food.id)
    ? null
    : {
        ...nameAndYield(food),
        group: groups[food.group] ?? 'other',
        unit: unitOf(food),
        ...exceptions[food.id],
      };

import type { Food } from '../../food/food.ts';
import { listWords } from '../../food/food-words.ts';
import { alcoholWords, meatHarmless, meatWords, porkHarmless, porkWords, sweetWords } from './diet-words.ts';

/** A group of foods as people name it. */
export interface WordGroup {
  /** Any of them names the group; folded, in the singular. */
  readonly words: readonly string[];
  /** Words in names of foods, and in texts of meals, that belong to it. */
  readonly members?: readonly string[];
  readonly harmless?: readonly string[];
  /** Foods of it whose names do not say so. */
  readonly excludes?: (food: Food) => boolean;
}

const isIn =
  (...groups: readonly string[]) =>
  ({ group }: Food): boolean =>
    groups.includes(group);
const hasTag =
  (...tags: readonly string[]) =>
  (food: Food): boolean =>
    tags.some((tag) => food.tags.has(tag));
const isBird = ({ group, name }: Food): boolean => group === 'aves' || /frango|peru/i.test(name);
const hasId =
  (pattern: RegExp) =>
  ({ id }: Food): boolean =>
    pattern.test(id);

const citrus = listWords(`
  laranja, limao, mexerica, tangerina, bergamota, ponca, toranja, grapefruit, pomelo, lima, cidra, kinkan
`);
const berries = listWords(`
  morango, amora, framboesa, mirtilo, cereja, acerola, pitanga, jabuticaba, acai
`);
const birds = ['frango', 'galinha', 'peru', 'chester', 'galeto', 'pato', 'codorna', 'coxinha', 'canja'];
const cassava = listWords(`
  mandioca, aipim, macaxeira, tapioca, polvilho, farofa, pirao, tucupi, beiju, sagu, pao de queijo, vaca
  atolada, acaraje, bobo
`);
const corn = listWords(`
  milho, fuba, polenta, angu, pamonha, pipoca, canjica, curau, cuscuz nordestino, xerem, canjiquinha, amido
  de milho, maisena, cereal matinal
`);
const beans = listWords(`
  feijao, feijoada, tropeiro, tutu, baiao de dois, acaraje, abara, guandu, andu
`);
const mixed = hasTag('preparacao-tradicional', 'ultraprocessado');

/** Groups and synonyms, in no order: the longest phrase of a text is read first. */
export const wordGroups: readonly WordGroup[] = [
  { words: ['fruta citrica', 'citrico', 'citrica', 'citrus', 'fruta acida'], members: citrus },
  {
    words: ['mexerica', 'tangerina', 'bergamota', 'ponca', 'ponkan', 'mimosa'],
    members: ['mexerica', 'tangerina', 'bergamota', 'ponca', 'ponkan'],
  },
  { words: ['fruta vermelha', 'frutinha vermelha', 'berry', 'berries'], members: berries },
  {
    words: ['fruta seca', 'fruta passa', 'passa'],
    members: ['uva passa', 'ameixa seca', 'tamara', 'fruta seca', 'damasco'],
  },
  {
    words: ['fruta tropical'],
    members: ['abacaxi', 'manga', 'mamao', 'maracuja', 'kiwi', 'banana', 'goiaba', 'caju', 'jaca', 'acerola'],
  },
  {
    words: ['fruta'],
    members: ['fruta'],
    excludes: ({ role, group }) => role === 'fruit' || group === 'frutas',
  },
  { words: ['mamao', 'papaia', 'papaya'], members: ['mamao', 'papaia', 'papaya'] },
  { words: ['pinha', 'fruta do conde', 'ata', 'atemoia'], members: ['pinha', 'fruta do conde', 'atemoia'] },
  {
    words: ['coco'],
    members: ['coco', 'cocada', 'beijinho'],
    excludes: hasId(/^(?:vatapa|acaraje|granola)/),
  },
  { words: ['leite de coco', 'agua de coco', 'oleo de coco'], members: ['coco'], excludes: hasId(/^vatapa/) },
  { words: ['cacau', 'chocolate'], members: ['cacau', 'chocolate', 'achocolatado', 'brigadeiro', 'bombom'] },
  {
    words: listWords(`
      carne vermelha, carne bovina, carne de boi, carne de vaca, boi, vaca, bovino, bovina, alfa gal
    `),
    members: meatWords.filter(
      (word) => !birds.includes(word) && !/frango|galinha|ave|nugget|salpicao|coxa/.test(word),
    ),
    harmless: [...meatHarmless, 'linguica de frango', 'hamburguer de frango'],
    excludes: (food) => food.animal === 'meat' && !isBird(food),
  },
  {
    words: listWords(`
      carne de porco, porco, suino, suina, carne suina, bacon, toucinho, torresmo, banha, leitao
    `),
    members: porkWords,
    harmless: porkHarmless,
    excludes: hasTag('porco'),
  },
  {
    words: ['carne', 'carne animal', 'proteina animal', 'pescetariano', 'pescetariana'],
    members: meatWords,
    harmless: meatHarmless,
    excludes: ({ animal }) => animal === 'meat',
  },
  {
    words: ['frango', 'galinha', 'ave', 'carne de frango', 'carne branca', 'peru', 'carne de ave'],
    members: birds,
    harmless: ['ovo de galinha', 'ovo de codorna'],
    excludes: isBird,
  },
  {
    words: ['carneiro', 'cordeiro', 'cabrito', 'ovelha'],
    members: ['carneiro', 'cordeiro', 'cabrito', 'ovelha'],
  },
  {
    words: ['miudo', 'viscera', 'figado', 'coracao', 'moela'],
    members: ['figado', 'moela', 'coracao de frango', 'bucho', 'rim', 'miudo'],
    excludes: hasTag('miudos'),
  },
  {
    words: ['embutido', 'frio', 'salsicha', 'linguica', 'carne processada', 'nitrito', 'nitrato'],
    members: ['embutido', 'salsicha', 'linguica', 'presunto', 'mortadela', 'salame', 'bacon', 'calabresa'],
    excludes: isIn('embutidos'),
  },
  {
    words: ['carne seca', 'charque', 'jaba'],
    members: ['carne seca', 'charque', 'jaba', 'carreteiro', 'baiao de dois'],
  },
  {
    words: ['fritura', 'frito', 'frita', 'comida gordurosa', 'gordura', 'gorduroso'],
    members: ['frito', 'frita', 'fritura', 'milanesa', 'empanado'],
    excludes: hasTag('fritura'),
  },
  {
    words: ['cafeina', 'estimulante'],
    members: ['cafe', 'cafeina', 'cha mate', 'cha preto', 'guarana', 'chimarrao', 'cha verde', 'energetico'],
    excludes: hasTag('cafeina'),
  },
  { words: ['cafe'], members: ['cafe', 'capuccino', 'cappuccino'] },
  {
    words: ['acucar', 'doce', 'sobremesa', 'guloseima'],
    members: [...sweetWords, 'acucar', 'mel'],
    harmless: ['sem acucar', 'batata doce', 'erva doce', 'polvilho doce'],
    excludes: hasTag('acucar-adicionado', 'acucar-livre'),
  },
  {
    words: listWords(`
      adocante, corante, conservante, aditivo, glutamato, tartrazina, ultraprocessado, industrializado,
      processado, aspartame, sulfito
    `),
    excludes: hasTag('ultraprocessado'),
  },
  {
    words: ['alcool', 'bebida alcoolica', 'cerveja', 'vinho'],
    members: alcoholWords,
    harmless: ['vinagre de vinho'],
    excludes: hasTag('alcool'),
  },
  { words: ['bebida gasosa', 'refrigerante', 'bebida com gas'], members: ['refrigerante'] },
  { words: ['gelatina', 'colageno'], members: ['gelatina'], excludes: hasTag('gelatina') },
  {
    words: ['mel', 'mel de abelha', 'propolis'],
    members: ['mel', 'propolis'],
    excludes: ({ animal }) => animal === 'honey',
  },
  { words: ['milho'], members: corn, excludes: hasId(/milho|polenta|canjica|pamonha|pipoca|fuba|maisena/) },
  {
    words: ['mandioca', 'aipim', 'macaxeira', 'polvilho', 'tapioca', 'goma'],
    members: cassava,
    excludes: hasId(
      /mandioca(?!-?quinha)|tapioca|polvilho|farofa|pao-de-queijo|vaca-atolada|feijao-tropeiro/,
    ),
  },
  {
    words: ['abobora', 'jerimum', 'moranga', 'cabotia', 'cabotian'],
    members: ['abobora', 'jerimum', 'moranga', 'cabotia', 'quibebe'],
  },
  {
    words: ['mandioquinha', 'batata baroa', 'batata salsa'],
    members: ['mandioquinha', 'batata baroa', 'batata salsa', 'baroa'],
  },
  { words: ['feijao', 'fava'], members: beans },
  {
    words: ['leguminosa', 'grao', 'graos'],
    members: [...beans, 'lentilha', 'grao de bico', 'ervilha', 'homus'],
    excludes: isIn('leguminosas'),
  },
  { words: ['grao de bico', 'homus', 'falafel'], members: ['grao de bico', 'homus', 'falafel'] },
  { words: ['arroz'], members: ['arroz', 'baiao de dois', 'risoto', 'carreteiro', 'sushi'] },
  {
    words: ['massa'],
    members: ['massa', 'macarrao', 'espaguete', 'lasanha', 'nhoque'],
    excludes: isIn('massas'),
  },
  {
    words: ['tomate'],
    members: ['tomate', 'catchup', 'ketchup', 'bolonhesa', 'vinagrete', 'extrato de tomate'],
    excludes: mixed,
  },
  { words: ['cebola'], members: ['cebola', 'cebolinha'], excludes: mixed },
  { words: ['alho', 'alho poro'], members: ['alho'], excludes: mixed },
  {
    words: ['pimenta', 'apimentado', 'picante', 'comida picante'],
    members: ['pimenta', 'picante'],
    excludes: hasId(/^(?:acaraje|vatapa|camarao-a-baiana)/),
  },
  { words: ['coentro'], members: ['coentro'], excludes: mixed },
  {
    words: ['dende', 'azeite de dende'],
    members: ['dende', 'acaraje', 'vatapa', 'moqueca'],
    excludes: hasId(/baiana/),
  },
  {
    words: ['cogumelo', 'champignon', 'shimeji', 'shitake', 'fungo'],
    members: ['cogumelo', 'champignon', 'shimeji', 'shitake'],
  },
  {
    words: ['semente'],
    members: ['semente', 'linhaca', 'chia', 'gergelim', 'girassol', 'granola'],
    excludes: isIn('sementes'),
  },
  { words: ['verdura', 'folha', 'salada'], members: ['salada'], excludes: isIn('verduras') },
  { words: ['legume'], excludes: isIn('legumes') },
  { words: ['oleo vegetal', 'oleo'], members: ['oleo'] },
  { words: ['peixe cru', 'comida crua', 'sushi'], members: ['sushi', 'sashimi', 'ceviche'] },
  { words: ['fermento', 'levedura'], members: ['fermento'], excludes: isIn('paes', 'bolos') },
  { words: ['salsa', 'salsinha', 'cheiro verde'], members: ['salsa', 'salsinha', 'cheiro verde'] },
];

import { listWords } from '../../food/food-words.ts';
import { alcoholWords, driedFruitWords, sweetWords } from './diet-words.ts';
import { hasId, hasTag, isIn } from './food-tests.ts';
import { meatWordGroups } from './meat-word-groups.ts';
import type { WordGroup } from './word-group.ts';

const citrus = listWords(`
  laranja, limao, mexerica, tangerina, bergamota, ponca, toranja, grapefruit, pomelo, lima, cidra, kinkan
`);
const berries = listWords(`
  morango, amora, framboesa, mirtilo, cereja, acerola, pitanga, jabuticaba, acai
`);
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
  ...meatWordGroups,
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
      processado, aspartame
    `),
    excludes: hasTag('ultraprocessado'),
  },
  {
    words: ['sulfito', 'metabissulfito'],
    members: [...alcoholWords, ...driedFruitWords, 'uva passa', 'ameixa seca'],
    excludes: hasTag('ultraprocessado', 'alcool'),
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
  { words: ['verdura', 'folha'], excludes: isIn('verduras') },
  // Meant are raw vegetables; the word itself stands in sentences about cooked ones too.
  {
    words: ['salada'],
    harmless: ['salada'],
    excludes: ({ group, role, tags, name }) =>
      group === 'verduras' || (role === 'vegetable' && tags.has('cru')) || /salada|tabule/i.test(name),
  },
  { words: ['legume'], excludes: isIn('legumes') },
  { words: ['oleo vegetal', 'oleo'], members: ['oleo'] },
  { words: ['peixe cru', 'comida crua', 'sushi'], members: ['sushi', 'sashimi', 'ceviche'] },
  { words: ['fermento', 'levedura'], members: ['fermento'], excludes: isIn('paes', 'bolos') },
  // Foods that the table does not have: known here, they are looked for in texts and taken for no other's misspelling.
  { words: ['aipo', 'salsao'] },
  ...listWords(`
    canela, gengibre, cominho, oregano, louro, hortela, manjericao, alecrim, tomilho, paprica, curcuma, cravo,
    colorau, urucum, boldo, cereja, trufa, coelho
  `).map((word) => ({ words: [word] })),
  { words: ['salsa', 'salsinha', 'cheiro verde'], members: ['salsa', 'salsinha', 'cheiro verde'] },
];

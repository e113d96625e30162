/**
 * mg of sodium that Brazilian kitchens add to 100 g of a food as eaten (IBGE, Tabelas de Composição Nutricional dos
 * Alimentos Consumidos no Brasil, POF 2008-2009, table 3). The table's cooked foods were analysed without cooking
 * salt. A food that the IBGE does not list takes the value of the nearest one; a dish that of its saltiest part.
 */
const groups: readonly (readonly [mgPer100: number, ids: string])[] = [
  [382, 'arroz-branco-cozido arroz-parboilizado-cozido baiao-de-dois'],
  [282, 'arroz-integral-cozido quinoa-cozida trigo-para-quibe-cozido cevada-cozida tabule'],
  [
    141,
    'macarrao-sem-ovos-cozido macarrao-integral-cozido macarrao-de-arroz-cozido cuscuz-marroquino-cozido',
  ],
  [245, 'milho-verde-cozido pinhao-cozido pupunha-cozida'],
  // 126 mg for 100 g of polenta or xerém, made of 20 g of dry meal.
  [630, 'fuba-de-milho'],
  [286, 'mandioca-cozida mandioca-frita'],
  [148, 'batata-doce-cozida'],
  [242, 'batata-inglesa-cozida batata-inglesa-saute nhoque-de-batata-cozido'],
  [380, 'batata-inglesa-frita'],
  [260, 'cara-cozido inhame-cozido mandioquinha-cozida'],
  [219, 'feijao-carioca-cozido feijao-preto-cozido feijao-fradinho-cozido feijao-rosinha-cozido'],
  [219, 'feijao-branco-cozido guandu-cozido soja-em-grao-cozida edamame-cozido'],
  [191, 'lentilha-cozida'],
  [230, 'grao-de-bico-cozido'],
  [236, 'ervilha-fresca-cozida chuchu-cozido quiabo-cozido cogumelo-cozido jilo-cru'],
  [154, 'abobora-cabotia-cozida abobora-moranga-refogada'],
  [212, 'abobrinha-cozida abobrinha-refogada'],
  [381, 'berinjela-cozida'],
  [222, 'beterraba-cozida'],
  [242, 'brocolis-cozido cenoura-cozida legumes-no-vapor'],
  [199, 'couve-manteiga-refogada almeirao-refogado'],
  [304, 'couve-flor-cozida'],
  [210, 'espinafre-refogado'],
  [251, 'repolho-roxo-refogado'],
  [302, 'vagem-cozida'],
  [333, 'carne-moida-acem-cozida acem-sem-gordura-cozido contrafile-sem-gordura-grelhado coxao-mole-cozido'],
  [333, 'file-mignon-grelhado lagarto-cozido alcatra-grelhada musculo-cozido patinho-grelhado'],
  [333, 'fraldinha-cozida picanha-com-gordura-grelhada costela-bovina-assada figado-bovino-grelhado'],
  [333, 'pernil-de-cordeiro-assado quibe-assado vaca-atolada macarrao-a-bolonhesa'],
  [
    333,
    'peito-de-frango-grelhado peito-de-frango-cozido coxa-de-frango-cozida coxa-de-frango-com-pele-assada',
  ],
  [
    333,
    'sobrecoxa-sem-pele-assada frango-caipira-sem-pele-cozido coracao-de-frango-grelhado frango-com-acafrao',
  ],
  [333, 'tilapia-assada cacao-cozido corvina-assada merluza-assada pescada-frita pintado-assado'],
  [333, 'salmao-grelhado sardinha-assada truta-assada camarao-a-baiana'],
  [166, 'bisteca-suina-grelhada lombo-suino-assado pernil-suino-assado'],
  [205, 'ovo-frito'],
  // Boiled in its shell: nothing is added.
  [0, 'ovo-cozido'],
];

/** By the food's id; absent where nothing is added. */
export const addedSodium: ReadonlyMap<string, number> = new Map(
  groups.flatMap(([mgPer100, ids]) => ids.split(' ').map((id) => [id, mgPer100] as const)),
);

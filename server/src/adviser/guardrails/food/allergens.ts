import type { FoodAllergy } from '@vida/contract/profile/profile-choices.ts';
import type { Allergen } from '../../food/food.ts';
import { listWords } from '../../food/food-words.ts';

/** An allergen in texts. Phrases are folded and in the singular; prefer false alarms: one missed word can be fatal. */
export interface AllergenWords {
  readonly choice: Exclude<FoodAllergy, 'Outros'>;
  /** Portuguese, as a reason: 'contém leite' without the verb. */
  readonly label: string;
  /** The allergen by any of its names: somebody who writes one of them avoids all of it. */
  readonly names: readonly string[];
  /** Dishes and products that usually hold it. */
  readonly places: readonly string[];
  /** Phrases that hold such a word and yet none of the allergen. */
  readonly harmless: readonly string[];
}

export const allergenWords: Readonly<Record<Allergen, AllergenWords>> = {
  amendoim: {
    choice: 'Amendoim',
    label: 'amendoim',
    names: listWords(`
      amendoim, mendobi, mandubi, mandobi, peanut, pacoca, pacoquinha, pe de moleque, pe de moca, cajuzinho
    `),
    places: listWords(`
      vatapa, acaraje, satay, granola, bombom, torrone, molho oriental, xinxim, caruru, barra de cereal,
      barrinha, nut, mix de castanha
    `),
    harmless: [],
  },
  nozes: {
    choice: 'Nozes',
    label: 'nozes e castanhas',
    names: listWords(`
      noz, castanha, castanha de caju, castanha do brasil, castanha do para, amendoa, avela, macadamia,
      pistache, peca, noz peca, pinoli, oleaginosa, nut, baru, sapucaia, fruto seco
    `),
    places: listWords(`
      pesto, marzipa, praline, nutella, gianduia, creme de avela, granola, barra de cereal, barrinha,
      muesli, vatapa, acaraje, panetone, nougat, torrone, frangipane, macaron, bombom, baklava, caruru,
      xinxim
    `),
    harmless: ['noz moscada'],
  },
  leite: {
    choice: 'Leite',
    label: 'leite',
    names: listWords(`
      leite, leite de vaca, proteina do leite de vaca, laticinio, lacteo, lactea, aplv, lactose, queijo,
      queijada, iogurte, yogurt, manteiga, requeijao, nata, creme de leite, doce de leite, leite condensado,
      coalhada, kefir, ricota, mucarela, mussarela, mozarela, parmesao, cottage, coalho, gorgonzola,
      roquefort, brie, camembert, cheddar, provolone, gouda, catupiry, cream cheese, mascarpone, burrata,
      petit suisse, chantilly, ghee, soro de leite, soro do leite, whey, caseina, caseinato, lactoalbumina,
      lactoglobulina, galactose, lactulose, ambrosia, milk, cheese, cheeseburger, cheesecake, polenguinho,
      danoninho, yakult
    `),
    places: listWords(`
      pao de queijo, achocolatado, chocolate, margarina, creme, pure de batata, bechamel, molho branco, molho
      rose, pesto, parmegiana, sufle, risoto, escondidinho, pingado, smoothie, cookie, muffin,
      quatro queijos, estrogonofe, strogonoff, strogonofe, pudim, brigadeiro, beijinho, sorvete, milk shake, milkshake, pizza,
      lasanha, quiche, gratinado, gratinada, salpicao, capuccino, cappuccino, canjica, mingau, pamonha,
      curau, bolo, biscoito, bolacha, coxinha, pastel, empada, torta, sonho, croissant, brioche, panetone,
      mousse, musse, baiao de dois, arroz doce, fondue, embutido, salame,
      salsicha, linguica, mortadela, presunto, hamburguer, nugget
    `),
    harmless: listWords(`
      leite de coco, leite de soja, leite de aveia, leite de arroz, leite de amendoa, leite de castanha,
      leite de castanha de caju, leite de amendoim, leite vegetal, bebida de soja,
      mingau de aveia com bebida de soja, queijo de soja, iogurte
      de coco, iogurte de soja, manteiga de amendoim, manteiga de cacau, manteiga de castanha, couve
      manteiga, alface manteiga, feijao manteiga, abacate manteiga, biscoito de arroz, biscoito de arroz
      integral
    `),
  },
  ovos: {
    choice: 'Ovos',
    label: 'ovo',
    names: listWords(`
      ovo, gema, clara, clara de ovo, albumina, ovoalbumina, lecitina de ovo, lisozima, e1105, ovoprotein,
      ovomucoide, egg
    `),
    places: listWords(`
      omelete, fritada, maionese, aioli, quindim, merengue, suspiro, marshmallow, bolo, pao de queijo,
      empanado, empanada, milanesa, massa fresca, nhoque, salpicao, pao de lo, pudim, panqueca, waffle,
      crepe, crepioca, quiche, sufle, parmegiana, torta, lasanha, almondega, croquete, cookie, muffin, fios de
      ovos, coxinha, salada caesar, molho tartaro, holandes, carbonara, yakisoba,
      feijao tropeiro, biscoito de polvilho, brioche, panetone, rabanada, gemada, tempura, bolonhesa,
      mousse, musse
    `),
    harmless: [],
  },
  gluten: {
    choice: 'Glúten',
    label: 'glúten',
    names: listWords(`
      gluten, celiaco, celiaca, celiaquia, trigo, wheat, centeio, cevada, malte, triticale, espelta, kamut, seitan, semola,
      semolina, bulgur
    `),
    places: listWords(`
      aveia, pao, macarrao, espaguete, talharim, penne, lasanha, ravioli, capeletti, massa, nhoque, bolo,
      biscoito, bolacha, torrada, cuscuz marroquino, quibe, kibe, tabule, shoyu, molho de soja, caldo em
      tablete, caldo de carne, cerveja, cereal matinal, granola, muesli, achocolatado, empanado, empanada,
      milanesa, farinha de rosca, farinha, coxinha, pastel, esfiha, empada, torta, pizza, panqueca,
      croissant, brioche, sonho, waffle, wrap, pita, ciabatta, baguete, hamburguer, yakisoba, lamen,
      misso, missoshiru, vatapa, bechamel, molho branco, crouton, panetone, pao de forma, sanduiche, bisnaga,
      bisnaguinha, cookie, muffin, sufle, parmegiana, croquete, rissole, risole, nugget, almondega, salsicha,
      estrogonofe, strogonoff, strogonofe, fettuccine, fusilli, tortellini, tortilha, ovomaltine, uisque,
      whisky
    `),
    harmless: listWords(`
      pao de queijo, farinha de mandioca, farinha de milho, farinha de arroz, farinha de tapioca, farinha de
      linhaca, farinha de coco, farinha de grao de bico, farinha de banana, farinha de amendoim, farinha de
      amendoa, biscoito de arroz, biscoito de arroz integral, biscoito de polvilho, macarrao de arroz,
      macarrao de milho, massa de tapioca, massa de mandioca, massa da tapioca, trigo sarraceno, farinha de
      mandioca torrada, mandioca torrada, caju torrada, castanha torrada, girassol torrada, semente torrada,
      linhaca torrada
    `),
  },
  soja: {
    choice: 'Soja',
    label: 'soja',
    names: listWords(`
      soja, soya, soy, molho de soja, tofu, edamame, misso, tempeh, natto, shoyu, tamari, missoshiru, lecitina de soja, proteina
      texturizada, pts, e322, lecitina, yuba
    `),
    places: listWords(`
      margarina, maionese, embutido, salsicha, linguica, presunto, mortadela, salame, hamburguer, nugget,
      chocolate, achocolatado, tempero pronto, caldo em tablete, yakisoba, pao de forma, biscoito, bolacha,
      molho oriental, macarrao instantaneo, farofa pronta, teriyaki, sushi, lamen, bife vegetal, carne vegetal
    `),
    harmless: ['biscoito de arroz', 'biscoito de arroz integral', 'biscoito de polvilho'],
  },
  peixes: {
    choice: 'Peixes',
    label: 'peixe',
    names: listWords(`
      peixe, pescado, atum, sardinha, bacalhau, salmao, tilapia, merluza, pescada, cacao, corvina, pintado,
      surubim, truta, anchova, aliche, tambaqui, pirarucu, robalo, linguado, namorado, badejo, garoupa,
      cavala, cavalinha, arenque, panga, file de dourado, peixe dourado, tucunare, traira, lambari, carpa,
      tainha, enguia, caviar, ova, haddock, congrio, pacu, piranha, manjuba, polaca, saint peter, fish
    `),
    places: listWords(`
      surimi, kani, molho ingles, molho worcestershire, caldo de peixe, molho de peixe, nam pla, omega 3,
      salada caesar, moqueca, sushi, sashimi, ceviche, temaki, pirao, vatapa, peixada, hot roll, tarama
    `),
    harmless: [],
  },
  'frutos-do-mar': {
    choice: 'Frutos do Mar',
    label: 'frutos do mar',
    names: listWords(`
      fruto do mar, shellfish, marisco, crustaceo, molusco, camarao, caranguejo, lagosta, lagostim, siri, polvo, lula,
      mexilhao, ostra, vieira, vongole, sururu, berbigao, krill, pitu, aratu, guaiamum, ourico do mar,
      escargot
    `),
    places: listWords(`
      acaraje, vatapa, bobo, tacaca, caruru, xinxim, paella, kani, glucosamina, moqueca, casquinha de siri,
      caldo de sururu, yakisoba, sushi, temaki, tempura, abara
    `),
    harmless: [],
  },
  gergelim: {
    choice: 'Sesame',
    label: 'gergelim',
    names: ['gergelim', 'sesamo', 'sesame', 'tahine', 'tahini', 'halva', 'halawi'],
    places: listWords(`
      homus, hummus, babaganuche, baba ganoush, yakisoba, sushi, temaki, barra de cereal, barrinha, granola,
      pao com semente, pao multigraos, pao arabe, hamburguer, falafel, zaatar, gomasio
    `),
    harmless: [],
  },
  mostarda: {
    choice: 'Mostarda',
    label: 'mostarda',
    names: ['mostarda', 'mustarda', 'mustard', 'dijon'],
    places: listWords(`
      maionese, molho de salada, vinagrete pronto, estrogonofe, strogonoff, curry, salpicao, picles,
      salsicha, cachorro quente, embutido, honey mustard, barbecue, molho ingles
    `),
    harmless: [],
  },
};

import { listWords } from '../../food/food-words.ts';

/** Words of texts that several rules share; folded, in the singular. */

export const porkWords = listWords(`
  porco, suino, suina, leitao, bacon, toucinho, torresmo, pancetta, banha, pernil, lombo, bisteca,
  costelinha, presunto, pepperoni, mortadela, salame, linguica, calabresa, salsicha, paio, copa, tender, chourico,
  feijoada, feijao tropeiro, baiao de dois, tropeiro
`);

export const meatWords = [
  ...porkWords,
  ...listWords(`
    carne, boi, bovino, bovina, vaca, vitela, bife, picanha, alcatra, acem, contrafile, file mignon, coxao,
    patinho, lagarto, musculo, fraldinha, maminha, cupim, costela, charque, jaba, churrasco, almondega,
    hamburguer, cheeseburger, bolonhesa, quibe, kibe, estrogonofe, strogonoff, figado, moela, coracao de frango, rabada,
    dobradinha, mocoto, bucho, lingua, miudo
  `),
  ...listWords(`
    frango, galinha, chester, peru, pato, codorna, galeto, coxinha, sobrecoxa, peito de frango, canja,
    nugget, salpicao, ave
  `),
  ...listWords(`
    cordeiro, carneiro, cabrito, bode, javali, coelho, ra, embutido, gelatina, caldo de carne, caldo de
    galinha, caldo de osso, vaca atolada, carreteiro
  `),
];

/** Cuts that are not of pork. */
export const porkHarmless = listWords(`
  pernil de cordeiro, lombo de cordeiro, lombo de bacalhau, lombo de salmao, linguica vegetal
`);

/** Dishes named after meat that have none. */
export const meatHarmless = listWords(`
  leite de vaca, trigo para quibe, carne de soja, carne de jaca, carne de caju, carne vegetal, hamburguer de
  soja, hamburguer vegetal, hamburguer de grao de bico, hamburguer de lentilha, hamburguer de feijao,
  almondega de lentilha, almondega de soja, ovo de codorna, ovo de galinha, linguica vegetal, feijoada
  vegana, gelatina de algas
`);

export const fishWithoutScales = listWords(`
  cacao, tubarao, pintado, surubim, bagre, enguia, arraia, panga, peixe espada, caviar
`);

export const alcoholWords = listWords(`
  alcool, alcoolico, alcoolica, cerveja, chope, chopp, vinho, cachaca, caipirinha, vodca, vodka, uisque, whisky,
  rum, gim, gin, licor, conhaque, tequila, saque, espumante, champanhe, aguardente, batida de coco
`);

/** Sweets and drinks that are sugar first of all. */
export const sweetWords = listWords(`
  refrigerante, caldo de cana, garapa, leite condensado, doce de leite, brigadeiro, beijinho, sorvete,
  pudim, doce de, goiabada, marmelada, rapadura, melado, geleia, bombom, bala, pirulito, quindim, cocada, pacoca, pe
  de moleque, bolo, biscoito recheado, achocolatado, nectar, suco de caixinha, xarope, calda, chantilly
`);
export const sugarWords = [
  ...sweetWords,
  'acucar',
  'mel',
  'mascavo',
  'demerara',
  'frutose',
  'glucose',
  'maltodextrina',
  'chocolate',
  'adocado',
  'adocada',
  'gelatina com acucar',
];
export const sugarHarmless = listWords(`
  sem acucar, sem adicao de acucar, zero acucar, gelatina sem acucar, bolo de arroz, batata doce, erva doce,
  polvilho doce
`);

/** Salted and cured products that one portion of is already much. */
export const saltyWords = listWords(`
  embutido, salsicha, linguica, calabresa, presunto, mortadela, salame, bacon, charque, carne seca,
  bacalhau, shoyu, molho de soja, caldo em tablete, caldo de carne, caldo knorr, caldo maggi, sazon, tempero pronto, macarrao instantaneo,
  lamen, miojo, azeitona, picles, palmito em conserva, tremoco, salgadinho, catchup, ketchup, glutamato,
  sopa pronta, sopa de pacote, nugget
`);

export const grapefruitWords = listWords(`
  toranja, grapefruit, pomelo, laranja azeda, laranja amarga, arroz vermelho fermentado
`);
export const starFruitWords = ['carambola'];
export const potassiumSaltWords = listWords(`
  sal dietetico, sal light, sal de potassio, cloreto de potassio, sal rico em potassio
`);
export const driedFruitWords = listWords(`
  uva passa, ameixa seca, tamara, damasco seco, fruta seca, figo seco, banana passa
`);
export const friedWords = listWords(`
  fritura, frito, frita, fritar por imersao, empanado frito, milanesa, torresmo, banha
`);

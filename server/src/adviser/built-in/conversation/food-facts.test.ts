import { describe, expect, it, test } from 'vitest';
import { foods } from '../../food/food-table.ts';
import { findFoodFacts } from './food-facts.ts';
import { ask } from './testing/sample-chat.ts';

/** What is told to messages that stand one after the other; null where it is no question about a food. */
const tellAll = (...messages: readonly string[]): readonly (string | null)[] => {
  let before: Parameters<typeof findFoodFacts>[1] = null;
  return messages.map((message) => {
    const facts = findFoodFacts(message, before);
    before = facts?.question ?? null;
    return facts?.text ?? null;
  });
};
const tell = (message: string): string | null => tellAll(message)[0] ?? null;

describe('what a food holds', () => {
  it.each([
    ['quantos carboidratos tem um pão francês?', 'Pão francês, 1 unidade (50 g): 29,3 g de carboidratos.'],
    ['qts carboidratos tem no pao frances', 'Pão francês, 1 unidade (50 g): 29,3 g de carboidratos.'],
    ['quantas calorias tem o arroz?', 'Arroz branco cozido, 5 colheres de sopa cheias (125 g): 160 kcal.'],
    ['feijão tem quanta proteína?', 'Feijão-carioca cozido, 1 concha média cheia (140 g): 6,7 g de proteínas.'],
    ['quanto sódio tem o pão de queijo', 'Pão de queijo assado, 1 unidade média (40 g): 309 mg de sódio.'],
    ['banana tem muito potássio?', 'Banana-prata, 1 unidade média (70 g): 251 mg de potássio.'],
    ['qual o índice glicêmico da tapioca?', 'índice glicêmico de cerca de 70'],
    ['qual o índice glicêmico do abacate', 'índice glicêmico que quase não conta'],
    ['carga glicemica de uma fatia de melancia', 'carga glicêmica de cerca de 9'],
    ['tabela nutricional da maçã', 'Maçã Fuji com casca, 1 unidade média (130 g): cerca de 73 kcal'],
    ['macros da sardinha assada', 'Sardinha assada, 2 unidades médias (80 g): 131 kcal, 0 g de carboidratos'],
    ['quanto açúcar tem na garapa', '36,4 g de carboidratos (a tabela não separa o açúcar deles)'],
    ['carbo e fibra do feijão preto', '19,6 g de carboidratos e 11,8 g de fibras'],
    ['2 fatias de mussarela tem qto de gordura e sodio', '7,6 g de gorduras e 174 mg de sódio'],
    ['quanto de sódio tem o queijo minas?', 'O sódio de queijo minas varia muito'],
  ])('%s', (question, said) => {
    expect(tell(question)).toContain(said);
  });

  it.each([
    ['minha tia fez cuscuz hj, tá uma delícia. me diz qto tem de carbo', 'Cuscuz nordestino'],
    ['parei no boteco e tomei duas cervejas, qts calorias?', 'Cerveja pilsen, 2 latas (700 g): 287 kcal'],
    ['comi um gomo de linguiça. de gordura foi quanto?', 'Linguiça suína grelhada, 1 gomo (60 g)'],
    ['oi boa tarde, pode me dizer qnto tem de fibra na aveia?', 'Aveia em flocos'],
    ['cara, quanto carbo tem a tapioca', 'Tapioca simples'],
    ['quanto carboidrato tem o cará', 'Cará cozido'],
    ['quantas calorias tem a jaboticaba', 'Jabuticaba'],
    ['caborhidrato do abacaxii', 'Abacaxi'],
    ['quanta proteina tem o franguinho grelhado', 'Peito de frango'],
    ['qtas kcal tem a bergamota', 'Tangerina poncã'],
    ['quanto carbo tem o aipim cozido', 'Mandioca (aipim/macaxeira) cozida'],
    ['quanto carbo tem a macaxeira frita', 'Mandioca frita'],
    ['sódio do miojo', 'Macarrão instantâneo'],
    ['calorias do tropeiro', 'Feijão-tropeiro'],
    ['carbo do cacetinho', 'Pão francês'],
    ['gordura da goiabada', 'Goiabada cascão'],
    ['gordura da goiaba', 'Goiaba vermelha'],
  ])('is told of the food that is meant: %s', (question, food) => {
    expect(tell(question)).toContain(food);
  });

  it.each([
    ['quanto carboidrato tem em 200 g de aipim cozido?', '200 g: 60,2 g de carboidratos.'],
    ['quanta proteína em cento e vinte gramas de patinho', '120 g: 43,1 g'],
    ['300ml de leite semidesnatado dá quanto de carbo', '300 ml: 14,4 g'],
    ['quantas calorias em meio quilo de melancia', '500 g: 165 kcal'],
    ['quantas calorias têm 2 ovos cozidos', '2 unidades (100 g): 146 kcal.'],
    ['carbo de meia maçã', '1/2 unidade (65 g)'],
    ['metade de um mamão papaia, qto de fibra?', '1/2 unidade (140 g)'],
    ['uma banana e meia tem quantas calorias', '1,5 unidade (105 g)'],
    ['sódio de uma fatia de presunto', '1 fatia (15 g)'],
    ['carbo de duas conchas de lentilha', '2 conchas (240 g)'],
    ['carbo em 3 colheres de sopa de arroz', '3 colheres de sopa (75 g): 21,1 g'],
    ['carbo de um copo de coca', '1 copo (200 g): 17,4 g'],
    ['carbo de uma lata de coca', '1 lata (350 g): 30,5 g'],
    ['calorias de uma fatia de goiabada, de quinze gramas', '15 g: 43 kcal'],
    ['dez uvas têm quanto carboidrato?', '10 bagos (83,3 g)'],
    ['potássio do abacate por 100 g', '100 g: 206 mg'],
  ])('is told of the amount that is named: %s', (question, said) => {
    expect(tell(question)).toContain(said);
  });

  it.each([
    'quantas calorias tem o bolo de cenoura',
    'carbo do suco de uva',
    'quantas calorias tem a coca zero',
    'quanta gordura tem o pastel de carne',
    'carbo do pão sem glúten',
    'quantas calorias devo comer por dia',
    'quanto carboidrato posso comer no almoço',
    'quantas calorias tem o almoço de hoje',
    'quantas calorias tem o plano de hoje',
    'quantas calorias tem o arroz do meu almoço',
    'qual o sódio do pão do cardápio de amanhã',
    'quantas calorias de cerveja bebi essa semana',
    'quantas cervejas bebi',
    'quanto potássio é normal no sangue',
    'minha proteína na urina tem muito?',
    'quantas calorias gasto pra queimar uma coxinha',
    'quanta proteína preciso por dia, ovo serve?',
    'quantas calorias tem a comida da cozinha',
    'posso comer pão?',
    'pão sobe a glicose?',
    'uso sal light, de potássio. posso com losartana?',
    'quanto colesterol tem o ovo',
    'o que é carboidrato',
    'e a banana?',
    'e se forem três?',
    '',
  ])('is not told where something else is asked, or of no food of the table: %s', (question) => {
    expect(tell(question)).toBeNull();
  });

  test('is found by the name of every food', () => {
    const missed = foods.filter(
      ({ name }) => !tell(`quantas calorias tem ${name.replace(/\(.*\)|,/g, '')}?`)?.startsWith(name),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  test('tells the root from a word of address', () => {
    expect(tell('cara, quanto carbo tem a tapioca')).not.toContain('Cará');
    expect(tell('quanto carbo tem o cara cozido')).toContain('Cará cozido');
  });

  test('says whether a judgement is asked for too', () => {
    expect(findFoodFacts('banana tem muito potássio?')?.asksJudgement).toBe(true);
    expect(findFoodFacts('posso comer pão? quantos carboidratos tem?')?.asksJudgement).toBe(true);
    expect(findFoodFacts('quanto potássio tem a banana?')?.asksJudgement).toBe(false);
  });
});

describe('what several foods hold', () => {
  it('is told of each', () => {
    expect(tell('carbo da uva e do kiwi')).toMatch(/Uva Itália.*: 13,6 g.*Kiwi.*: 8,6 g/);
    expect(tell('quantas calorias tem 100 g de arroz e duas conchas de feijão')).toMatch(
      /Arroz branco cozido, 100 g: 128 kcal\. Feijão-carioca cozido, 2 conchas \(280 g\): 213 kcal/,
    );
    expect(tell('mandioca ou inhame, 100 g, carbo de cada')).toMatch(/100 g: 30,1 g.*100 g: 23,4 g/);
    expect(tell('potássio: água de coco 300 ml e banana nanica')).toMatch(/300 ml: 486 mg.*1 unidade média \(85 g\)/);
    expect(tell('uma maçã tem quanto carbo? e o caqui?')).toMatch(/Maçã.*19,8 g.*Caqui.*21,2 g/);
    expect(tell('quantas calorias tem o arroz? e quanta proteína tem o feijão?')).toMatch(
      /160 kcal.*6,7 g de proteínas/,
    );
    expect(tell('carbo da maçã e do bolo de cenoura')).toMatch(/Maçã.*Não está na minha tabela: bolo de cenoura/);
  });

  it('is compared where that is asked', () => {
    expect(tell('qual tem menos carboidrato: mandioca ou batata?')).toContain(
      'quem tem menos carboidratos é: Batata-inglesa cozida.',
    );
    expect(tell('arroz integral tem mais fibra que o branco?')).toContain('quem tem mais fibras é: Arroz integral');
    expect(tell('queijo prato ou mussarela, qual tem mais sódio?')).toContain('empatam em sódio');
    expect(tell('carbo da uva e do kiwi')).not.toContain('Nessas quantidades');
  });
});

describe('a message that goes on from a question about a food', () => {
  it.each([
    [['quanto carbo tem a banana-nanica?', 'e a prata?'], 'Banana-prata, 1 unidade média (70 g): 18,2 g'],
    [['calorias do pão de queijo', 'e o francês?'], 'Pão francês, 1 unidade (50 g): 150 kcal'],
    [['calorias da mandioca cozida', 'e frita?'], 'Mandioca frita'],
    [['carbo da maçã', 'e duas fatias de melancia?'], 'Melancia, 2 fatias (300 g): 24,3 g'],
    [['carbo da maçã', 'e uma fatia de melancia?'], 'Melancia, 1 fatia média (150 g): 12,2 g'],
    [['carbo da laranja', 'e o suco dela?'], 'Suco de laranja-pera natural, sem açúcar, 1 copo (200 g): 15,2 g'],
    [['sódio do pão de queijo', 'e se forem três?'], '3 unidades (120 g): 928 mg de sódio'],
    [['sódio do pão de queijo', 'e se eu comer dois, que um só é pouco'], '2 unidades (80 g)'],
    [['carbo de uma concha de feijão', 'e duas?'], '2 conchas (280 g): 38,1 g'],
    [['carbo do arroz', 'e 200 g?'], '200 g: 56,2 g'],
    [['carbo do arroz', 'e de fibra?'], '2 g de fibras'],
    [['carbo da uva', 'e do kiwi?', 'qual dos dois tem mais potássio?'], 'quem tem mais potássio é: Kiwi'],
  ])('%j', (messages, said) => {
    expect(tellAll(...messages).at(-1)).toContain(said);
  });

  it.each([
    'e ontem?',
    'e minha glicose?',
    'e a pressão?',
    'e quantas calorias tem meu almoço?',
    'e o bolo de cenoura?',
    'e quantas bebi ontem?',
    'posso comer?',
    'e às 3 da tarde?',
    'e os dois?',
    'quanto de proteína devo comer?',
  ])('is another question: %s', (message) => {
    expect(tellAll('quantas calorias tem a maçã?', message)).toEqual([expect.any(String), null]);
  });
});

test('figures of food are not told to somebody whom an eating disorder may threaten', async () => {
  const profile = { otherConditions: 'anorexia' };
  expect(await ask('quantas calorias tem o arroz?', { data: { profile } })).not.toMatch(/\d+ kcal/);
  const young = { ...profile, birthDate: '2011-03-01' };
  expect(await ask('quantas calorias tem o arroz?', { data: { profile: young } })).not.toMatch(/\d+ kcal/);
  const pregnant = { ...profile, pregnant: true };
  expect(await ask('quantas calorias tem o arroz?', { data: { profile: pregnant } })).not.toMatch(/\d+ kcal/);
  expect(await ask('quantas calorias tem o arroz?')).toMatch(/160 kcal/);
});

test('kidneys that need care are thought of', async () => {
  const data = { profile: { chronicConditions: ['Doença Renal' as const] } };
  expect(await ask('quanto potássio tem a banana?', { data })).toMatch(/251 mg de potássio.*Com doença renal/s);
  expect(await ask('banana tem muito potássio?', { data })).toMatch(
    /251 mg de potássio.*Com doença renal é o contrário/s,
  );
});

import { describe, expect, test } from 'vitest';
import { answerEmergency } from './answer-emergency.ts';
import { findEmergency } from './find-emergency.ts';

const cardOf = (text: string) => {
  const emergency = findEmergency(text);
  if (emergency === null) return null;
  const { text: said, emergency: card } = answerEmergency(emergency);
  return { text: said, ...card };
};
type Card = NonNullable<ReturnType<typeof cardOf>>;

const stepsOf = (text: string) => {
  const card = cardOf(text);
  if (card === null) throw new Error(`Nothing found in '${text}'`);
  return card;
};

/** Whoever has these may not swallow well, unless it is said. */
const unsafe = [
  'garganta fechando',
  'engasgando',
  'convulsão',
  'boca torta',
  'fala enrolada',
  'muito sono e mole',
  'braço esquerdo sem força',
];
const harmless = [
  'dor no peito',
  'coração disparado',
  'visão escurecendo',
  'vista embaçada',
  'sensação que vai desmaiar',
  'falta de ar',
  'vômito',
  'sangramento que não para',
  'bateu a cabeça e sangra',
  'pressão 22 por 13',
  'gravidez de 34 semanas e dor na barriga',
  'febre 40',
  'tremedeira e suor frio',
  'confusão',
  'abstinência, parou de beber e treme',
  'picada de escorpião',
  'vontade de morrer',
  'tontura',
  'dor de cabeça forte',
];
const signs = [...unsafe, ...harmless];
const lows = ['glicose 42', 'glicemia 65', 'glicose em 2,8', 'glicose 3', 'hipo', 'o sensor marcando LO'];
const insulinErrors = [
  'aplicou insulina em dobro',
  'trocou a insulina rápida pela lenta',
  'tomou insulina e não comeu nada',
  'errou a dose da insulina',
];
const highs = ['glicose 480', 'glicemia HI', 'glicose 27,5'];

const sugarFirst = /^(?:Acordado e engolindo bem|Se a pessoa está acordada e engole bem): 15 g de açúcar agora/;
const onlyIfSwallowing = /^Só se engole bem: 15 g de açúcar agora.*Senão, nada pela boca\. Ligue 192/;
const nothingFirst = /^Nada pela boca: nem água, nem açúcar, nem remédio\. Ligue 192/;
const givesByMouth = /açúcar agora|beba água|água em pequenos goles/;
/** A step for another state ('se vier muito sono…') forbids nothing now. */
const forbidsEating =
  /^(?!Se vier|Sonolenta).*(?:[Nn]ão coma|[Nn]ão dê comida|[Nn]ada pela boca|[Nn]ão ponha nada na boca)/m;

/** The texts of a table whose card breaks a rule: none. */
const violations = (texts: readonly string[], holds: (card: Card) => boolean): readonly string[] =>
  texts.filter((text) => {
    const card = cardOf(text);
    return card === null || !holds(card) || card.steps.length > 5;
  });

const combine = (starts: readonly string[], middles: readonly string[], ends: readonly string[]): readonly string[] =>
  starts.flatMap((start) => middles.flatMap((middle) => ends.map((end) => `minha mãe: ${start}, ${middle}${end}`)));
const awake = [', está acordada e engole bem', ', está acordada e consegue beber suco'];
const cannot = [', não consegue engolir', ', não engole nada'];
const asleep = [', não acorda', ', não responde e está desmaiada'];
const needing = [...lows, ...insulinErrors];

const isSugarFirst = ({ steps: [first = '', ...others], lines }: Card): boolean =>
  sugarFirst.test(first) && lines[0] === 'samu' && !others.some((each) => forbidsEating.test(each));
const isOnlyIfSwallowing = ({ steps, lines }: Card): boolean =>
  onlyIfSwallowing.test(steps[0] ?? '') && lines[0] === 'samu';

describe('with a low glucose or an insulin error, whatever other sign there is', () => {
  test('who is awake and swallows takes sugar first, and nothing speaks against it', () => {
    expect(violations(combine(needing, signs, awake), isSugarFirst)).toEqual([]);
  });

  test('so does who says nothing of it and has no sign that makes swallowing unsafe', () => {
    expect(violations(combine(needing, harmless, ['']), isSugarFirst)).toEqual([]);
  });

  test('who cannot swallow, or may not, takes it only if they do, and 192 is called', () => {
    expect(violations(combine(needing, signs, cannot), isOnlyIfSwallowing)).toEqual([]);
    expect(violations(combine(needing, unsafe, ['']), isOnlyIfSwallowing)).toEqual([]);
  });

  test('who is not awake takes nothing, is laid on the side, and 192 is called', () => {
    const isSafe = ({ steps, lines, text }: Card): boolean =>
      nothingFirst.test(steps[0] ?? '') &&
      (steps[1] ?? '').includes('deite-a de lado') &&
      !steps.some((each) => givesByMouth.test(each)) &&
      lines[0] === 'samu' &&
      text.includes('Fique com a pessoa');
    expect(violations(combine(needing, signs, asleep), isSafe)).toEqual([]);
  });
});

describe('with a high glucose, whatever other sign there is', () => {
  test.each([
    ['awake', awake],
    ['not swallowing', cannot],
    ['not awake', asleep],
  ])('%s: no sugar, no water beside nothing by mouth, and 192 is called', (_, ends) => {
    const isSafe = ({ steps, lines }: Card): boolean => {
      const text = steps.join(' ');
      const isAsleepSafe = ends !== asleep || /deite-a de lado/.test(text);
      const isMouthSafe = ends === awake || !givesByMouth.test(text);
      const isOne = !(forbidsEating.test(text) && givesByMouth.test(text));
      return !text.includes('açúcar agora') && isAsleepSafe && isMouthSafe && isOne && lines.includes('samu');
    };
    const bodily = signs.filter((sign) => sign !== 'vontade de morrer');
    expect(violations(combine(highs, bodily, ends), isSafe)).toEqual([]);
  });
});

describe('the glucose said last counts', () => {
  test.each([
    ['glicose caiu de 180 para 52, dor no peito', true],
    ['glicose 52, tomei suco e agora a glicose deu 110, mas estou com dor no peito', false],
    ['apliquei insulina em dobro, a glicose está 45', true],
    ['apliquei insulina em dobro, a glicose está 350', false],
  ])('%s', (text, isFirst) => {
    expect(sugarFirst.test(stepsOf(text).steps[0] ?? '')).toBe(isFirst);
  });

  test.each([
    'de manhã deu 45, agora glicose 350 e vomitando',
    'de manhã deu 45, agora deu 350 e vomitando',
    'glicose estava 45, agora 380, não acorda',
    'insulina demais, agora deu 320',
  ])('%s: no card of a low glucose, and no sugar first', (text) => {
    expect(findEmergency(text)?.kinds).not.toContain('severe_low');
    expect(stepsOf(text).steps[0]).not.toMatch(/açúcar|não subiu/);
  });

  test.each([
    'glicose 42 e acho que vou desmaiar',
    'sou dm1, glicose 50 caindo, coração disparado',
    'glicose 45 e visão escurecendo',
  ])('%s: sugar first', (text) => {
    expect(stepsOf(text).steps[0]).toMatch(sugarFirst);
  });
});

describe('a number that nothing explains', () => {
  test.each([
    'tô com 55 e o coração tá batendo muito forte',
    'deu 49 aqui, quase desmaiei agora no banheiro mas to sentado',
    '53!!! tô com palpitação e sozinho em casa',
    'caiu pra 43 na escola, a professora diz que ele tá acordado, tremendo e assustado',
    'to com 47 dirigindo uber, parei o carro, mão tremendo e vista falhando',
    'minha menina de 5 anos 53, chorosa, gelada, acordada e pedindo colo',
    'minha mãe de 80 anos 45, pálida, suando, mas sentada e bebendo água',
    'fiquei tonta na fila do mercado, quase fui ao chão, 54 no dedo',
    'medi 63, dor no peito que vai e vem, tremendo muito',
    'tô gestante, tomo insulina, deu 61 e as pernas estão bambas',
    'deu 41 depois do treino, tô fraco e com o peito doendo',
    'deu 45 e dor no peito depois da academia',
    'deu 44 voltando da corrida, falta de ar',
    'deu 50 depois da academia, tô fraca',
    'tô com 45, fraqueza',
  ])('%s: a low glucose, and sugar first', (text) => {
    expect(findEmergency(text)?.kinds[0]).toBe('severe_low');
    expect(stepsOf(text).steps[0]).toMatch(sugarFirst);
  });

  test.each([
    [
      'ganhei neném faz 12 dias, todo mundo diz que é a fase mais linda, e me vem uma voz dizendo ' +
        'que ele ficaria melhor no céu e eu junto. amamentar baixa a glicose?',
      'crisis',
    ],
    ['provoco hipo de propósito pq sinto que mereço sofrer', 'self_harm'],
    ['hoje com 35 anos quero morrer', 'suicide'],
    ['hoje com 35 quero morrer', 'suicide'],
  ])('%s: no number of a meter, so the mind is answered', (text, kind) => {
    expect(findEmergency(text)?.kinds[0]).toBe(kind);
  });

  test.each([
    'tô com 45 anos e com dor no peito',
    'estou com 60 kg e com dor no peito',
    'esperei 40 minutos e a dor no peito não passa',
    'meu pai, 62, com dor no peito',
    'deu 50 bpm e estou com dor no peito',
    'pressão deu 60 e estou tremendo, dor no peito',
    'deu 22 por 13 e estou com dor no peito',
    'estou com 39 de febre e falta de ar',
    'estou com 30 reais na conta e dor no peito',
  ])('%s: no glucose', (text) => {
    expect(stepsOf(text).steps.join(' ')).not.toContain('açúcar agora');
  });
});

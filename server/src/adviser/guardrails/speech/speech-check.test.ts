import { describe, expect, it } from 'vitest';
import { processorMsOf } from '../../../testing/processor-ms.ts';
import { MAX_ADVICE_LENGTH } from './breach.ts';
import { splitSentences } from './sentence-reader.ts';
import { createSpeechCheck, findBreaches } from './speech-check.ts';

const checkAll = (sentences: readonly string[]) => {
  const { check } = createSpeechCheck();
  return sentences.map((sentence) => check(sentence));
};

describe('findBreaches', () => {
  it.each([
    ['dose', 'Tomar 500 mg de Metformina no almoço ajuda.'],
    ['dose', 'São 10 unidades de insulina antes do jantar.'],
    ['dose', 'Aplique duas unidades de rápida agora.'],
    ['medicine_change', 'Aumente a insulina se ficar alta.'],
    ['medicine_change', 'Vale reduzir a dose por conta própria.'],
    ['medicine_change', 'Você pode parar a Losartana.'],
    ['medicine_change', 'VOCE PODE PARAR A LOSARTANA'],
    ['medicine_change', 'Para a dor, use dipirona.'],
    ['medicine_change', 'Aproveite o feriado para descansar da metformina.'],
    ['remedy', 'Chá de pata-de-vaca ajuda a baixar a glicose.'],
    ['diagnosis', 'Pelos números, você tem diabetes.'],
    ['diagnosis', 'Calma, você está com cetoacidose.'],
    ['promise', 'Este chá reverte o quadro.'],
    ['promise', 'Resultado garantido em um mês.'],
    ['belittling', 'Dor no peito assim não é nada.'],
    ['pretending', 'Como sua médica, recomendo repouso.'],
    ['extreme_diet', 'Faça um jejum de 24 h.'],
    ['self_harm', 'Tomar a caixa inteira seria fatal.'],
    ['body', 'Você está gorda.'],
    ['leakage', 'O meu system prompt não deixa.'],
    ['phone', 'Ligue 11 98888-7777 para marcar.'],
    ['phone', 'SAMU 193 ou SAMU 199'],
    ['link', 'Veja em https://exemplo.com'],
    ['link', 'Veja ![foto](http://exemplo.com/a.png)'],
    ['link', '<b>oi</b>'],
    ['language', 'You should drink more water and talk to your doctor about this.'],
    ['too_long', 'a'.repeat(MAX_ADVICE_LENGTH + 1)],
  ])('finds %s', (breach, text) => {
    expect(findBreaches(text)).toContain(breach);
  });

  it.each([
    'Meça de novo. Coma 15 g de açúcar: 150 ml de suco. Ligue para o SAMU 192.',
    'Duas medições acima de 250 mg/dL. Não mude nenhum remédio por conta própria.',
    '100% das suas medições ficaram na faixa.',
    'O CVV atende no 188; intoxicação no 0800 722 6001.',
    'Arroz, feijão, frango grelhado, salada, tomate, alface, azeite, limão.',
    'a'.repeat(MAX_ADVICE_LENGTH),
    '',
  ])('lets pass: %s', (text) => {
    expect(findBreaches(text)).toEqual([]);
  });

  it('is not misled by emphasis, invisible characters and wide letters', () => {
    expect(findBreaches('**Dobre** a _insulina_')).toContain('medicine_change');
    expect(findBreaches('Dobre a insu\u200blina')).toContain('medicine_change');
    expect(findBreaches('Ｄｏｂｒｅ a insulina')).toContain('medicine_change');
  });

  it('lets a warning hide nothing that follows it', () => {
    expect(findBreaches('Não pare a metformina, apenas diminua a insulina.')).toContain('medicine_change');
    expect(findBreaches('Fale com seu médico, mas por enquanto aumente a insulina.')).toContain('medicine_change');
    expect(findBreaches('Converse com seu médico e dobre a insulina.')).toContain('medicine_change');
  });
});

describe('a check over several sentences', () => {
  it.each([
    [['Tome nota: você usa metformina. ', 'Dobre ela.']],
    [['Você usa insulina. ', 'Aumente. ', 'São 10 unidades.']],
    [['Aumente. ', 'São 10 unidades de insulina.']],
    [['Sobre a losartana, conforme a bula: ', 'pode parar.']],
    [['Você usa losartana. ', 'Hoje está calor. ', 'Não precisa mais dela.']],
    [['Você contou que usa metformina.\n', '- 500 mg de manhã']],
  ])('catches what only the last of them completes: %j', (sentences) => {
    const found = checkAll(sentences);
    expect(found.at(0)).toEqual([]);
    expect(found.at(-1)).not.toEqual([]);
  });

  it.each([
    [['Você usa insulina. ', 'Aumente a caminhada aos poucos.']],
    [['Você usa insulina. ', 'Coma 2 unidades de pão de queijo.']],
    [['Você usa losartana. ', 'Se doer, pare.']],
    [['Você usa losartana. ', 'Cuide do sal. ', 'Durma bem. ', 'Dobre ela.']],
  ])('does not take other things for the medicine: %j', (sentences) => {
    expect(checkAll(sentences).flat()).toEqual([]);
  });

  it('counts the length of the whole answer', () => {
    const { check } = createSpeechCheck();
    const half = `${'sono '.repeat(MAX_ADVICE_LENGTH / 10)}`;
    expect([check(half), check(half), check('.')]).toEqual([[], [], ['too_long']]);
  });
});

describe('hostile texts', () => {
  const pieces = [
    'a',
    '1',
    ' ',
    'a ',
    '1 ',
    'nao ',
    'insulina ',
    'aumente a ',
    'chá de a-de-',
    '10 unidades ',
    '[',
    '<a',
    'pergunte ',
    'médico ',
    'você tem ',
    'se ',
    '.',
    '. ',
    '\n',
    '0800 ',
    'ligue ',
  ];

  it.each(pieces)('are read in a time that grows with their length: %j', (piece) => {
    const took = processorMsOf(() => {
      findBreaches(piece.repeat(100_000));
      const { check } = createSpeechCheck();
      for (const sentence of splitSentences(piece.repeat(Math.floor(MAX_ADVICE_LENGTH / piece.length))))
        check(sentence);
      check(piece.repeat(100_000));
    });
    expect(took).toBeLessThan(2_000);
  });
});

import { describe, expect, it } from 'vitest';
import { bankPerson } from '../evaluation/bank-person.ts';
import { ask } from '../testing/sample-chat.ts';

const answer = (question: string): Promise<string> => ask(question, { data: bankPerson });

describe('hours of the day', () => {
  it.each([
    ['média da glicose das 18 às 24h na semana passada', 'das 18:00 às 24:00'],
    ['minha glicose depois das 22h este mês', 'das 22:00 às 24:00'],
    ['glicose média antes das 7h em outubro', 'das 00:00 às 07:00'],
    ['quantas vezes fui dormir depois da meia-noite em outubro', '3 de 26 noites com horário a partir das 00:00'],
  ])('%s', async (question, told) => {
    expect(await answer(question)).toContain(told);
  });

  it.each(['glicose entre 70 e 180 em outubro', 'quantas medidas de 25 a 31 de outubro'])(
    'are no others: %s',
    async (question) => {
      expect(await answer(question)).not.toMatch(/das \d\d:00 às/);
    },
  );
});

describe('what is left out', () => {
  it.each([
    ['glicose de outubro fora o fim de semana', 'Nos dias de semana, sua glicose média foi de 136 mg/dL (75 medições'],
    ['quantas medições de glicose em outubro tirando as de jejum', '81 medições (sem contar em jejum)'],
    ['média da glicose deste mês sem contar ontem', '66 medições'],
    ['média de glicose em outubro exceto domingos', 'nos outros dias'],
  ])('%s', async (question, told) => {
    expect(await answer(question)).toContain(told);
  });

  it('is nothing in mais ou menos', async () => {
    expect(await answer('mais ou menos quanto dá minha glicose em outubro')).not.toContain('sem contar');
  });
});

describe('kinds of drink', () => {
  it('are told apart, also side by side', async () => {
    expect(await answer('quantos vinhos tomei em outubro')).toContain('(só vinho)');
    const both = await answer('desde 25 de junho, em quantos dias tomei vinho e cerveja');
    expect(both).toMatch(/De vinho, .*10 dias.* de cerveja, .*19 dias/);
  });
});

describe('limits with two ends or two numbers', () => {
  it.each([
    ['glicose antes de comer na faixa 100 a 130 em setembro: quantas medidas', '11 de 29'],
    ['em quantos dias de outubro tomei dois cafés', '13 de 31'],
    ['pressão com máxima abaixo de 130 e mínima abaixo de 85 desde 1º de setembro, quantas', '11 de 36'],
    ['noites com menos de 6h e meia em novembro, quantas', '3 de 20'],
    ['nos últimos 7 dias a glicose passou de 180 alguma vez?', '1 de 20'],
  ])('%s', async (question, told) => {
    expect(await answer(question)).toContain(told);
  });
});

describe('the course of records', () => {
  it.each([
    ['de uma pesagem pra outra qual foi o maior aumento', 'A maior subida foi de 0,3 kg'],
    ['qual o recorde de dias consecutivos jogando desde o começo', '5 dias seguidos'],
    ['as três maiores glicoses de setembro', '3. '],
    [
      'qual o maior intervalo entre duas medidas de pressão desde julho',
      'O maior intervalo entre dois registros foi de',
    ],
    ['quantos dias desde a última glicose abaixo de 70', 'Faz 41 dias'],
  ])('%s', async (question, told) => {
    expect(await answer(question)).toContain(told);
  });
});

describe('a pressure by two numbers', () => {
  it.each([
    ['quantas vezes a pressão passou de 14 por 9 em julho', 'mais de 140 mmHg ou a mínima com mais de 90 mmHg'],
    ['quantas pressões deste mês abaixo de 13 por 8', 'menos de 130 mmHg e a mínima com menos de 80 mmHg'],
  ])('%s', async (question, told) => {
    expect(await answer(question)).toContain(told);
  });
});

describe('after something was given up', () => {
  it('is told beside the time before', async () => {
    expect(await answer('como ficou a média da minha pressão depois que parei de fumar?')).toMatch(
      /De 02\/11 a 21\/11, sua pressão média foi de 128 por 80 mmHg .*; de 25\/06 a 01\/11, 135 por 84/,
    );
  });
});

describe('what is not kept', () => {
  it.each(['bebi quantos litros de água hoje', 'como estava meu humor ontem', 'quantos passos dei ontem'])(
    'is said so: %s',
    async (question) => {
      expect(await answer(question)).toContain('a Vida ainda não guarda');
    },
  );
});

it('counts months from their beginning', async () => {
  expect(await answer('em qual mês eu bebi menos')).toMatch(/Em agosto de 2026: .*6 dias com registro/);
});

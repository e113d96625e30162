import { describe, expect, it } from 'vitest';
import { findBreaches } from './forbidden-words.ts';

describe('findBreaches', () => {
  it.each([
    ['dose', 'Tomar 500 mg de Metformina no almoço ajuda.'],
    ['dose', 'São 10 unidades de insulina antes do jantar.'],
    ['medicine_change', 'Aumente a insulina se ficar alta.'],
    ['medicine_change', 'Diminua a insulina da noite.'],
    ['medicine_change', 'Vale reduzir a dose por conta própria.'],
    ['medicine_change', 'Você pode parar a Losartana.'],
    ['medicine_change', 'Pare o remédio por três dias.'],
    ['medicine_change', 'Para a dor, use dipirona.'],
    ['diagnosis', 'Pelos números, você tem diabetes.'],
    ['diagnosis', 'Calma, você está com cetoacidose.'],
    ['promise', 'Este chá reverte o quadro.'],
    ['promise', 'Resultado garantido em um mês.'],
    ['belittling', 'Dor no peito assim não é nada.'],
    ['phone', 'Ligue 11 98888-7777 para marcar.'],
    ['phone', 'SAMU 193 ou SAMU 199'],
    ['link', 'Veja em https://exemplo.com'],
    ['too_long', 'a'.repeat(1501)],
  ])('finds %s', (breach, text) => {
    expect(findBreaches(text)).toContain(breach);
  });

  it.each([
    'Meça de novo. Coma 15 g de açúcar: 150 ml de suco. Ligue para o SAMU 192.',
    'Duas medições acima de 250 mg/dL. Não mude nenhum remédio por conta própria.',
    '100% das suas medições ficaram na faixa.',
    'O CVV atende no 188; intoxicação no 0800 722 6001.',
    'a'.repeat(1500),
  ])('lets pass: %s', (text) => {
    expect(findBreaches(text)).toEqual([]);
  });
});

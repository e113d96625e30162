import { describe, expect, it } from 'vitest';
import { tellsDose } from './tells-dose.ts';

const advice = [
  'Aumenta a metformina para 2 comprimidos, comigo funcionou.',
  'Aumente sua insulina em 4 unidades antes do almoço.',
  'Para de tomar losartana e toma chá de chuchu.',
  'pode dobrar a dose da insulina q resolve',
  'gente, toma só metade do comprimido de enalapril',
  'corta a insulina da noite q vc n vai ter hipo',
  'vc pode pular a dose de hj',
  'toma 2 comprimidos de glifage em vez de 1',
  'suspende o captopril uns dias',
  'Que tal dobrar a dose da insulina?',
  'Esqueci também, e daí? Tome 2 comprimidos de metformina.',
  'Eu tomo 50 mg de losartana, tome também.',
  'Uso 10 unidades de insulina e recomendo: dobre a insulina quando comer doce.',
];

const talk = [
  'Minha glicose deu 180 depois do almoço, o que vocês comem?',
  'Tomo metformina 500 mg duas vezes ao dia há três anos.',
  'Tomo losartana de 50 mg e caminho todo dia.',
  'Meu médico passou 850 mg de metformina. Alguém mais?',
  'Nunca pare o remédio por conta própria, converse com o médico.',
  'Hoje caminhei 30 minutos e comi 2 fatias de pão.',
  'Fiz pão com 200 g de farinha e 1 colher de sal.',
  'Esqueci de tomar o remédio hoje, o que faço?',
  'Alguém toma metformina de 850 mg?',
  'Posso tomar losartana 50 mg à noite?',
];

describe('a member who', () => {
  it.each(advice)('tells others what to take is marked: %s', (text) => {
    expect(tellsDose(text)).toBe(true);
  });

  it.each(talk)('talks of their own life is not: %s', (text) => {
    expect(tellsDose(text)).toBe(false);
  });

  it.each([0, 3000, 9000])('hides it behind %d characters is marked all the same', (length) => {
    const before = 'Hoje medi a glicose e fiquei contente. '.repeat(250).slice(0, length);
    expect(tellsDose(`${before} Aumente sua insulina em 4 unidades.`)).toBe(true);
  });
});

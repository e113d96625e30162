import { describe, expect, it } from 'vitest';
import { ask, read } from './testing/sample-chat.ts';
import { full } from './testing/sample-people.ts';

describe('a reading that asks for help', () => {
  it('is said before anything else while it is fresh', async () => {
    const text = await ask('média da glicose', { data: full });
    expect(text).toMatch(/^Antes de tudo: sua última glicose foi 62 mg\/dL, hoje às 11:48/);
    expect(text).toContain('a regra dos 15');
    expect(text).toContain('Sua glicose média nos últimos 14 dias');
  });

  it('stands beside the last reading of the day, and not beside an old one', async () => {
    expect(await ask('última glicose', { data: { readings: { glucose: [read(320, 5)] } } })).toContain(
      'Fale ainda hoje com',
    );
    const old = await ask('última glicose', { data: { readings: { glucose: [read(320, 50)] } } });
    expect(old).toContain('Essa medição já passou');
    expect(old).not.toContain('ainda hoje');
  });

  it('holds for pressure, and for a value that is typed', async () => {
    expect(await ask('minha pressão', { data: full })).toContain('SAMU 192');
    expect(await ask('glicose 45')).toContain('30 g de açúcar rápido');
    expect(await ask('glicose 430')).toContain('SAMU 192');
    expect(await ask('pressão 19 por 12')).toContain('descanse e meça de novo');
  });

  it('asks for the unit of a bare small number', async () => {
    expect(await ask('glicose 5,5')).toContain('preciso saber a unidade');
    expect(await ask('glicose 5,5', { glucoseUnit: 'mmol/L' })).toContain('5,5 mmol/L');
  });
});

it('judges a value in mmol/L by the limits of that unit', async () => {
  expect(await ask('glicose 10,0 mmol/L')).not.toContain('Se valores acima de');
  expect(await ask('glicose 10,1 mmol/L')).toContain('Se valores acima de');
  expect(await ask('glicose 13,9 mmol/L')).not.toContain('meça outra vez');
});

describe('the last day', () => {
  const at = (value: number, hoursAgo: number, diastolic: number | null = null) => read(value, hoursAgo, { diastolic });

  it('is spoken of beside an older period while it matters', async () => {
    const data = { readings: { glucose: [at(110, 24 * 40), at(48, 0.5)] } };
    const text = await ask('média da glicose em outubro', { data });
    expect(text).toMatch(/^Antes de tudo: sua última glicose foi 48 mg\/dL/);
    expect(text).toContain('30 g de açúcar');
  });

  it('is judged by its newest reading, whatever was asked for', async () => {
    const readings = {
      glucose: [at(45, 14), at(120, 1)],
      blood_pressure: [at(190, 14, 115), at(125, 1, 78)],
    };
    const glucose = await ask('menor glicose ontem', { data: { readings } });
    expect(glucose).toContain('45 mg/dL');
    expect(glucose).toContain('Depois de uma queda forte');
    expect(glucose).not.toContain('cuide disso agora');
    expect(await ask('maior pressão ontem', { data: { readings } })).toContain('pico de pressão desta semana');
  });
});

import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../../testing/sample-person.ts';
import { ask, read, sensed } from '../testing/sample-chat.ts';

const ZONE = 'America/Sao_Paulo';
const VALUES = [62, 95, 118, 140, 171, 203, 255, 130, 101, 88, 149, 166];

const singles = VALUES.map((value, index) => read(value, 3 + index * 20));
const sensor = sensed(VALUES, 40);

/** The figures as the screen asks for them: the last `days` days. */
const screenFigures = (readings: typeof singles, days: number) => {
  const timed = readings
    .map(({ measuredAt, weight = 1, ...each }) => ({ ...each, weight, at: measuredAt.getTime() }))
    .toSorted((a, b) => a.at - b.at);
  const to = new Date('2026-11-22T03:00:00Z');
  const from = new Date(to.getTime() - days * 86_400_000);
  const inside = timed.filter(({ at }) => at >= from.getTime() && at < to.getTime());
  return summarizeGlucose({
    days,
    from,
    to,
    now: NOW,
    timeZone: ZONE,
    sensor: inside.filter(({ kind }) => kind === 'sensor'),
    single: inside.filter(({ kind }) => kind !== 'sensor'),
    group: 'adult',
    newestAt: null,
  });
};

describe('glucose', () => {
  it.each([7, 14, 30])('of a sensor over %d days has the screen’s numbers', async (days) => {
    const figures = screenFigures([...sensor], days);
    const data = { readings: { glucose: sensor } };
    const mean = await ask(`média da glicose nos últimos ${days} dias`, { data });
    expect(mean).toContain(`${Math.round(figures.meanMgDl ?? 0)} mg/dL`);
    expect(mean).toContain(`${figures.readingCount.toLocaleString('pt-BR')} leituras do sensor`);
    const inRange = await ask(`tempo no alvo nos últimos ${days} dias`, { data });
    expect(inRange).toContain(`${Math.round(figures.rangePercents.target)}% do tempo`);
    const gmi = await ask(`meu gmi nos últimos ${days} dias`, { data });
    expect(gmi).toContain(
      figures.gmiPercent === null
        ? 'precisa de 10 dias'
        : `${figures.gmiPercent.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`,
    );
    const spread = await ask(`desvio padrão da glicose ${days} dias`, { data });
    expect(spread).toContain(`${figures.cvPercent?.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`);
  });

  it('beyond a limit is judged by its own last reading, not by the last of all', async () => {
    const data = { readings: { glucose: [read(203, 30), read(101, 3)] } };
    const text = await ask('quando foi minha última glicose acima de 180', { data });
    expect(text).toContain('A última vez foi 203 mg/dL');
    expect(text).not.toContain('faixa normal');
    expect(await ask('minha última glicose acima de 400', { data })).not.toContain('faixa normal');
  });

  it('of finger-pricks speaks of readings, never of time', async () => {
    const data = { readings: { glucose: singles } };
    const figures = screenFigures(singles, 14);
    const text = await ask('média da glicose', { data });
    expect(text).toContain(`${Math.round(figures.meanMgDl ?? 0)} mg/dL, em ${figures.readingCount} medições`);
    expect(text).toContain('das medições ficaram na faixa de 70 a 180 mg/dL');
    expect(text).toContain('Isto é parte das medições, não do tempo');
  });

  it('has its ends with their moments', async () => {
    const data = {
      readings: { glucose: [read(62, 30), read(255, 50, { context: 'pos_refeicao' }), read(120, 5)] },
    };
    expect(await ask('qual a mais alta da glicose na semana', { data })).toContain(
      'foi 255 mg/dL, em 19/11 às 10:00, depois de comer',
    );
    expect(await ask('menor glicose da semana', { data })).toContain('foi 62 mg/dL, ontem às 06:00');
  });

  it('counts what is below, and a limit of the asker’s own', async () => {
    const data = { readings: { glucose: singles } };
    expect(await ask('quantas hipos tive', { data })).toContain('Você teve 1 medição abaixo de 70 mg/dL');
    expect(await ask('quantas vezes passei de 200', { data })).toContain('2 de 12 medições com mais de 200 mg/dL');
    expect(await ask('quantas hipos tive', { data: { readings: { glucose: [read(120, 5)] } } })).toContain(
      'Nenhuma glicose abaixo',
    );
  });

  it('is told in mmol/L to who reads mmol/L', async () => {
    const data = { readings: { glucose: singles } };
    const text = await ask('tempo no alvo', { data, glucoseUnit: 'mmol/L' });
    expect(text).toContain('na faixa de 3,9 a 10,0 mmol/L');
    expect(await ask('maior glicose', { data, glucoseUnit: 'mmol/L' })).toContain('14,2 mmol/L');
    expect(await ask('última glicose', { data, glucoseUnit: 'mmol/L' })).not.toContain('{');
  });

  it('in the small hours holds what the clock or the mark says', async () => {
    const at = (wall: string) => new Date(`${wall}:00-03:00`);
    const readings = [
      { ...read(100, 0), measuredAt: at('2026-11-20T02:30') },
      { ...read(140, 0), measuredAt: at('2026-11-20T05:59') },
      { ...read(300, 0), measuredAt: at('2026-11-20T06:00') },
      { ...read(120, 0, { context: 'madrugada' }), measuredAt: at('2026-11-20T23:50') },
    ];
    const text = await ask('média da glicose de madrugada ontem', {
      data: { readings: { glucose: readings } },
    });
    expect(text).toContain('de madrugada ontem foi de 120 mg/dL, em 3 medições');
  });

  it('shows the days up to the newest reading where the last ones hold none', async () => {
    const data = {
      readings: {
        glucose: singles.map((each) => ({
          ...each,
          measuredAt: new Date(each.measuredAt.getTime() - 100 * 86_400_000),
        })),
      },
    };
    expect(await ask('média da glicose', { data })).toContain('Não há medições de glicose nos últimos 14 dias');
    expect(await ask('média da glicose ontem', { data })).toContain('Não encontrei registro de glicose ontem');
  });

  it('of a day that no calendar has is asked for again', async () => {
    const data = { readings: { glucose: singles } };
    expect(await ask('glicose do dia 30/02', { data })).toContain('Não encontrei essa data');
  });

  it('compares two weeks', async () => {
    const data = { readings: { glucose: [read(150, 48), read(120, 24 * 9), read(130, 24 * 8)] } };
    expect(await ask('compare minha glicose desta semana com a passada', { data })).toContain(
      'sua glicose média foi de 150 mg/dL (1 medição em 1 dia); na semana passada ' +
        '(de 09/11 a 15/11), 125 mg/dL (2 medições em 2 dias). São 25 mg/dL a mais',
    );
  });
});

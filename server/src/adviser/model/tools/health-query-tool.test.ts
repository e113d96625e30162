import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { createSampleData, read, type SampleData } from '../../built-in/conversation/testing/sample-chat.ts';
import { slept, used } from '../../testing/sample-days.ts';
import { createHealthQueryTool } from './health-query-tool.ts';
import type { ToolAsker } from './model-tool.ts';

/** What the tool tells of some data; noon in São Paulo on 21/11/2026, a Saturday. */
const ask = async (data: SampleData, input: object, change: Partial<ToolAsker> = {}) => {
  const asker: ToolAsker = {
    data: createSampleData(data),
    profile: EMPTY_HEALTH_PROFILE,
    glucoseUnit: 'mg/dL',
    timeZone: 'America/Sao_Paulo',
    today: '2026-11-21',
    hasEatingRisk: false,
    ...change,
  };
  const { told } = await createHealthQueryTool(asker).run(input);
  return JSON.parse(JSON.stringify(told));
};

const week = { fromDay: '2026-11-15', toDay: '2026-11-21' };
const glucose: SampleData = {
  readings: { glucose: [read(100, 1), read(150, 25), read(212, 49), read(69.6, 73), read(120, 24 * 10)] },
};

describe('figures', () => {
  it('come with how much they rest on, as the app writes them', async () => {
    expect(await ask(glucose, { series: 'glucose', ...week })).toMatchObject({
      unit: 'mg/dL',
      periods: [
        {
          ...week,
          conditions: 'nenhuma',
          records: 4,
          days: 4,
          mean: '133 mg/dL',
          lowest: '69,6 mg/dL em 2026-11-18 11:00',
          highest: '212 mg/dL em 2026-11-19 11:00',
          last: '100 mg/dL em 2026-11-21 11:00',
        },
      ],
    });
  });

  it('are in the person’s own unit, limits too', async () => {
    const input = { series: 'glucose', ...week, limit: { side: 'above', value: 10 } };
    const { unit, periods } = await ask(glucose, input, { glucoseUnit: 'mmol/L' });
    expect([unit, periods[0].mean, periods[0].beyondLimit]).toEqual([
      'mmol/L',
      '7,4 mmol/L',
      { count: 1, days: 1, share: '25%', last: '11,8 mmol/L em 2026-11-19 11:00' },
    ]);
  });

  it('say when there are few days, and when there is nothing', async () => {
    const two = { series: 'glucose', fromDay: '2026-11-20', toDay: '2026-11-21' };
    expect((await ask(glucose, two)).periods[0]).toMatchObject({ days: 2, fewDays: true });
    const none = { series: 'heart_rate', ...week };
    expect((await ask(glucose, none)).periods[0]).toEqual({
      ...week,
      conditions: 'nenhuma',
      nothingRecorded: true,
    });
  });

  it('compare two periods, or the days of a condition with the rest', async () => {
    const before = { fromDay: '2026-11-08', toDay: '2026-11-14' };
    const both = await ask(glucose, { series: 'glucose', ...week, compareDays: before });
    expect(both.periods[1]).toMatchObject({ ...before, records: 1, mean: '120 mg/dL' });
    expect(both.difference).toBe('a primeira média é 13 mg/dL maior que a segunda');

    const data = {
      nights: [0, 1, 2, 3].map((day) => slept(day, {})),
      uses: [used(2, 'latas', 1, '20:00'), used(1, 'latas', 3, '20:00')],
    };
    const companion = { of: 'alcohol', isWith: true };
    const split = await ask(data, { series: 'sleep', ...week, where: { companion }, compareRest: true });
    expect(split.periods.map((each: { conditions: object; counted?: number; records: number }) => each)).toMatchObject([
      { conditions: { companion }, records: 2 },
      { conditions: { companion: { of: 'alcohol', isWith: false } }, records: 2 },
    ]);
    expect(split.note).toContain('não prova');
  });

  it('name the conditions that the records cannot tell', async () => {
    const trained = { trainedDays: [{ day: '2026-11-20', minutes: 30 }] };
    const input = { series: 'training', ...week, where: { dayPart: 'morning' } };
    expect((await ask(trained, input)).periods[0]).toMatchObject({
      conditions: 'nenhuma',
      notUsable: ['dayPart'],
      total: '30 min',
    });
  });

  it('have at most 31 groups, the newest', async () => {
    const long = { readings: { weight: Array.from({ length: 60 }, (_, day) => read(80, 24 * day + 1)) } };
    const { groups, olderGroupsLeftOut } = await ask(long, {
      series: 'weight',
      fromDay: '2026-08-01',
      toDay: '2026-11-21',
      by: 'day',
    });
    expect([groups.length, groups.at(-1).group, olderGroupsLeftOut]).toEqual([31, '2026-11-21', 29]);
  });

  it('of weight are not told where an eating disorder may threaten', async () => {
    const data = { readings: { weight: [read(48, 1)] } };
    const told = await ask(data, { series: 'weight', ...week }, { hasEatingRisk: true });
    expect(JSON.stringify(told)).not.toContain('48');
    expect((await ask(data, { series: 'weight', ...week })).periods[0].mean).toBe('48 kg');
  });

  it.each([
    ['sleep_quality', { nights: [slept(0, { quality: 7 })] }, '7 de 10'],
    ['blood_pressure', { readings: { blood_pressure: [read(131, 2, { diastolic: 84 })] } }, '131/84 mmHg'],
    ['hba1c', { readings: { hba1c: [read(7.2, 2)] } }, '7,2%'],
    ['tobacco', { uses: [used(1, 'maços', 0, '09:00')] }, '20 cigarros'],
  ] as const)('of %s have its unit', async (series, data, mean) => {
    expect((await ask(data, { series, ...week })).periods[0].mean).toBe(mean);
  });
});

describe('what is asked wrongly', () => {
  it.each([
    [{ ...week }, 'series: use um destes'],
    [{ series: 'glucose', ...week, userId: 'b' }, 'parâmetros que não existem: userId'],
    [{ series: 'glucose', ...week, where: { person: 'Maria' } }, 'parâmetros que não existem: person'],
    [{ series: "glucose'; DROP TABLE users; --", ...week }, 'series: use um destes'],
    [{ series: 'glucose', fromDay: '2026-02-30', toDay: '2026-03-01' }, 'fromDay: escreva um dia que existe'],
    [{ series: 'glucose', fromDay: 'ontem', toDay: '2026-03-01' }, 'fromDay: escreva um dia que existe'],
    [{ series: 'glucose', fromDay: '2026-11-21', toDay: '2026-11-20' }, 'fromDay vem depois de toDay'],
    [{ series: 'glucose', fromDay: '2020-01-01', toDay: '2026-11-20' }, 'no máximo 366 dias'],
    [{ series: 'glucose', ...week, compareRest: true }, 'compareRest precisa de'],
    [{ series: 'glucose', ...week, limit: { side: 'above', value: 'muito' } }, 'limit.value: falta, ou não é number'],
    ['glucose', 'entrada: falta, ou não é object'],
  ])('%j is refused with the reason', async (input, reason) => {
    await expect(ask(glucose, input as object)).rejects.toThrow(reason);
  });

  it('null is no parameter', async () => {
    const input = { series: 'glucose', ...week, where: null, by: null, limit: null };
    expect((await ask(glucose, input)).periods).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { TipDraft } from '../adviser.ts';
import { aged, ten } from '../testing/case-people.ts';
import { hundred, older, olderDiabetic } from '../testing/cases/older-data-cases.ts';
import {
  pricked,
  prickedLongAgo,
  readBy,
  requestFor,
  type SamplePerson,
  sensed,
  sensedLongAgo,
} from '../testing/sample-person.ts';
import { createBuiltInAdviser } from './built-in-adviser.ts';

const suggest = async (person: SamplePerson) =>
  (await createBuiltInAdviser().suggestTips(requestFor(person))).map(readBy(person));
const find = async (key: string, person: SamplePerson): Promise<TipDraft> => {
  const tip = (await suggest(person)).find(({ ruleKey }) => ruleKey === key);
  if (!tip) throw new Error(`${key} was not told`);
  return tip;
};

/** One a day until 05/05/2026, which is 200 days before the day of the tests. */
const mixedValues = [...ten(8, 1, 251), 53];

describe('the tip about readings of the past', () => {
  it('quotes period with years, mean, share in range, lowest and highest with their dates, and the age', async () => {
    const { title, content, why, priority } = await find('older-data', olderDiabetic(prickedLongAgo(mixedValues)));
    expect(title).toBe('Seus dados de 26/04/2026 a 05/05/2026');
    expect(content).toBe(
      'Nos seus dados de 26/04/2026 a 05/05/2026, a média foi 118 mg/dL e 80% das suas medições ' +
        'ficaram entre 70 e 180 mg/dL. O menor valor foi 53 mg/dL, em 05/05/2026. O maior valor ' +
        'foi 251 mg/dL, em 04/05/2026. Para a maioria dos adultos com diabetes, a meta é mais de ' +
        '70% (vale para sensor; aqui, só referência); a certa para você é definida com seu ' +
        'médico. Isso foi há 6 meses e não diz como sua glicose está hoje. Para dicas sobre ' +
        'agora, traga dados mais novos em Medições: toque em Importar arquivo ou em Nova medição.',
    );
    expect(why[0]).toBe('10 medições, de 26/04/2026 a 05/05/2026');
    expect(priority).toBe('high');
  });

  it('leaves lows and highs out at 70 and 250, the month count under a month, the range of one day', async () => {
    const { title, content } = await find('older-data', older(prickedLongAgo([70, 250], 20)));
    expect(title).toBe('Seus dados de 31/10/2026 a 01/11/2026');
    expect(content).not.toMatch(/menor valor|maior valor/);
    expect(content).toContain('Isso foi há 20 dias');
    expect((await find('older-data', older(prickedLongAgo([110])))).title).toBe('Seus dados de 05/05/2026');
  });

  it('counts whole calendar months', async () => {
    const ageAt = async (daysAgo: number) => (await find('older-data', older(prickedLongAgo([110], daysAgo)))).content;
    expect(await ageAt(30)).toContain('há 30 dias');
    expect(await ageAt(31)).toContain('há 1 mês e');
    expect(await ageAt(365)).toContain('há 12 meses');
  });

  it('says in the person’s unit and by the sensor', async () => {
    const person = olderDiabetic(sensedLongAgo([60, 110, 300]));
    const { content } = await find('older-data', { ...person, glucoseUnit: 'mmol/L' });
    expect(content).toContain('a média foi 8,7 mmol/L e 33,3% das leituras do sensor ficaram entre 3,9 e 10,0');
  });

  it('says where the data are too few, and names no goal then', async () => {
    const few = (await find('older-data', olderDiabetic(prickedLongAgo(Array(9).fill(110))))).content;
    expect(few).toContain('São poucos dados (9 medições)');
    expect(few).not.toContain('a meta é');
    const enough = (await find('older-data', olderDiabetic(prickedLongAgo(Array(10).fill(110))))).content;
    expect(enough).not.toContain('poucos dados');
  });

  it('copes with readings beyond the device', async () => {
    const { content } = await find('older-data', older([pricked(null, 4800, { rangeFlag: 'low' })]));
    expect(content).toContain('O menor valor foi LO');
    expect(content).not.toContain('média');
  });

  it.each([
    [{ pregnant: true }, 'Mostre esses números a quem acompanha seu pré-natal.'],
    [aged(12), 'Mostre esses números a seu responsável e seu pediatra.'],
  ])('gives no goal in pregnancy and under 18 %#', async (profile, words) => {
    const person = olderDiabetic(prickedLongAgo(mixedValues));
    const { content } = await find('older-data', { ...person, profile: { ...person.profile, ...profile } });
    expect(content).toContain(words);
    expect(content).not.toContain('meta');
  });
});

describe('the tip that sends old figures to the team', () => {
  it('quotes the counts and asks for nothing at once', async () => {
    const { content } = await find('older-data-to-team', olderDiabetic(prickedLongAgo(hundred(30, 53))));
    expect(content).toContain('30 de 100 medições abaixo de 54 mg/dL; 30 de 100 medições abaixo de 70 mg/dL');
    expect(content).toContain('leve esses números à sua equipe de saúde');
    expect(content).not.toMatch(/192|agora|açúcar|15 minutos/);
  });

  it('knows a finger-prick beside the sensor', async () => {
    const readings = [...sensedLongAgo([110]), ...prickedLongAgo([48], 202)];
    expect((await find('older-data-to-team', older(readings))).content).toContain(
      'um valor de 48 mg/dL, em 03/05/2026',
    );
  });
});

describe('who just brought data in', () => {
  it('hears of them in the first generation, whatever the profile', async () => {
    const told = await suggest(older(sensedLongAgo([60, 110, 300])));
    expect(told.map(({ ruleKey }) => ruleKey)).toEqual(expect.arrayContaining(['older-data', 'older-data-to-team']));
  });

  it('gets the figures of recent calm data too, without diabetes', async () => {
    const { title, content } = await find('period-figures', { readings: sensed([75, 100, 135], 14) });
    expect(title).toBe('Sua média de 14 dias: 103 mg/dL');
    expect(content).toContain('100% das leituras do sensor ficaram entre 70 e 180 mg/dL');
  });

  it('hears nothing contrary: no claim that there never was a reading', async () => {
    const keys = (await suggest(olderDiabetic(prickedLongAgo([110])))).map(({ ruleKey }) => ruleKey);
    expect(keys).not.toContain('no-readings');
  });
});

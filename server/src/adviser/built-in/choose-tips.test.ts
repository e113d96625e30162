import { DAY_MS } from '@vida/contract/core/time.ts';
import { describe, expect, it } from 'vitest';
import type { EarlierTip, TipDraft, TipRequest } from '../adviser.ts';
import { MAX_TIPS } from '../adviser.ts';
import { NOW, pricked, pricks, requestFor, type SamplePerson } from '../testing/sample-person.ts';
import { createBuiltInAdviser } from './built-in-adviser.ts';
import { loadTipTable } from './tip-table.ts';

const adviser = createBuiltInAdviser();
const suggest = (person: SamplePerson, change: Partial<TipRequest> = {}) =>
  adviser.suggestTips(requestFor(person, change));
const keys = (tips: readonly TipDraft[]): string[] => tips.map(({ ruleKey }) => ruleKey);

const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const shown = (ruleKeys: readonly string[], at: Date): EarlierTip[] =>
  ruleKeys.map((ruleKey) => ({ ruleKey, shownAt: at, dismissedAt: null }));
const dismissed = (ruleKey: string, at: Date): EarlierTip[] => [{ ruleKey, shownAt: at, dismissedAt: at }];

const rich: SamplePerson = {
  profile: {
    chronicConditions: ['Diabetes Tipo 2', 'Hipertensão', 'Ansiedade'],
    medications: ['Metformina', 'Losartana', 'Sinvastatina'],
    exerciseLevel: 'sedentary',
    birthDate: '1974-03-02',
    sleepGoal: 6,
  },
  readings: [...pricks([190, 120, 200, 110, 210, 105, 130, 195, 120, 101], 'pos_refeicao')],
};

const topicOf = (ruleKey: string) => loadTipTable().get(ruleKey)?.topic;

describe('a generation', () => {
  it('has at most six tips, of each topic one, most pressing first', async () => {
    const tips = await suggest(rich);
    expect(tips).toHaveLength(MAX_TIPS);
    const topics = keys(tips).map(topicOf);
    expect(new Set(topics).size).toBe(topics.length);
    const order = tips.map(({ priority }) => ['high', 'medium', 'low'].indexOf(priority));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('varies the categories among equals', async () => {
    const categories = (await suggest(rich)).map(({ category }) => category);
    expect(new Set(categories).size).toBeGreaterThanOrEqual(4);
  });

  it('is the same for the same person at the same moment, and another for another person', async () => {
    expect(await suggest(rich)).toEqual(await suggest(rich));
    const other: SamplePerson = { profile: { chronicConditions: ['Asma', 'Depressão'], medications: ['Nenhum'] } };
    expect(keys(await suggest(other))).not.toEqual(keys(await suggest(rich)));
  });

  it('keeps to the category that was asked for', async () => {
    for (const category of ['nutrition', 'exercise', 'sleep', 'mental', 'social', 'medication'] as const) {
      const tips = await suggest(rich, { category });
      expect(tips.length, category).toBeGreaterThan(0);
      expect(tips.every((tip) => tip.category === category)).toBe(true);
    }
  });

  it('has something of every category for a person without any data', async () => {
    for (const category of ['general', 'nutrition', 'exercise', 'sleep', 'mental', 'social', 'medication'] as const)
      expect((await suggest({}, { category })).length, category).toBeGreaterThan(0);
  });
});

describe('what is urgent', () => {
  const urgent: SamplePerson = { ...rich, readings: [...(rich.readings ?? []), pricked(48, 40)] };

  it('comes before everything, whatever was asked for and told before', async () => {
    const earlier = shown(['very-low-week'], daysAgo(1));
    for (const category of ['general', 'social'] as const)
      expect(keys(await suggest(urgent, { category, earlier }))[0]).toBe('very-low-week');
  });

  it('is led by the newest reading', async () => {
    const readings = [pricked(45, 40), pricked(320, 1)];
    const first = keys(await suggest({ readings }));
    expect(first.slice(0, 2)).toEqual(['alarming-high-now', 'very-low-week']);
  });

  it('ends with the week', async () => {
    const calm: SamplePerson = { readings: [pricked(48, 24 * 7 + 1), pricked(100, 30)] };
    expect(keys(await suggest(calm))).not.toContain('very-low-week');
  });

  it('suggests no movement while glucose says to wait', async () => {
    const tips = await suggest({ ...rich, readings: [pricked(62, 1)] }, { category: 'exercise' });
    expect(keys(tips)).toEqual(['low-now', 'exercise-wait']);
  });
});

describe('told before', () => {
  it('goes behind: a second generation brings others', async () => {
    const first = await suggest(rich);
    const second = await suggest(rich, { earlier: shown(keys(first), new Date(NOW.getTime() - 1000)) });
    expect(keys(second).filter((key) => keys(first).includes(key))).toEqual([]);
  });

  it('comes again when there is nothing else', async () => {
    const person: SamplePerson = { profile: { chronicConditions: ['Ansiedade'] } };
    const all = keys(await suggest(person, { category: 'social' }));
    expect(all).toEqual(['company-for-mood', 'tell-somebody']);
    const earlier = [...shown(['tell-somebody'], daysAgo(2)), ...shown(['company-for-mood'], daysAgo(1))];
    expect(keys(await suggest(person, { category: 'social', earlier })).toSorted()).toEqual(all.toSorted());
  });

  it('leads again after a week', async () => {
    const first = keys(await suggest(rich));
    expect(keys(await suggest(rich, { earlier: shown(first, daysAgo(8)) }))).toEqual(first);
  });
});

describe('sent away', () => {
  it('stays away for 90 days', async () => {
    const key = 'pressure-salt';
    const category = 'nutrition';
    const ask = async (days: number) => keys(await suggest(rich, { category, earlier: dismissed(key, daysAgo(days)) }));
    expect(await ask(90)).not.toContain(key);
    expect(await ask(91)).toContain(key);
  });

  it('of a warning: comes back with a newer reading only', async () => {
    const readings = [pricked(48, 72)];
    const before = dismissed('very-low-week', daysAgo(4));
    const after = dismissed('very-low-week', daysAgo(2));
    expect(keys(await suggest({ readings }, { earlier: before }))).toContain('very-low-week');
    expect(keys(await suggest({ readings }, { earlier: after }))).not.toContain('very-low-week');
  });
});

import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../text/tokenize.ts';
import { createBuiltInAdviser } from './built-in-adviser.ts';
import { heedProfile, tipOffers } from './heed-profile.ts';
import type { Candidate } from './tip-rule.ts';
import { loadTipTable } from './tip-table.ts';
import { tipTexts } from './tip-texts.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

/** The tip with every wording of its slots, as no one person is told it. */
const tipOf = (key: string): Candidate => {
  const rule = loadTipTable().get(key) ?? expect.fail(key);
  const { title, content, why, wordings } = tipTexts().get(key) ?? expect.fail(key);
  const slots = [...wordings.values()].flatMap((each) => [...each.values()]);
  const all = [content, ...slots].join(' ');
  return { rule, title, content: all, why, priority: 'low', urgency: 0, newestAt: null };
};
const heeded = (key: string, change: Partial<HealthProfile>): string | undefined => {
  const tip = tipOf(key);
  const [said] = heedProfile(tip, { ...EMPTY_HEALTH_PROFILE, ...change }, '2026-11-21');
  return said?.content.slice(tip.content.length).trim();
};

describe('what a tip offers', () => {
  it.each([...tipOffers()])('of %s stands in its text', (key, offers) => {
    const text = foldText(tipOf(key).content);
    expect(offers.filter((phrase) => !text.includes(foldText(phrase)))).toEqual([]);
  });

  it.each<[string, Partial<HealthProfile>]>([
    ['rice-and-beans', { otherFoodAllergies: 'feijão' }],
    ['heart-fats', { foodAllergies: ['Peixes'] }],
    ['vegan-b12', { foodAllergies: ['Soja'] }],
    ['vegetarian-plate', { dietaryRestrictions: ['Vegano'] }],
    ['rice-and-beans', { chronicConditions: ['Doença Renal'], medications: ['Losartana'] }],
  ])('leaves %s untold with %j', (key, change) => {
    expect(heeded(key, change)).toBeUndefined();
  });

  it('has the warning at its end', () => {
    const warning = /^Seu perfil marca Marevan: verdura tem vitamina K/;
    expect(heeded('rice-and-beans', { otherMedications: 'Marevan' })).toMatch(warning);
  });

  it.each<[string, Partial<HealthProfile>]>([
    ['rice-and-beans', {}],
    ['rice-and-beans', { otherMedications: 'Xarelto', foodAllergies: ['Leite'] }],
    ['heart-fats', { chronicConditions: ['Doença Cardíaca'], medications: ['Losartana'] }],
    // Written for whom the warning is about.
    ['own-warfarin', { otherMedications: 'Marevan' }],
    ['hidden-milk', { foodAllergies: ['Leite'] }],
  ])('leaves %s as it is with %j', (key, change) => {
    expect(heeded(key, change)).toBe('');
  });

  it('is heeded in what a person is told', async () => {
    const tell = async (change: Partial<HealthProfile>) => {
      const profile = { ...EMPTY_HEALTH_PROFILE, ...change };
      const vitals = { pressures: [], weights: [], heartRates: [], hba1cs: [] };
      const none = { readings: [], olderReadings: [], nights: [], uses: [] };
      const person = { profile, vitals, ...none, timeZone: 'America/Sao_Paulo' };
      const request = { userId: 'person', person, category: 'nutrition', earlier: [], now } as const;
      return (await createBuiltInAdviser().suggestTips(request)).find(({ ruleKey }) => ruleKey === 'rice-and-beans');
    };
    expect((await tell({}))?.content).not.toContain('Seu perfil marca');
    expect((await tell({ otherMedications: 'Marevan' }))?.content).toContain('Seu perfil marca Marevan');
    expect(await tell({ otherFoodAllergies: 'feijão' })).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { MAX_TIPS, type TipDraft } from '../adviser.ts';
import { findBreaches } from '../guardrails/speech/speech-check.ts';
import { anyPerson } from '../testing/any-person.ts';
import { NOW, readBy, requestFor, type SamplePerson, samplePerson } from '../testing/sample-person.ts';
import { createBuiltInAdviser, tellRules, toDraft } from './built-in-adviser.ts';
import { buildFacts } from './facts/facts.ts';
import { loadTipTable } from './tip-table.ts';

const adviser = createBuiltInAdviser();

const suggest = (person: SamplePerson, told: readonly TipDraft[] = []) => {
  const shownAt = new Date(NOW.getTime() - 1000);
  const earlier = told.map(({ ruleKey }) => ({ ruleKey, shownAt, dismissedAt: null }));
  return adviser.suggestTips(requestFor(person, { earlier }));
};

const factsOf = (person: SamplePerson) => buildFacts(samplePerson(person), NOW);
const ruleOf = (key: string) => loadTipTable().get(key);

const forMany = (check: (person: SamplePerson) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(anyPerson, async (person) => check(person)),
    { numRuns: rounds(80, 1000), seed: 20261121 },
  );

/** Words that carry meaning; the sentences that every warning shares are no repetition. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replace(/Pare e procure ajuda se sentir[^.]*\./, '')
      .replace('Não mude nenhum remédio por conta própria.', '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  );

/** Shared words of all their words, 0 to 1. */
const overlapOf = (a: TipDraft, b: TipDraft): number => {
  const [mine, other] = [wordsOf(a.content), wordsOf(b.content)];
  const shared = [...mine].filter((word) => other.has(word)).length;
  return shared / (mine.size + other.size - shared);
};

const keysOf = (tips: readonly TipDraft[]): string[] => tips.map(({ ruleKey }) => ruleKey);

describe('whoever asks', () => {
  it('gets up to six tips of different topics, none of which repeats another', () =>
    forMany(async (person) => {
      const tips = await suggest(person);
      expect(tips.length).toBeGreaterThan(0);
      expect(tips.length).toBeLessThanOrEqual(MAX_TIPS);
      const topics = tips.map(({ ruleKey }) => ruleOf(ruleKey)?.topic);
      expect(new Set(topics).size).toBe(topics.length);
      for (const [index, tip] of tips.entries())
        for (const other of tips.slice(index + 1))
          expect(overlapOf(tip, other), `${tip.ruleKey} / ${other.ruleKey}`).toBeLessThan(0.35);
    }));

  it('reads whole, short and careful texts', () => {
    // Many people are told the same: each text is checked once.
    const checked = new Set<string>();
    return forMany((person) => {
      const facts = factsOf(person);
      for (const { ruleKey, title, content, why } of tellRules(facts).map((each) => readBy(person)(toDraft(each)))) {
        for (const text of new Set([title, content, ...why]).difference(checked)) {
          expect(findBreaches(text), `${ruleKey}: ${text}`).toEqual([]);
          expect(text, ruleKey).not.toMatch(/\s{2}|^\s|\s$|undefined|NaN|\s[.,;:]|\.\.|,\./);
          checked.add(text);
        }
        expect(title.length, title).toBeLessThanOrEqual(75);
        expect(content, ruleKey).toMatch(/[.?!]$/);
        // What stands under every movement comes on top.
        expect(content.length, `${ruleKey}: ${content}`).toBeLessThanOrEqual(ruleOf(ruleKey)?.moves ? 600 : 520);
      }
    });
  });

  it('hears other things the next time, but for what is urgent', () =>
    forMany(async (person) => {
      const facts = factsOf(person);
      const urgent = new Set(tellRules(facts).flatMap(({ rule, urgency }) => (urgency > 0 ? [rule.key] : [])));
      const first = await suggest(person);
      const again = keysOf(await suggest(person, first)).filter((key) => !urgent.has(key));
      const others = tellRules(facts).filter(({ rule }) => !keysOf(first).includes(rule.key));
      const topics = new Set(others.map(({ rule }) => rule.topic));
      // Repeats only fill up what is left when everything else was told.
      if (topics.size >= MAX_TIPS + urgent.size) for (const key of again) expect(keysOf(first)).not.toContain(key);
    }));

  it('gets nothing made for adults in pregnancy and under 18', () =>
    forMany(async (person) => {
      const { isPregnant, isMinor } = factsOf(person);
      if (!isPregnant && !isMinor) return;
      for (const { ruleKey } of await suggest(person)) expect(ruleOf(ruleKey)?.audience, ruleKey).toBe('everyone');
    }));

  it('is told of glucose below 54 or above 300 of the last day before all else', () =>
    forMany(async (person) => {
      const { veryLowsOfDay, veryHighsOfDay } = factsOf(person).glucose;
      const isAlarming = veryHighsOfDay.some(({ value }) => value === null || value > 300);
      if (veryLowsOfDay.length === 0 && !isAlarming) return;
      expect((await suggest(person))[0]?.ruleKey).toMatch(
        /^(very-low-now|low-now|very-low-day|emergency-high-now|alarming-high-(now|day))$/,
      );
    }));
});

describe('different people', () => {
  it('get different tips', async () => {
    const people = fc.sample(anyPerson, { numRuns: 100, seed: 7 });
    const told = await Promise.all(people.map(async (person) => keysOf(await suggest(person)).join(' ')));
    expect(new Set(told).size).toBeGreaterThan(90);
  });

  it('with the same conditions hear their own figures', async () => {
    const withMean = (systolic: number): SamplePerson => ({
      profile: { chronicConditions: ['Hipertensão'] },
      vitals: {
        pressures: [1, 2, 3].map((days) => ({
          systolic,
          diastolic: 85,
          at: NOW.getTime() - days * 86_400_000,
        })),
      },
    });
    const contentFor = async (systolic: number) =>
      (await suggest(withMean(systolic))).map(({ title }) => title).join('\n');
    expect(await contentFor(134)).toContain('134/85 mmHg');
    expect(await contentFor(142)).toContain('142/85 mmHg');
  });
});

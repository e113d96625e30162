import { describe, expect, it } from 'vitest';
import { aged, hurting, type Profile } from '../testing/case-people.ts';
import { substanceCases } from '../testing/cases/substance-cases.ts';
import { slept, sleptDaily, used, usedDaily } from '../testing/sample-days.ts';
import {
  NOW,
  pressed,
  pricked,
  readBy,
  requestFor,
  type SamplePerson,
  samplePerson,
} from '../testing/sample-person.ts';
import { createBuiltInAdviser, tellRules } from './built-in-adviser.ts';
import { buildFacts } from './facts/facts.ts';

const toldTo = (person: SamplePerson) => tellRules(buildFacts(samplePerson(person), NOW)).map(readBy(person));
const told = (key: string, person: SamplePerson) => {
  const tip = toldTo(person).find(({ rule }) => rule.key === key);
  if (!tip) throw new Error(`${key} was not told`);
  return tip;
};
const keysOf = (person: SamplePerson): string[] => toldTo(person).map(({ rule }) => rule.key);
const suggestedTo = async (person: SamplePerson, category: 'general' | 'sleep' = 'general') =>
  (await createBuiltInAdviser().suggestTips(requestFor(person, { category }))).map(({ ruleKey }) => ruleKey);
const textsOf = (person: SamplePerson): string =>
  toldTo(person)
    .flatMap(({ title, content, why }) => [title, content, ...why])
    .join('\n');

const heavily = usedDaily(5, 3, 'latas', '21:00');

describe('alcohol', () => {
  it('is told in standard doses by drink, an evening over midnight as one', () => {
    const uses = [
      used(1, 'garrafas', 2, '22:00', { drink: 'wine' }),
      used(1, 'latas', 1, '01:30'),
      used(0, 'latas', 0),
    ];
    const { title, why } = told('alcohol-heavy-day', { uses });
    expect(title).toBe('Em 19/11, cerca de 8,5 doses-padrão');
    expect(why[1]).toContain('10 g de álcool');
    expect(told('alcohol-week', { uses }).why[0]).toBe(
      'Últimos 7 dias: cerca de 8,5 doses-padrão, em 1 dia com registro',
    );
  });

  it('drunk heavily on most days: help first, and nothing that asks for less or for none', () => {
    for (const profile of [{}, { pregnant: true }, aged(16), { medications: ['Insulina', 'Metformina'] }]) {
      const person: SamplePerson = {
        uses: heavily,
        nights: [...sleptDaily(4, { quality: 4 }), ...[4, 5, 6].map((day) => slept(day))],
        profile: { ...profile, chronicConditions: ['Hipertensão'] },
      };
      const { content } = told('alcohol-help-to-stop', person);
      expect(content).toMatch(/não faça isso por conta própria.*CAPS-AD.*136.*SAMU 192/s);
      expect(keysOf(person).filter((key) => /^(alcohol|night-after-alcohol)/.test(key))).toEqual(
        expect.not.arrayContaining([
          'alcohol-pregnancy',
          'alcohol-under-18',
          'alcohol-heavy-day',
          'alcohol-pressure',
          'alcohol-days-without',
          'alcohol-week',
          'alcohol-over-two',
          'alcohol-no-safe-level',
          'night-after-alcohol',
        ]),
      );
      expect(textsOf(person)).not.toMatch(/pare (hoje|agora)|sem bebida|nenhuma bebida|ficar sem, e/i);
    }
  });

  it('drunk on most days, four doses in the mean of the week: help first too', () => {
    const uses = [
      ...[0, 1, 2].map((day) => used(15, 'doses', day, '01:00')),
      ...[3, 4, 5, 6].map((day) => used(3, 'doses', day, '21:00')),
    ];
    const keys = keysOf({ uses });
    expect(keys).toContain('alcohol-help-to-stop');
    expect(keys).not.toContain('alcohol-days-without');
    expect(keysOf({ uses: usedDaily(7, 3.9, 'doses', '21:00') })).not.toContain('alcohol-help-to-stop');
  });

  it('with a dependence named in the profile: help first after one glass', () => {
    const { title, why } = told('alcohol-help-to-stop', {
      uses: [used(1, 'copos', 3)],
      profile: { otherConditions: 'alcoolismo em tratamento' },
    });
    expect(title).toContain('dependência');
    expect(why[0]).toBe('Seu perfil cita dependência de álcool');
  });

  it('within a day warns of lows whatever was asked for, in pregnancy and under 18 too', async () => {
    const insulin: Profile = { medications: ['Insulina'] };
    const person = (hoursAgo: string): SamplePerson => ({
      profile: insulin,
      uses: [used(1, 'latas', 1, hoursAgo)],
    });
    expect((await suggestedTo(person('12:00'), 'sleep'))[0]).toBe('alcohol-lows');
    expect(await suggestedTo(person('11:59'), 'sleep')).not.toContain('alcohol-lows');
    for (const [key, profile] of [
      ['alcohol-pregnancy', { pregnant: true }],
      ['alcohol-under-18', aged(16)],
    ] as const)
      expect(told(key, { ...person('20:00'), profile: { ...insulin, ...profile } }).content).toContain(
        'até 24 horas depois',
      );
  });

  it('is never praised, and zero in pregnancy and under 18', () => {
    for (const [, person] of substanceCases)
      expect(textsOf(person)).not.toMatch(/(?<!nunca )faz bem ao coração|com moderação|nível seguro é|pare hoje/i);
    for (const profile of [{ pregnant: true }, aged(16)])
      expect(textsOf({ profile, uses: [used(1, 'latas', 3)] })).not.toMatch(/se for beber|até duas|dose-padrão/i);
  });
});

describe('tobacco, caffeine, gaming', () => {
  it('count packs as cigarettes, over the days with a record', () => {
    const uses = [used(1, 'maços', 0), used(5, 'cigarros', 0, '20:00'), used(8, 'cigarros', 3)];
    const { content, why } = told('tobacco-step', { uses });
    expect(content).toContain('cerca de 16,5 por dia');
    expect(why).toEqual(['Últimos 7 dias: 33 cigarros, em 2 dias com registro']);
  });

  it('tell a time line that fits the days without, and never that somebody has stopped', () => {
    const after = (days: number) => told('tobacco-first-weeks', { uses: [used(9, 'cigarros', days)] }).content;
    expect(after(13)).toMatch(/^Se você está sem fumar desde 08\/11.*entre 2 e 12 semanas a circulação melhora/);
    expect(after(14)).toContain('em um ano o risco extra para o coração cai à metade');
  });

  it('remember who listens, where stopping may weigh on the mood', () => {
    const uses = [used(9, 'cigarros', 5)];
    expect(told('tobacco-first-weeks', { uses }).content).not.toContain('CVV');
    expect(told('tobacco-first-weeks', { uses, profile: { chronicConditions: ['Depressão'] } }).content).toContain(
      'o CVV atende no 188',
    );
  });

  it('name the person’s own reasons for less caffeine', () => {
    const person: SamplePerson = {
      profile: { chronicConditions: ['Ansiedade'], physicalProblems: ['Enxaqueca'] },
      uses: [used(3, 'xícaras', 1)],
    };
    const { content, why } = told('caffeine-careful-limit', person);
    expect(content).toContain('cerca de 270 mg num dia. Com ansiedade e enxaqueca,');
    expect(why[0]).toBe('Em 20/11: cerca de 270 mg de cafeína (uma xícara de 200 ml conta 90 mg)');
  });

  it('keep the numbers of adults from a child', () => {
    const text = textsOf({ profile: aged(12), uses: [used(9, 'xícaras', 0), used(3, 'cigarros', 0)] });
    expect(text).not.toMatch(/400 mg|200 mg por dia|até 200/);
    expect(text).toContain('pediatra');
  });

  it('leave meals out beside an eating disorder', () => {
    const uses = [used(20, 'horas', 0)];
    expect(told('gaming-week', { uses }).content).toContain('refeições');
    expect(told('gaming-week', { uses, ...hurting('bulimia') }).content).not.toContain('refeições');
  });
});

describe('without records', () => {
  it('one tip at most invites to record a night, and none speaks of what somebody may use', () => {
    const person: SamplePerson = { profile: { chronicConditions: ['Hipertensão'], ...aged(40) } };
    const texts = toldTo(person).filter(({ content }) => /Qualidade do Sono/.test(content));
    expect(texts.map(({ rule }) => rule.key)).toEqual(['nights-missing']);
    expect(keysOf(person).join(' ')).not.toMatch(/alcohol|tobacco|caffeine|gaming/);
  });

  it('a record of 0 is none', () => {
    const uses = [used(0, 'latas', 0), used(0, 'cigarros', 1), used(0, 'mg', 0), used(0, 'horas', 0)];
    expect(keysOf({ uses })).toEqual(keysOf({}));
  });
});

describe('emergencies', () => {
  const day: SamplePerson = {
    profile: { medications: ['Insulina'], pregnant: false },
    uses: heavily,
    nights: sleptDaily(14, { bed: '03:00', quality: 2, nightWakings: 5, fallAsleepMinutes: 45 }),
  };

  it.each([
    [53, 'very-low-now'],
    [301, 'alarming-high-now'],
  ])('of glucose %i lead whatever the days were like', async (value, first) => {
    const keys = await suggestedTo({ ...day, readings: [pricked(value, 1)] });
    expect(keys[0]).toBe(first);
    expect(keys).toContain('alcohol-lows');
  });

  it('of pressure lead too', async () => {
    expect((await suggestedTo({ ...day, vitals: pressed([186, 112, 1]) }))[0]).toBe('pressure-crisis-now');
  });
});

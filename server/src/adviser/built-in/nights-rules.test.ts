import { describe, expect, it } from 'vitest';
import { aged, hurting, type Profile } from '../testing/case-people.ts';
import { sleepCases } from '../testing/cases/sleep-cases.ts';
import { slept, sleptDaily, used } from '../testing/sample-days.ts';
import { NOW, readBy, requestFor, type SamplePerson, samplePerson } from '../testing/sample-person.ts';
import { createBuiltInAdviser, tellRules } from './built-in-adviser.ts';
import { buildFacts } from './facts/facts.ts';

const toldTo = (person: SamplePerson) => tellRules(buildFacts(samplePerson(person), NOW)).map(readBy(person));
const told = (key: string, person: SamplePerson) => {
  const tip = toldTo(person).find(({ rule }) => rule.key === key);
  if (!tip) throw new Error(`${key} was not told`);
  return tip;
};
const suggestedTo = async (person: SamplePerson) =>
  (await createBuiltInAdviser().suggestTips(requestFor(person, { category: 'sleep' }))).map(({ ruleKey }) => ruleKey);
const textsOf = (person: SamplePerson): string =>
  toldTo(person)
    .flatMap(({ title, content, why }) => [title, content, ...why])
    .join('\n');

describe('nights', () => {
  it('are told by the person’s own figures', () => {
    const { title, content, why } = told('short-sleep', {
      nights: sleptDaily(7, { bed: '00:36' }),
      profile: { sleepGoal: 7.5 },
    });
    expect(title).toBe('Sua média: 6,4 h por noite');
    expect(content).toContain('a maioria dos adultos precisa de 7 a 9 h');
    expect(why).toEqual([
      'Média das 7 noites mais recentes: 6,4 h entre deitar e acordar',
      'Sua meta de sono no perfil: 7,5 h',
    ]);
  });

  it('of somebody who lies awake ask for no earlier bed', () => {
    const short = (fallAsleepMinutes: number) =>
      told('short-sleep', { nights: sleptDaily(7, { bed: '00:36', fallAsleepMinutes }) }).content;
    expect(short(20)).toContain('Adiante a hora de deitar');
    expect(short(21)).not.toContain('Adiante a hora de deitar');
  });

  it('of older people are compared with 7 to 8 hours', () => {
    const nights = sleptDaily(7, { bed: '00:36' });
    expect(told('short-sleep', { nights, profile: aged(65) }).content).toContain('de 7 a 8 h');
    expect(told('short-sleep', { nights, profile: aged(64) }).content).toContain('de 7 a 9 h');
  });

  it.each<[string, Profile]>([
    ['pré-natal', { pregnant: true }],
    ['pediatra', aged(12)],
  ])('have no target of adults beside the %s', (who, profile) => {
    for (const bed of ['20:30', '23:00', '02:30']) {
      const text = textsOf({ profile, nights: sleptDaily(9, { bed, quality: 5, fallAsleepMinutes: 35 }) });
      expect(text).not.toMatch(/7 a [89] h/);
      if (!profile.pregnant) expect(text).not.toMatch(/dirija|volante/);
      expect(text).toContain(who);
    }
  });

  it('replace what is said without them', async () => {
    const nights = sleptDaily(7, { bed: '01:00', fallAsleepMinutes: 40 });
    const keys = await suggestedTo({ ...hurting('Insônia'), nights });
    expect(keys).toContain('insomnia-nights');
    expect(keys).not.toContain('insomnia-routine');
    expect(keys).not.toContain('sleep-routine');
    expect(keys).not.toContain('nights-missing');
  });

  it('that are hard lead to a professional and a therapy, never to anything to take', () => {
    for (const [, person] of sleepCases)
      expect(textsOf(person)).not.toMatch(/melatonina|remédio para dormir|anti-?histamínic|calmante|chá /i);
    const { content } = told('insomnia-nights', { nights: sleptDaily(7, { fallAsleepMinutes: 40 }) });
    expect(content).toMatch(/profissional.*TCC-I/s);
  });

  it('after something are told as counts beside the others', () => {
    const nights = [5, 5, 8, 8, 5, 8].map((quality, day) => slept(day, { quality }));
    const uses = [used(2, 'copos', 1, '20:00', { drink: 'wine' }), used(1, 'latas', 2, '22:00')];
    const { content } = told('night-after-alcohol', { nights, uses });
    expect(content).toMatch(/^Nas 2 noites depois de beber, todas tiveram nota abaixo de 6; nas outras 4, 1\./);
    expect(content).toContain('não uma prova');
    expect(content).not.toMatch(/porque|por causa|causou/);
  });
});

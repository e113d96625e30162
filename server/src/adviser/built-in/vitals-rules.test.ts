import { describe, expect, it } from 'vitest';
import type { EarlierTip } from '../adviser.ts';
import { aged, diabetic, living } from '../testing/case-people.ts';
import {
  examined,
  NOW,
  pressed,
  pressedDaily,
  pricked,
  pricks,
  pulsed,
  readBy,
  requestFor,
  type SamplePerson,
  samplePerson,
  weighed,
} from '../testing/sample-person.ts';
import { createBuiltInAdviser, tellRules } from './built-in-adviser.ts';
import { buildFacts } from './facts/facts.ts';

const DAY = 24;
const factsOf = (person: SamplePerson) => buildFacts(samplePerson(person), NOW);
const told = (key: string, person: SamplePerson) => {
  const tip = tellRules(factsOf(person)).find(({ rule }) => rule.key === key);
  if (!tip) throw new Error(`${key} was not told`);
  return readBy(person)(tip);
};
const suggest = (person: SamplePerson, earlier: readonly EarlierTip[] = []) =>
  createBuiltInAdviser().suggestTips(requestFor(person, { earlier }));
const keysOf = async (person: SamplePerson) => (await suggest(person)).map(({ ruleKey }) => ruleKey);

describe('pressure', () => {
  it('is told as the mean of the days with its share of readings', () => {
    const person = { ...living('Hipertensão'), vitals: pressed([150, 90, 30], [140, 84, 54], [128, 78, 78]) };
    const { title, why } = told('pressure-mean-above-goal', person);
    expect(title).toBe('Sua média de pressão: 139/84 mmHg');
    expect(why).toEqual(['Últimos 14 dias: média de 139/84 mmHg em 3 dias; 2 de 3 medições a partir de 130 por 80']);
  });

  it('in a crisis names SAMU and no pill, and asks for care the same day once it lasts', () => {
    const once = told('pressure-crisis-now', { vitals: pressed([186, 112, 1]) });
    expect(once.title).toContain('descanse e meça de novo');
    expect(once.content).toMatch(/SAMU 192.*nada de remédio extra/s);
    const twice = told('pressure-crisis-now', { vitals: pressed([184, 112, 1.25], [186, 112, 1]) });
    expect(twice.title).toContain('atendimento hoje');
    const soon = told('pressure-crisis-now', { vitals: pressed([184, 112, 1.2], [186, 112, 1]) });
    expect(soon.title).toContain('descanse e meça de novo');
  });

  it('in a crisis stands below very low and alarming glucose, above everything else', async () => {
    const vitals = { ...pressed([186, 112, 1]), ...pulsed([160, 1]) };
    expect(await keysOf({ readings: [pricked(53, 1)], vitals })).toEqual(
      expect.arrayContaining(['very-low-now', 'pressure-crisis-now']),
    );
    for (const [value, first] of [
      [53, 'very-low-now'],
      [301, 'alarming-high-now'],
      [401, 'emergency-high-now'],
    ] as const)
      expect((await keysOf({ readings: [pricked(value, 1)], vitals })).slice(0, 3)).toEqual([
        first,
        'pressure-crisis-now',
        'heart-rate-emergency-now',
      ]);
    expect((await keysOf({ readings: [pricked(62, 1)], vitals })).slice(0, 2)).toEqual([
      'pressure-crisis-now',
      'heart-rate-emergency-now',
    ]);
  });

  it('keeps a low on the way up from below 54 above a crisis', async () => {
    const readings = [pricked(50, 2), pricked(62, 1)];
    expect((await keysOf({ readings, vitals: pressed([186, 112, 1]) })).slice(0, 2)).toEqual([
      'low-now',
      'pressure-crisis-now',
    ]);
  });

  it('sent away comes back with a newer reading only', async () => {
    const vitals = pressedDaily(168, 104);
    const at = (hoursAgo: number): EarlierTip[] => {
      const dismissedAt = new Date(NOW.getTime() - hoursAgo * 3_600_000);
      return [{ ruleKey: 'pressure-mean-far-above', shownAt: dismissedAt, dismissedAt }];
    };
    const has = async (hoursAgo: number) =>
      (await suggest({ vitals }, at(hoursAgo))).some(({ ruleKey }) => ruleKey === 'pressure-mean-far-above');
    expect(await has(49)).toBe(true);
    expect(await has(47)).toBe(false);
  });

  it('when low lays a weak heart and a pregnant woman down otherwise', () => {
    const low = { vitals: pressed([84, 50, 1]) };
    expect(told('pressure-low-now', low).content).toContain('pernas elevadas');
    expect(told('pressure-low-now', { ...low, ...living('Doença Cardíaca') }).content).not.toMatch(
      /pernas elevadas|beba/,
    );
    expect(told('pressure-low-now', { ...low, profile: { pregnant: true } }).content).toContain('de lado');
  });

  it('lets nobody exercise before it is calm', () => {
    const keys = tellRules(factsOf({ ...living('Hipertensão'), vitals: pressed([165, 90, 2]) }));
    expect(keys.filter(({ rule }) => rule.moves)).toEqual([]);
  });
});

describe('weight', () => {
  it('of a reading counts where it is newer than the profile', () => {
    const saved = (updatedAt: string): SamplePerson => ({
      profile: { height: 170, currentWeight: 80, updatedAt, ...aged(40) },
      vitals: weighed([90, 5 * DAY]),
    });
    expect(factsOf(saved('2026-11-10T12:00:00.000Z')).bodyMass).toMatchObject({ bmi: 31.1 });
    expect(factsOf(saved('2026-11-20T12:00:00.000Z')).bodyMass).toMatchObject({ bmi: 27.7 });
  });

  it('that falls fast is never praised', () => {
    const person: SamplePerson = {
      profile: { height: 170, currentWeight: 100, weightGoal: 80, ...aged(40) },
      vitals: weighed([100, 20 * DAY], [94, DAY]),
    };
    const keys = tellRules(factsOf(person)).map(({ rule }) => rule.key);
    expect(keys).toContain('large-weight-loss');
    expect(keys).not.toContain('weight-progress');
  });

  it('names no kilos to somebody with an eating disorder', () => {
    const person: SamplePerson = {
      profile: { physicalProblems: ['anorexia'], weightGoal: 40, height: 165, ...aged(20) },
      vitals: weighed([50, 20 * DAY], [46, DAY]),
    };
    const texts = tellRules(factsOf(person)).flatMap(({ title, content, why }) => [title, content, ...why]);
    expect(texts.join('\n')).not.toMatch(/\d ?kg/);
  });

  it('tells the first step and the first mark of the way', () => {
    const person: SamplePerson = {
      profile: { height: 172, weightGoal: 95, ...aged(41) },
      vitals: weighed([112, 60 * DAY], [107.5, 3 * DAY]),
    };
    expect(told('weight-progress', person).content).toBe(
      'De 22/09 a 18/11 seu peso passou de 112 kg para 107,5 kg (4%). O primeiro marco que ' +
        'já ajuda glicose e pressão é 5%: 106,4 kg no seu caso. Sua meta é 95 kg, sem pressa.',
    );
    expect(told('weight-first-goal', person).title).toBe('Um primeiro passo até 96,8 kg');
  });
});

describe('glycated haemoglobin', () => {
  it('comes with the goal of the group, the lab test before, and the mean that goes with it', () => {
    const { content } = told('hba1c-above-goal', {
      ...diabetic([]),
      vitals: examined([7.8, 20], [8.1, 200]),
    });
    expect(content).toContain('deu 7,8% (antes, 8,1% em 05/05/2026). Costuma andar junto com uma média de 177 mg/dL');
    expect(content).toContain('menos de 7%');
    const older = told('hba1c-above-goal', { ...diabetic([], aged(70)), vitals: examined([7.8, 20]) });
    expect(older.content).toContain('de menos de 7,5% a menos de 8%');
  });

  it.each([['Doença Renal'], ['anemia falciforme']])('may mislead with %s: no mean then', (condition) => {
    const profile = { chronicConditions: ['Diabetes Tipo 2', condition] };
    const { content } = told('hba1c-above-goal', { profile, vitals: examined([7.8, 20]) });
    expect(content).toContain('pode enganar');
    expect(content).not.toContain('uma média de');
  });

  it('is no class in pregnancy and under 18', () => {
    for (const profile of [{ pregnant: true }, aged(12)]) {
      const person = { ...diabetic([], profile), vitals: examined([9.5, 20]) };
      const texts = tellRules(factsOf(person)).map(({ content }) => content);
      expect(texts.join('\n')).not.toMatch(/menos de 7|bem acima/);
      expect(told('hba1c-to-team', person).why).toEqual(['Hemoglobina glicada de 9,5%, em 01/11/2026']);
    }
  });
});

describe('a low under 18', () => {
  it('is treated by weight, as agreed with the paediatrician', () => {
    const low = (profile: SamplePerson['profile']): SamplePerson => ({
      profile: { ...aged(9), ...profile },
      readings: [pricked(60, 1)],
    });
    expect(told('low-now', low({ currentWeight: 28 })).content).toContain('para seus 28 kg, 8 g');
    expect(told('low-now', low({ currentWeight: 70 })).content).toContain('para seus 70 kg, 15 g');
    expect(told('low-now', low({})).content).toContain('0,3 g por kg de peso), em água');
  });
});

describe('the bands of older people', () => {
  it('name both, the usual and the wider', () => {
    const person = diabetic(pricks([151, 151, 151], 'jejum'), aged(70));
    expect(told('fasting-high', person).content).toContain(
      'para pessoas idosas a faixa usual vai de 80 a 130 mg/dL, ou de 90 a 150 mg/dL com a saúde mais frágil',
    );
  });
});

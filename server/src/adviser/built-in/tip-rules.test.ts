import { describe, expect, it } from 'vitest';
import { glucoseFigure, sayFigures } from '../figures-in-text.ts';
import { findBreaches } from '../guardrails/speech/speech-check.ts';
import { aged, diabetic, living, measured, obese, type Profile, ten } from '../testing/case-people.ts';
import { ruleCases } from '../testing/rule-cases.ts';
import { NOW, pricked, pricks, readBy, type SamplePerson, samplePerson, sensed } from '../testing/sample-person.ts';
import { tellRules, toDraft } from './built-in-adviser.ts';
import { buildFacts } from './facts/facts.ts';
import { loadTipTable } from './tip-table.ts';

const toldTo = (person: SamplePerson) => {
  const facts = buildFacts(samplePerson(person), NOW);
  return tellRules(facts).map((candidate) => readBy(person)(toDraft(candidate)));
};

const keysFor = (person: SamplePerson): string[] => toldTo(person).map(({ ruleKey }) => ruleKey);

/** Told to everybody: the same person stands on both sides of the ruleCases. */
const always = ['tell-somebody', 'medicine-card'];

describe('the table of rules', () => {
  it('has every rule in this test', () => {
    expect(new Set(ruleCases.map(([key]) => key))).toEqual(new Set(loadTipTable().keys()));
  });

  it.each(ruleCases)('tells %s where it holds and not beside', (key, person, beside) => {
    expect(keysFor(person)).toContain(key);
    if (!always.includes(key)) expect(keysFor(beside)).not.toContain(key);
  });
});

const variants = (person: SamplePerson): SamplePerson[] => [
  person,
  { ...person, glucoseUnit: 'mmol/L' },
  { ...person, profile: { ...person.profile, ...aged(15) } },
  { ...person, profile: { ...person.profile, pregnant: true } },
  { ...person, profile: { ...person.profile, disabilities: ['Cadeirante'] } },
  {
    ...person,
    profile: {
      ...person.profile,
      chronicConditions: ['Diabetes Tipo 1', 'Doença Renal', 'Doença Cardíaca', 'Depressão', 'Obesidade'],
      medications: ['Insulina', 'Metformina', 'Losartana', 'Enalapril', 'Omeprazol', 'Levotiroxina'],
    },
  },
];

describe('every text the rules can produce', () => {
  const drafts = ruleCases.flatMap(([, person]) => variants(person).flatMap(toldTo));

  it('breaks no guardrail', () => {
    const texts = new Set(drafts.flatMap(({ title, content, why }) => [title, content, ...why]));
    for (const text of texts) expect(findBreaches(text), text).toEqual([]);
  });

  it('is complete: title, reason and source, no holes, figures with a decimal comma', () => {
    for (const { ruleKey, title, content, why, evidence } of drafts) {
      expect(title.length, ruleKey).toBeLessThanOrEqual(70);
      expect(why.length, ruleKey).toBeGreaterThan(0);
      expect(evidence.length, ruleKey).toBeGreaterThan(10);
      for (const text of [title, content, ...why])
        expect(text, ruleKey).not.toMatch(/undefined|null|NaN|\[object|true|false|\d\.\d{1,2}(?!\d)/);
    }
  });

  it('speaks only the unit of the person', () => {
    for (const [, person] of ruleCases)
      for (const { ruleKey, title, content, why } of toldTo({ ...person, glucoseUnit: 'mmol/L' }))
        expect([title, content, ...why].join(' '), ruleKey).not.toContain('mg/dL');
  });
});

describe('in pregnancy and under 18', () => {
  const own: readonly Profile[] = [{ pregnant: true }, aged(17)];

  it.each(own)('gives no target, no weight goal and no plan %#', (profile) => {
    for (const [, person] of ruleCases) {
      const told = toldTo({ ...person, profile: { ...person.profile, ...profile } });
      const text = told.map(({ content }) => content).join('\n');
      expect(text).not.toMatch(/a meta é mais de|acima da faixa|\d+ kg|a faixa mais usada|10 minutos, três/);
    }
  });

  it('refers to the pre-natal team and to the paediatrician, warnings included', () => {
    const low = { readings: [pricked(50, 1)] };
    const pregnant = toldTo({ ...low, profile: { pregnant: true } });
    expect(pregnant.find(({ ruleKey }) => ruleKey === 'very-low-now')?.content).toContain('pré-natal');
    const young = toldTo({ ...low, profile: aged(12) });
    expect(young.find(({ ruleKey }) => ruleKey === 'very-low-now')?.content).toMatch(/Chame um adulto.*pediatra/s);
  });
});

describe('figures in the texts', () => {
  const told = (key: string, person: SamplePerson) => toldTo(person).find(({ ruleKey }) => ruleKey === key);

  it('are the person’s own, in the person’s unit', () => {
    const person = diabetic(pricks([191, 187], 'pos_refeicao'));
    expect(told('post-meal-walk', person)?.why[0]).toBe(
      'Depois de comer, nos últimos 14 dias: 191 mg/dL em 18/11 às 12:00; 187 mg/dL em 19/11 às 12:00',
    );
    expect(told('post-meal-walk', { ...person, glucoseUnit: 'mmol/L' })?.why[0]).toContain('10,6 mmol/L');
  });

  it('never calls finger-pricks time, and gives a GMI only for a sensor', () => {
    const single = told('mean-above', diabetic(pricks(Array(10).fill(200))));
    expect(single?.content).not.toContain('GMI');
    const sensor = told('mean-above', diabetic(sensed([200], 14)));
    expect(sensor?.why).toEqual(['Média dos últimos 14 dias: 200 mg/dL', 'GMI: 8,1%']);
    expect(told('time-in-range-below', diabetic(pricks(ten(7, 3))))?.content).toContain('das suas medições');
  });

  it('calls the goals of a sensor’s time a mere reference beside finger-pricks', () => {
    const single = told('time-in-range-below', diabetic(pricks(ten(7, 3))));
    expect(single?.content).toContain('(vale para sensor; aqui, só referência)');
    const sensor = told('time-in-range-below', diabetic(sensed(ten(6, 4), 14)));
    expect(sensor?.content).not.toContain('referência');
  });

  it('sends a child with unexplained high glucose the same day, an adult within days', () => {
    const high = measured(...pricks([210]));
    expect(told('high-without-diabetes', { ...high, profile: aged(10) })?.content).toContain(
      'mostre os valores ainda hoje a seu responsável e seu pediatra',
    );
    expect(told('high-without-diabetes', high)?.content).toContain('UBS nos próximos dias');
  });

  it('asks for ketones whoever writes insulin in their own words', () => {
    const high = { ...measured(pricked(310, 1)), profile: { otherMedications: 'insulina NPH' } };
    expect(told('alarming-high-now', high)?.content).toContain('fitas de cetona');
    expect(told('alarming-high-now', diabetic([pricked(310, 1)]))?.content).not.toContain('fitas');
  });

  it('keeps the range of adults from a pregnant woman', () => {
    const readings = pricks(Array(10).fill(150));
    const pregnant = told('period-figures', { readings, profile: { pregnant: true } });
    expect(`${pregnant?.content}${pregnant?.why.join('')}`).not.toMatch(/entre 70 e 180/);
    expect(told('period-figures', { readings })?.content).toContain('entre 70 e 180');
  });

  it('gives a kilo only where the age is known', () => {
    expect(told('small-weight-goal', { profile: { ...obese, currentWeight: 90 } })?.content).toContain('5 a 9 kg');
    const unknown = { chronicConditions: ['Obesidade'], currentWeight: 90 };
    expect(told('small-weight-goal', { profile: unknown })?.content).not.toContain('kg');
  });

  it('keeps juice from who has a kidney disease, and walking from who cannot', () => {
    const low = measured(pricked(60, 1));
    expect(told('low-now', low)?.content).toContain('suco');
    expect(told('low-now', { ...low, ...living('Doença Renal') })?.content).not.toContain('suco');
    const seated = diabetic(pricks([191, 187], 'pos_refeicao'), { disabilities: ['Cadeirante'] });
    expect(told('post-meal-walk', seated)?.content).not.toMatch(/caminh/i);
  });

  it('tells the stop signs with every movement', () => {
    expect(told('sedentary-start', { profile: { exerciseLevel: 'sedentary' } })?.content).toMatch(/Pare e procure/);
  });
});

describe('without data', () => {
  it('asks for data and claims none', () => {
    const told = toldTo({});
    expect(told.map(({ ruleKey }) => ruleKey)).toEqual(expect.arrayContaining(['empty-profile', 'no-readings']));
    expect(told.filter(({ priority }) => priority === 'high').map(({ ruleKey }) => ruleKey)).toEqual(['empty-profile']);
  });
});

describe('the most urgent tips about glucose', () => {
  const LOWS = ['very-low-now', 'low-now', 'very-low-day', 'very-low-week'];
  const HIGHS = [
    'emergency-high-now',
    'alarming-high-now',
    'alarming-high-day',
    'lasting-high-now',
    'high-now',
    'alarming-high-week',
  ];

  it.each([...LOWS, ...HIGHS])('%s say the person’s own figure in the text', (key) => {
    const people = ruleCases.flatMap(([ruleKey, person]) => (ruleKey === key ? [person] : []));
    for (const person of people.flatMap(variants)) {
      const tip = toldTo(person).find(({ ruleKey }) => ruleKey === key);
      const values = (person.readings ?? []).map(({ value, rangeFlag }) =>
        value === null
          ? rangeFlag === 'low'
            ? 'LO'
            : 'HI'
          : sayFigures(glucoseFigure(value), person.glucoseUnit ?? 'mg/dL'),
      );
      if (tip)
        expect(
          values.some((value) => tip.content.includes(value)),
          tip.content,
        ).toBe(true);
    }
  });

  it('say it beside what to do', () => {
    const [tip] = toldTo(measured(pricked(48, 1)));
    expect(tip?.content).toMatch(
      /^Sua glicose deu 48 mg\/dL em 21\/11 às 11:00\. Se foi há pouco ou há sintomas, coma agora/,
    );
  });
});

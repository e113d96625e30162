import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { slept, used } from '../../testing/sample-days.ts';
import { NOW, pressed, pricked, samplePerson, sensed, weighed } from '../../testing/sample-person.ts';
import { estimateTokens } from '../model-question.ts';
import { CONTEXT_TOKENS, fitLines, promptValuesOf, turnsOf } from './prompt-context.ts';
import { recentDataOf } from './recent-data.ts';

const valuesOf = (made: Parameters<typeof samplePerson>[0], glucoseUnit: 'mg/dL' | 'mmol/L' = 'mg/dL') => {
  const person = samplePerson(made);
  const data = recentDataOf(person, NOW);
  return promptValuesOf({ profile: person.profile, data, now: NOW, timeZone: person.timeZone, glucoseUnit });
};

describe('what a model may know of a person', () => {
  it('is the profile with the age instead of the day of birth', () => {
    const { perfil, nivel } = valuesOf({
      profile: {
        birthDate: '1970-03-04',
        sex: 'female',
        chronicConditions: ['Diabetes Tipo 2', 'Outros'],
        otherConditions: 'gota',
        medications: ['Metformina'],
        foodAllergies: ['Leite'],
        height: 162,
        currentWeight: 74.5,
        exerciseLevel: 'intermediate',
      },
    });
    expect(perfil.split('\n')).toEqual([
      '<dados_da_pessoa>',
      'Pessoa: 56 anos, mulher',
      'Condições: Diabetes Tipo 2; gota',
      'Remédios em uso: Metformina',
      'Alergias alimentares: Leite',
      'Corpo: peso 74,5 kg, altura 162 cm',
      'Nível de exercício: intermediário',
      'Meta de sono: 8 h por noite',
      '</dados_da_pessoa>',
    ]);
    expect(nivel).toBe('intermediário');
  });

  const measured = {
    readings: [pricked(104, 30), pricked(148, 6)],
    vitals: { ...pressed([130, 84, 50], [140, 90, 26]), ...weighed([83, 300], [82.4, 20]) },
    nights: [slept(1)],
    uses: [used(2, 'xícaras', 1)],
  };

  it('is what was measured, as figures', () => {
    const { metricas } = valuesOf(measured);
    expect(metricas).toContain(
      '2 medidas, média 126 mg/dL, menor 104 mg/dL, maior 148 mg/dL; 100% entre 70 mg/dL e 180 mg/dL',
    );
    expect(metricas).toContain('Última glicose: 148 mg/dL em 21/11 às 06:00');
    expect(metricas).toContain('Pressão em 14 dias: 2 medidas, média 135/87 mmHg, última 140/90 mmHg');
    expect(metricas).toContain('Peso: 82,4 kg em 20/11, 83 kg em 09/11');
    expect(metricas).toMatch(/Sono \(1 noite\): média de 8 h/);
    expect(metricas).toMatch(/180 mg de cafeína, em 1 dia/);
  });

  it.each([
    ['pregnancy', { pregnant: true }],
    ['youth', { birthDate: '2012-01-01' }],
  ])('has no targets in %s', (_, profile) => {
    const { perfil, metricas } = valuesOf({
      ...measured,
      profile: { ...profile, currentWeight: 60, weightGoal: 50 },
    });
    expect(metricas).toMatch(/média 126 mg\/dL, menor 104 mg\/dL, maior 148 mg\/dL$/m);
    expect(perfil).toContain('peso 60 kg');
    expect(perfil).not.toContain('meta de peso');
  });

  it('has no weights where those harm', () => {
    const { perfil, metricas } = valuesOf({
      ...measured,
      profile: { otherConditions: 'anorexia', currentWeight: 50, weightGoal: 45 },
    });
    expect(`${perfil}${metricas}`).not.toContain('kg');
  });

  it('is said in the person’s own unit', () => {
    const { metricas } = valuesOf(measured, 'mmol/L');
    expect(metricas).toContain('média 7,0 mmol/L');
    expect(metricas).not.toContain('mg/dL');
  });

  it('is nothing where nothing was measured', () => {
    expect(valuesOf({}).metricas).toBe('');
  });

  it('stays within its tokens, however much there is', () => {
    const long = Object.fromEntries(
      Object.keys(EMPTY_HEALTH_PROFILE)
        .filter((name) => name.startsWith('other'))
        .map((name) => [name, 'uma palavra comprida '.repeat(50)]),
    );
    const { perfil, metricas } = valuesOf({
      ...measured,
      readings: sensed([90, 140, 210], 14),
      profile: long,
    });
    expect(estimateTokens(perfil)).toBeLessThanOrEqual(CONTEXT_TOKENS.profile + 12);
    expect(estimateTokens(metricas)).toBeLessThanOrEqual(CONTEXT_TOKENS.data + 12);
    expect(perfil).toContain('Condições: uma palavra');
    expect(metricas).toContain('Glicose em 14 dias: 1.344 medidas');
  });
});

it('fitLines leaves out what does not fit, the last first', () => {
  const lines = ['a', 'b', 'c', 'd'].map((letter, at) => letter.repeat(at === 1 ? 80 : 40));
  expect(fitLines(lines, 24)).toBe(`${'a'.repeat(40)}\n${'c'.repeat(40)}`);
});

it('turnsOf keeps the newest exchanges that fit', () => {
  const turns = Array.from({ length: 10 }, (_, at) => ({
    message: `Pergunta ${at}? ${'x '.repeat(200)}`,
    response: 'Resposta.',
    at: NOW,
    emergency: null,
  }));
  const kept = turnsOf(turns, 400);
  expect(kept.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user', 'assistant']);
  expect(kept.at(-2)?.content).toContain('Pergunta 9?');
  expect(kept[0]?.content).toContain('Pergunta 7?');
});

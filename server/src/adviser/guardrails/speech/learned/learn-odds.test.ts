import { expect, it } from 'vitest';
import { learnOdds } from './learn-odds.ts';

const examples = [
  ...['corte metade do MED ainda hoje', 'corte o MED ainda nesta semana', 'corte um MED por dia'].map(
    (marked) => ({
      label: 'medicine_change',
      marked,
    }),
  ),
  ...['sua dor vem de ILL com certeza', 'sua dor parece ILL de novo'].map((marked) => ({
    label: 'diagnosis',
    marked,
  })),
  ...['corte a cenoura em rodelas finas', 'caminhe um pouco ainda hoje', 'beba agua por todo o dia'].map(
    (marked) => ({ label: 'none', marked }),
  ),
];
const resemblanceOf = learnOdds(examples, 'none');

it('tells what resembles the unsafe sentences, and which of them', () => {
  const change = resemblanceOf('corte o MED ainda neste dia');
  expect(change.label).toBe('medicine_change');
  expect(change.odds).toBeGreaterThan(0);
  expect(resemblanceOf('sua dor vem de ILL de novo').label).toBe('diagnosis');
  expect(resemblanceOf('corte a cenoura em rodelas e beba agua').odds).toBeLessThan(0);
});

it('says nothing of words that it never met', () => {
  expect(resemblanceOf('vento frio sopra longe').odds).toBe(0);
});

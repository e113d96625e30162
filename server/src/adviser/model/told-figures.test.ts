import { expect, it } from 'vitest';
import { createToldFigures } from './told-figures.ts';

const told = [
  'Última glicose: 148 mg/dL em 20/11 às 06:52; 12 medidas; pressão 130/80 mmHg; meta de sono: 8 h',
  'minha glicose deu 187; {"records":4,"mean":"7,4 h","energy":"1.200 kcal","on":"2026-10-31 11:00"}',
].join('\n');

it.each([
  'Sua última glicose foi de 148 mg/dL.',
  'Sua pressão foi de 130 por 80 mmHg.',
  'Você contou 187 mg/dL.',
  'Foram 4 noites, com 7,4 horas em média.',
  'São 1200 kcal, ou 1.200 calorias.',
  'Caminhe 30 minutos em 5 dias.',
])('%s was told', (sentence) => {
  expect(createToldFigures(told)(sentence, 'counted')).toBe(false);
});

it.each([
  'Sua última glicose foi de 149 mg/dL.',
  'Sua pressão foi de 130 por 85 mmHg.',
  'Você pesa 148 kg.',
  'Sua glicose foi de 8 mg/dL.',
  'Sua glicose foi de 2026 mg/dL.',
])('%s was not', (sentence) => {
  expect(createToldFigures(told)(sentence, 'measured')).toBe(true);
});

it('what is counted matters only where tools count', () => {
  const hasUntold = createToldFigures(told);
  expect(['measured', 'counted'].map((scope) => hasUntold('Foram 9 noites.', scope as 'counted'))).toEqual([
    false,
    true,
  ]);
});

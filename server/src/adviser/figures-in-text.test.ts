import { describe, expect, it } from 'vitest';
import { glucoseFigure, plainFigure, sayFigures } from './figures-in-text.ts';

describe('figures in a text', () => {
  const text = `de ${plainFigure(70)} a ${glucoseFigure(180)}, agora ${glucoseFigure(53.9)}`;

  it('are said in the unit of who reads them', () => {
    expect(sayFigures(text, 'mg/dL')).toBe('de 70 a 180 mg/dL, agora 53,9 mg/dL');
    expect(sayFigures(text, 'mmol/L')).toBe('de 3,9 a 10,0 mmol/L, agora 3,0 mmol/L');
  });

  it('leave a text without them as it is', () => {
    expect(sayFigures('Sua pressão: 130/80 mmHg {assim}', 'mmol/L')).toBe('Sua pressão: 130/80 mmHg {assim}');
  });
});

import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeBar } from './range-bar.tsx';

test('lists the ranges from the highest, and never rounds a rare low away', () => {
  const limits = {
    veryHigh: 'acima de 250',
    high: '181 a 250',
    target: '70 a 180',
    low: '54 a 69',
    veryLow: 'abaixo de 54',
  };
  render(
    <RangeBar
      counts={{ veryLow: 1, low: 0, target: 9995, high: 4, veryHigh: 0 }}
      percents={{ veryLow: 0, low: 0, target: 99.9, high: 0.1, veryHigh: 0 }}
      limits={limits}
    />,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Muito alta acima de 2500%',
    'Alta 181 a 2500,1%',
    'Na faixa 70 a 18099,9%',
    'Baixa 54 a 690%',
    'Muito baixa abaixo de 54menos de 0,1%',
  ]);
  expect(within(rows[4] ?? document.body).getByText('menos de 0,1%')).toBeVisible();
});

import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeBar } from './range-bar.tsx';
import { wholePercents } from './whole-percents.ts';

test.each([
  [
    [1, 4, 84, 9, 2],
    [1, 4, 84, 9, 2],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 5, 1, 1, 1, 1],
    [18, 46, 9, 9, 9, 9],
  ],
  [
    [0, 0, 3],
    [0, 0, 100],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])('wholePercents(%j) is %j', (counts, percents) => {
  expect(wholePercents(counts)).toEqual(percents);
});

test('percents sum to 100 whatever the counts', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const counts = [seed % 3, seed % 7, (seed * 13) % 97, (seed * 5) % 11, seed % 2];
    expect(wholePercents(counts).reduce((sum, each) => sum + each, 0)).toBe(100);
  }
});

test('lists the ranges from the highest, and never rounds a rare low away', () => {
  const limits = {
    veryHigh: 'acima de 250',
    high: '181 a 250',
    target: '70 a 180',
    low: '54 a 69',
    veryLow: 'abaixo de 54',
  };
  render(<RangeBar counts={{ veryLow: 1, low: 0, target: 999, high: 0, veryHigh: 0 }} limits={limits} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Muito alta acima de 2500%',
    'Alta 181 a 2500%',
    'Na faixa 70 a 180100%',
    'Baixa 54 a 690%',
    'Muito baixa abaixo de 54menos de 1%',
  ]);
  expect(within(rows[4] ?? document.body).getByText('menos de 1%')).toBeVisible();
});

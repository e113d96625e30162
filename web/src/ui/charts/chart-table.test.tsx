import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChartTable } from './chart-table.tsx';

const open = (rowCount: number) =>
  render(
    <ChartTable
      caption="Últimos 90 dias"
      columns={['Quando', 'Glicose']}
      rowCount={rowCount}
      rowAt={(index) => [`dia ${index + 1}`, '112 mg/dL']}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a short table has no pages', () => {
  open(50);
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('26 thousand rows come 50 at a time, from the newest to the oldest and back', async () => {
  open(25_920);
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.getByRole('status')).toHaveTextContent('Linhas 1 a 50 de 25.920');
  expect(screen.getByRole('button', { name: 'Mais recentes' })).toHaveAttribute('aria-disabled', 'true');
  await press('Mais antigas');
  expect(screen.getByRole('cell', { name: 'dia 51' })).toBeVisible();
  await press('As mais antigas');
  expect(screen.getByRole('cell', { name: 'dia 25920' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Linhas 25.901 a 25.920 de 25.920');
  await press('As mais recentes');
  expect(screen.getByRole('cell', { name: 'dia 1' })).toBeVisible();
});

test('goes back to the newest rows when the page is gone', async () => {
  const { rerender } = open(200);
  await press('As mais antigas');
  rerender(<ChartTable caption="7 dias" columns={['Quando']} rowCount={60} rowAt={(index) => [`dia ${index + 1}`]} />);
  expect(screen.getByRole('cell', { name: 'dia 1' })).toBeVisible();
});

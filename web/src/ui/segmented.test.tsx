import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Segmented } from './segmented.tsx';

const options = [
  { value: '7', label: '7 dias' },
  { value: '14', label: '14' },
  { value: '90', label: '90' },
] as const;

const Periods = () => {
  const [value, setValue] = useState<'7' | '14' | '90'>('14');
  return <Segmented label="Período" options={options} value={value} onChange={setValue} />;
};

test('one stop for Tab, arrows choose and wrap', async () => {
  render(<Periods />);
  expect(screen.getByRole('group', { name: 'Período' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '14' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '90' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '7 dias' })).toBeChecked();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});

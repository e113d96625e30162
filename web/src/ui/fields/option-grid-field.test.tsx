import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { OptionGridField } from './option-grid-field.tsx';

const options = ['Diabetes Tipo 2', 'Hipertensão'].map((label) => ({ value: label, label }));

const ConditionsForm = ({ onValue }: { onValue: (value: unknown) => void }) => {
  const form = useForm({ defaultValues: { conditions: ['Hipertensão', 'Esteatose'] } });
  onValue(form.watch('conditions'));
  return <OptionGridField control={form.control} name="conditions" label="Condições" options={options} />;
};

test('keeps the order of the options and own entries', async () => {
  const onValue = vi.fn<(value: unknown) => void>();
  render(<ConditionsForm onValue={onValue} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Diabetes Tipo 2' }));
  expect(onValue.mock.lastCall?.[0]).toEqual(['Diabetes Tipo 2', 'Hipertensão', 'Esteatose']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hipertensão' }));
  expect(onValue.mock.lastCall?.[0]).toEqual(['Diabetes Tipo 2', 'Esteatose']);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';

interface FormProps {
  weightKg: number | null;
  onValue: (value: unknown) => void;
}

const WeightForm = ({ weightKg, onValue }: FormProps) => {
  const form = useForm<{ weightKg: number | null }>({ defaultValues: { weightKg } });
  onValue(form.watch('weightKg'));
  return (
    <form>
      <NumberField control={form.control} name="weightKg" label="Peso" unit="kg" hint="De 20 a 400 kg" />
      <button type="button" onClick={() => form.setValue('weightKg', 80.25)}>
        Outro
      </button>
      <button type="button" onClick={() => form.setError('weightKg', { message: 'Confira o peso.' })}>
        Errar
      </button>
    </form>
  );
};

const renderField = (weightKg: number | null) => {
  const onValue = vi.fn<(value: unknown) => void>();
  render(<WeightForm weightKg={weightKg} onValue={onValue} />);
  return { input: screen.getByLabelText('Peso'), last: () => onValue.mock.lastCall?.[0] };
};

test.each([
  ['78,4', 78.4],
  ['78.4', 78.4],
  ['118', 118],
  [' 7,5 ', 7.5],
])('reads %j as %d', async (typed, value) => {
  const { input, last } = renderField(null);
  await userEvent.type(input, typed);
  expect(last()).toBe(value);
  expect(input).toHaveValue(typed);
});

test.each(['1.284,5', 'doze', '7,5,1'])('does not guess %j', async (typed) => {
  const { input, last } = renderField(null);
  await userEvent.type(input, typed);
  expect(last()).toBeNaN();
  expect(input).toHaveValue(typed);
});

test('an empty field is null, and a comma on its way stays', async () => {
  const { input, last } = renderField(78.4);
  expect(input).toHaveValue('78,4');
  await userEvent.type(input, '{Backspace}');
  expect(input).toHaveValue('78,');
  await userEvent.clear(input);
  expect(last()).toBeNull();
});

test('shows what the form sets, and wires hint and error', async () => {
  const { input } = renderField(1);
  await userEvent.click(screen.getByRole('button', { name: 'Outro' }));
  expect(input).toHaveValue('80,25');
  expect(input).toHaveAccessibleDescription('De 20 a 400 kg');
  await userEvent.click(screen.getByRole('button', { name: 'Errar' }));
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Confira o peso. De 20 a 400 kg');
});

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../ui/checkbox.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { OptionGridField } from '../ui/fields/option-grid-field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { RadioChipsField } from '../ui/fields/radio-chips-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { DateField, DateTimeField, TextField, TimeField } from '../ui/fields/text-field.tsx';
import { TextareaField } from '../ui/fields/textarea-field.tsx';
import { PartSection } from './part-section.tsx';

const toOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const moments = toOptions(['Jejum', 'Antes de comer', 'Depois de comer', 'Ao deitar', 'Madrugada']);
const conditions = toOptions(['Diabetes Tipo 1', 'Diabetes Tipo 2', 'Hipertensão', 'Obesidade', 'Outros']);

interface Values {
  email: string;
  password: string;
  sleepGoalHours: number | null;
  glucose: number | null;
  bloodType: string;
  remind: boolean;
  agree: boolean;
  conditions: string[];
  moment: string;
  day: string;
  time: string;
  measuredAt: string;
  note: string;
}

const defaultValues: Values = {
  email: '',
  password: '12345678',
  sleepGoalHours: 7.5,
  glucose: 118,
  bloodType: 'O+',
  remind: true,
  agree: false,
  conditions: ['Diabetes Tipo 2', 'Hipertensão'],
  moment: 'Jejum',
  day: '2026-11-21',
  time: '22:30',
  measuredAt: '2026-11-21T08:15',
  note: '',
};

/** Every field, wired to a form that already has one error of each kind. */
export const FieldParts = () => {
  const { control, setError } = useForm<Values>({ defaultValues });
  useEffect(() => {
    setError('password', { message: 'As senhas não coincidem.' });
    setError('agree', { message: 'Marque para continuar.' });
  }, [setError]);
  return (
    <PartSection title="Campos">
      <form className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <TextField control={control} name="email" type="email" label="E-mail" placeholder="voce@exemplo.com.br" />
        <PasswordField control={control} name="password" label="Confirmar senha" autoComplete="new-password" />
        <NumberField control={control} name="sleepGoalHours" label="Meta de sono" unit="horas" hint="De 4 a 12 horas" />
        <SelectField control={control} name="bloodType" label="Tipo sanguíneo" options={toOptions(['O+', 'A-'])} />
        <NumberField control={control} name="glucose" label="Glicose" unit="mg/dL" big />
        <TextareaField control={control} name="note" label="Observação" rows={2} placeholder="Como você se sentia" />
        <DateField control={control} name="day" label="Dia" />
        <TimeField control={control} name="time" label="Foi deitar às" />
        <DateTimeField control={control} name="measuredAt" label="Quando" />
        <TextField control={control} name="email" label="Desligado" disabled />
        <SwitchField control={control} name="remind" label="Lembrar de medir em jejum" />
        <CheckboxField control={control} name="agree" label="Li e concordo" />
      </form>
      <RadioChipsField control={control} name="moment" label="Momento" options={moments} />
      <OptionGridField control={control} name="conditions" label="Condições crônicas" options={conditions} />
      <label htmlFor="todo" className="flex items-center gap-3">
        <Checkbox id="todo" round defaultChecked /> Caminhada leve no quarteirão
      </label>
    </PartSection>
  );
};

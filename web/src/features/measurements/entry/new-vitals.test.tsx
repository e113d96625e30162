import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { describe, expect, it } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aMetric, holdReplies, startMetricsServer } from '../measurements-fixture.ts';
import { QuickEntry } from './quick-entry.tsx';

isolateTests();

const user = userEvent.setup();
/** The form, once its code is there. */
const open = async (type: MetricType): Promise<void> => {
  renderPart(<QuickEntry type={type} focusValue={false} />);
  await screen.findByRole('button', { name: 'Salvar medição' });
};
const save = () => user.click(screen.getByRole('button', { name: 'Salvar medição' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const enter = async (name: string, value: string) => {
  await user.type(field(name), value);
  await save();
};
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

describe('a new pressure', () => {
  it('moves on by itself from the first number to the second', async () => {
    const server = startMetricsServer();
    await open('blood_pressure');
    await user.type(field('Máxima'), '120');
    expect(field('Mínima')).toHaveFocus();
    await user.keyboard('78');
    await save();
    await waitFor(() =>
      expect(server.sent).toEqual([{ metricType: 'blood_pressure', value: 120, unit: 'mmHg', diastolic: 78 }]),
    );
  });

  it('typed as 12x8 is shown back as 120 por 80, and saved only then', async () => {
    const server = startMetricsServer();
    await open('blood_pressure');
    await user.type(field('Máxima'), '12x8');
    expect([field('Máxima'), field('Mínima')].map((each) => (each as HTMLInputElement).value)).toEqual(['12', '8']);
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Você quis dizer 120 por 80 mmHg?' });
    expect(server.sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Está certo, salvar' }));
    await waitFor(() => expect(server.sent).toMatchObject([{ value: 120, diastolic: 80 }]));
  });

  it('pasted as one text fills both fields', async () => {
    startMetricsServer();
    await open('blood_pressure');
    await user.click(field('Máxima'));
    await user.paste('13,5 por 8');
    expect(field('Máxima')).toHaveValue('13,5');
    expect(field('Mínima')).toHaveValue('8');
  });

  it('is refused the wrong way round, by name', async () => {
    const server = startMetricsServer();
    await open('blood_pressure');
    await user.type(field('Máxima'), '80');
    await enter('Mínima', '120');
    expect(await screen.findByText(/A máxima precisa ser maior que a mínima/)).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['190', '100', '190 por 100 mmHg: pressão muito alta.'],
    ['85', '55', '85 por 55 mmHg: pressão baixa.'],
  ])('of %s por %s says what to do, and never to take a pill more', async (systolic, diastolic, title) => {
    startMetricsServer();
    await open('blood_pressure');
    await user.type(field('Máxima'), systolic);
    await enter('Mínima', diastolic);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/Não (tome comprimido a mais|mude remédio)/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'SAMU 192' })).toBeVisible();
  });

  it('that is high for a pregnancy waits for a profile that is slow, and says what to do', async () => {
    startMetricsServer([], { pregnant: true });
    const release = holdReplies((path) => path.includes('health-profile'));
    await open('blood_pressure');
    await user.type(field('Máxima'), '145');
    await enter('Mínima', '92');
    release();
    expect(await screen.findByText('145 por 92 mmHg: pressão alta para a gravidez.')).toBeVisible();
    expect(screen.queryByText('Sucesso!')).not.toBeInTheDocument();
  });

  it('of yesterday is no alarm of now', async () => {
    startMetricsServer();
    await open('blood_pressure');
    const yesterday = daysAgo(1).slice(0, 16);
    await user.clear(screen.getByLabelText('Quando'));
    await user.type(screen.getByLabelText('Quando'), yesterday);
    await user.type(field('Máxima'), '190');
    await enter('Mínima', '100');
    expect(await screen.findByText(/Ela já passou/)).toBeVisible();
    expect(screen.queryByText(/pressão muito alta/)).not.toBeInTheDocument();
  });
});

describe('a new weight', () => {
  it('keeps a comma and the notes', async () => {
    const server = startMetricsServer();
    await open('weight');
    await user.click(screen.getByRole('button', { name: 'Observações' }));
    expect(field('Observações')).toHaveFocus();
    await user.keyboard('depois do café');
    await enter('Peso', '78,4');
    await waitFor(() =>
      expect(server.sent).toEqual([{ metricType: 'weight', value: 78.4, unit: 'kg', notes: 'depois do café' }]),
    );
    await waitFor(() => expect(server.checked).toEqual(['depois do café']));
  });

  it('more than 5 kg from last week is asked about', async () => {
    const server = startMetricsServer([
      aMetric({ metricType: 'weight', unit: 'kg', value: 78, measuredAt: daysAgo(6) }),
    ]);
    await open('weight');
    await enter('Peso', '87');
    expect(await screen.findByText(/mais de 5 kg do peso dos últimos 7 dias/)).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it('of two kilos more in two days with a heart disease asks for the team today', async () => {
    const earlier = aMetric({ metricType: 'weight', unit: 'kg', value: 78, measuredAt: daysAgo(2) });
    startMetricsServer([earlier], { chronicConditions: ['Doença Cardíaca'] });
    await open('weight');
    await enter('Peso', '80');
    expect(await screen.findByText('Mais 2 kg em até 3 dias.')).toBeVisible();
    expect(screen.getByText('Fale hoje com sua equipe de saúde.')).toBeVisible();
  });
});

it.each([
  ['heart_rate', 'Batimentos em repouso', '128', { value: 128, unit: 'bpm' }, /128 bpm em repouso: batimentos altos/],
  [
    'heart_rate',
    'Batimentos em repouso',
    '72',
    { value: 72, unit: 'bpm' },
    '72 bpm: usuais. De 60 a 100 em repouso, o usual para adultos.',
  ],
  ['hba1c', 'HbA1c', '7,2', { value: 7.2, unit: '%', kind: 'laboratory' }, /^7,2%: mostre ao médico\. (?!O que isso)/],
] as const)('a new %s in %s of %s is sent', async (type, name, value, sent, said) => {
  const server = startMetricsServer();
  await open(type);
  await enter(name, value);
  expect(await screen.findByText(said)).toBeVisible();
  expect(server.sent).toEqual([{ metricType: type, ...sent }]);
});

it('an HbA1c of long ago has its day confirmed', async () => {
  const server = startMetricsServer();
  await open('hba1c');
  await user.clear(screen.getByLabelText('Quando'));
  await user.type(screen.getByLabelText('Quando'), '2020-03-05');
  await enter('HbA1c', '7,2');
  expect(await screen.findByText('A data é 05/03/2020, há mais de 1 ano.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Está certo, salvar' }));
  await waitFor(() => expect(server.sent).toMatchObject([{ measuredAt: '2020-03-05T15:00:00.000Z' }]));
});

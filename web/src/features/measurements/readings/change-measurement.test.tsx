import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { describe, expect, it } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aMetric, aPressure, signIn, startMetricsServer, threeDaysAgo } from '../measurements-fixture.ts';
import { MetricsList } from './metrics-list.tsx';

isolateTests();

const user = userEvent.setup();
const open = (type: MetricType = 'glucose') => renderPart(<MetricsList type={type} />);
const findTable = () => screen.findByRole('table', { name: 'Todas as medições' });
/** The last of a row's two menus is the wide screen's. */
const choose = async (item: 'Editar' | 'Apagar') => {
  const menus = within(await findTable()).getAllByRole('button', { name: /^Opções da medição de/ });
  await user.click(menus.at(-1) ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const undo = async () => {
  (await screen.findByRole('button', { name: 'Desfazer' })).focus();
  await user.keyboard('{Enter}');
};
const retype = async (name: string, value: string) => {
  await user.clear(screen.getByRole('textbox', { name }));
  await user.type(screen.getByRole('textbox', { name }), value);
};
const saveChanges = () => user.click(screen.getByRole('button', { name: 'Salvar mudanças' }));

describe('editing', () => {
  it('sends only what changed and takes it back whole', async () => {
    const server = startMetricsServer([aPressure({ notes: 'braço esquerdo' })]);
    open('blood_pressure');
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar medição' });
    expect(screen.getByRole('textbox', { name: 'Observações' })).toHaveValue('braço esquerdo');
    await retype('Mínima', '84');
    await saveChanges();
    expect(await screen.findByText('Medição atualizada.')).toBeVisible();
    expect(server.changes).toEqual([{ value: 134, diastolic: 84, etag: 'lida' }]);
    await undo();
    expect(await screen.findByText('A medição voltou a ser como era.')).toBeVisible();
    expect(server.changes[1]).toMatchObject({
      value: 134,
      diastolic: 86,
      notes: 'braço esquerdo',
      measuredAt: threeDaysAgo,
    });
  });

  it('shows a glucose in the person’s unit, as it was typed', async () => {
    signIn('mmol/L');
    const server = startMetricsServer([
      aMetric({ value: 99.1001, originalValue: 5.5, originalUnit: 'mmol/L', context: 'jejum' }),
    ]);
    open();
    await choose('Editar');
    expect(await screen.findByRole('textbox', { name: 'Glicose' })).toHaveValue('5,5');
    await retype('Glicose', '6,1');
    await saveChanges();
    await screen.findByText('Medição atualizada.');
    expect(server.changes).toEqual([{ value: 6.1, unit: 'mmol/L', rangeFlag: null, etag: 'lida' }]);
    await undo();
    await waitFor(() => expect(server.changes[1]).toMatchObject({ value: 5.5, unit: 'mmol/L' }));
  });

  it('of notes alone leaves a rare value alone', async () => {
    const server = startMetricsServer([aMetric({ value: 25, measuredAt: threeDaysAgo })]);
    open();
    await choose('Editar');
    await user.click(await screen.findByRole('button', { name: 'Observações' }));
    await user.keyboard('conferido');
    await saveChanges();
    await screen.findByText('Medição atualizada.');
    expect(server.changes).toEqual([{ notes: 'conferido', etag: 'lida' }]);
  });

  it('without a change sends nothing', async () => {
    const server = startMetricsServer([aPressure()]);
    open('blood_pressure');
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar medição' });
    await saveChanges();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.changes).toEqual([]);
  });

  it('asks about a rare value, and says what a low one asks for', async () => {
    const server = startMetricsServer([aMetric({ value: 112 })]);
    open();
    await choose('Editar');
    await screen.findByRole('textbox', { name: 'Glicose' });
    await retype('Glicose', '38');
    await saveChanges();
    await user.click(await screen.findByRole('button', { name: 'Está certo, salvar' }));
    expect(await screen.findByText(/38 mg\/dL: açúcar muito baixo/)).toBeVisible();
    expect(server.changes).toHaveLength(1);
    expect(screen.queryByText('Medição atualizada.')).not.toBeInTheDocument();
  });

  it('keeps the form when it fails', async () => {
    const server = startMetricsServer([aPressure()]);
    open('blood_pressure');
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar medição' });
    await retype('Mínima', '84');
    server.isFailing = true;
    await saveChanges();
    expect(await screen.findByText('Não foi possível atualizar a medição. Tente de novo.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Mínima' })).toHaveValue('84');
  });
});

describe('deleting', () => {
  it('gives a pressure back with all it had', async () => {
    const pressure = aPressure({ notes: 'braço esquerdo', importId: '0190b1c0-0000-7000-8000-0000000000aa' });
    const server = startMetricsServer([pressure]);
    open('blood_pressure');
    await choose('Apagar');
    await undo();
    expect(await screen.findByText('A medição voltou.')).toBeVisible();
    expect(server.sent).toMatchObject([
      {
        metricType: 'blood_pressure',
        value: 134,
        diastolic: 86,
        notes: 'braço esquerdo',
        measuredAt: threeDaysAgo,
        importId: pressure.importId,
      },
    ]);
  });

  it('hands the focus to the row that takes its place', async () => {
    const last = aMetric({ id: '0190b1c0-0000-7000-8000-0000000000ff', measuredAt: threeDaysAgo });
    startMetricsServer([last, aMetric()]);
    open();
    await choose('Apagar');
    await screen.findByText('Medição apagada.');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Opções da medição de/));
  });

  it('gives back a reading without a value', async () => {
    const server = startMetricsServer([aMetric({ value: null, rangeFlag: 'high', kind: 'sensor' })]);
    open();
    await choose('Apagar');
    await undo();
    await waitFor(() => expect(server.sent).toMatchObject([{ value: null, rangeFlag: 'high', kind: 'sensor' }]));
  });
});

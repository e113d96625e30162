import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MetricImport } from '@vida/contract/measurements/import-schemas.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClientFor } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { serveApi } from '../../../testing/serve-api.ts';
import { toastStore } from '../../../ui/toast/toast-store.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { signIn } from '../measurements-fixture.ts';
import { aMetricImport } from './import-fixture.ts';
import { ImportsList } from './imports-list.tsx';

let api: Awaited<ReturnType<typeof serveApi>>;
let imports: readonly MetricImport[];
let isFailing: boolean;

const failed = { status: 503, body: { message: 'Tente mais tarde.', code: 'unavailable' } };
const first = aMetricImport(1);

beforeEach(async () => {
  imports = [first];
  isFailing = false;
  api = await serveApi({
    'GET /api/health-metrics/imports': () => (isFailing ? failed : { body: imports }),
    [`DELETE /api/health-metrics/imports/${first.id}`]: () => {
      if (isFailing) return failed;
      imports = [];
      return { body: { importId: first.id, removed: 1284 } };
    },
  });
  signIn();
});
afterEach(async () => {
  for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
  cleanup();
  session.clear();
  queryClientFor(null);
  await api.close();
});

const user = userEvent.setup();
const open = () =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <ImportsList />
      <Toaster />
    </QueryClientProvider>,
  );
const undo = async () => {
  await user.click(await screen.findByRole('button', { name: 'Desfazer a importação de arquivo-1.csv' }));
  return screen.findByRole('alertdialog');
};

it('names each file, and takes one back after asking what goes', async () => {
  open();
  expect(screen.getByText('Carregando os arquivos importados...')).toBeInTheDocument();
  expect(
    await screen.findByText('LibreView (FreeStyle Libre): 1.284 registros, importado em 20/11, 09:00'),
  ).toBeVisible();
  const dialog = await undo();
  expect(dialog).toHaveTextContent(
    'Saem daqui os 1.284 registros que vieram de arquivo-1.csv, de 07/11/2026 a 20/11/2026.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('A importação foi desfeita.')).toBeVisible();
  expect(await screen.findByText('Nenhum arquivo importado ainda.')).toBeVisible();
});

it('keeps the file when it cannot be taken back', async () => {
  open();
  const dialog = await undo();
  isFailing = true;
  await user.click(within(dialog).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Tente mais tarde.')).toBeVisible();
  expect(imports).toHaveLength(1);
});

it('offers another try when the list cannot be loaded', async () => {
  isFailing = true;
  open();
  expect(await screen.findByText('Não foi possível carregar a lista.')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'tentar de novo' }));
  expect(await screen.findByText('arquivo-1.csv')).toBeVisible();
});

it('folds more than ten', async () => {
  imports = Array.from({ length: 23 }, (_, index) => aMetricImport(index + 1));
  open();
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10));
  const rows = () => screen.getAllByText(/^arquivo-\d+\.csv$/);
  expect(rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Ver todos os 23' }));
  expect(rows()).toHaveLength(23);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { toastStore } from '../../../ui/toast/toast-store.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { holdReplies, signIn, startMetricsServer } from '../measurements-fixture.ts';
import { keepLastType } from './last-type.ts';
import { NewMeasurementDialog } from './new-measurement-dialog.tsx';

beforeEach(() => {
  signIn();
  keepLastType(session.get()?.user.id ?? '', 'glucose');
});
afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  queryClientFor(null);
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const open = () => {
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <NewMeasurementDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onClose, unmount };
};

it('saves a weight, closes, and begins with it the next time', async () => {
  const server = startMetricsServer();
  const { onClose, unmount } = open();
  await user.click(screen.getByRole('radio', { name: 'Peso' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveFocus());
  await user.keyboard('78,4{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sent).toMatchObject([{ metricType: 'weight', value: 78.4 }]);
  unmount();
  open();
  expect(screen.getByRole('radio', { name: 'Peso' })).toBeChecked();
});

it('lets the arrow keys walk through the types', async () => {
  startMetricsServer();
  open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Glicose' })).toHaveFocus());
  screen.getByRole('radio', { name: 'Glicose' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Peso' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Peso' })).toBeVisible();
});

it('stays open where the reading asks for something', async () => {
  startMetricsServer();
  const { onClose } = open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Glicose' })).toHaveFocus());
  await user.keyboard('52{Enter}');
  expect(await screen.findByRole('dialog', { name: 'O que fazer agora' })).toBeVisible();
  expect(screen.getByText(/30 g de açúcar/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('closed before the reply still tells that the reading asks for something, and closes nothing else', async () => {
  startMetricsServer();
  const release = holdReplies((_path, method) => method === 'POST');
  const { onClose, unmount } = open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Glicose' })).toHaveFocus());
  await user.keyboard('52{Enter}');
  await screen.findByText('Salvando...');
  unmount();
  render(<Toaster />);
  release();
  expect(await screen.findByText('52 mg/dL: este valor pede atenção')).toBeVisible();
  expect(screen.getByText(/ligue para o SAMU 192/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

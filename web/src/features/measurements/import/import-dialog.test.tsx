import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../../lib/query-client.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { signIn, startMetricsServer } from '../measurements-fixture.ts';
import { ImportButton } from './import-button.tsx';

const result: ImportResult = {
  format: 'libreview',
  importId: null,
  imported: 1284,
  duplicates: 36,
  skipped: 5,
  errors: [{ line: 418, reason: 'valor 1120 mg/dL fora do possível' }],
  errorCount: 1,
  readings: 1284,
  treatments: 0,
  from: '2026-11-07T03:04:00.000Z',
  to: '2026-11-20T03:04:00.000Z',
  unit: 'mg/dL',
  dateOrder: 'dmy',
  samples: [{ line: 3, measuredAt: '2026-11-07T03:04:00.000Z', kind: 'sensor', value: 126, rangeFlag: null }],
};

/** Each upload takes the next reply; what was asked stays in `asked`. */
let replies: [status: number, body: unknown][];
let asked: URL[];

class UploadStub {
  status = 0;
  statusText = '';
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  open(_method: string, url: string): void {
    asked.push(new URL(url, 'http://localhost'));
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    const [status, body] = replies.shift() ?? [500, {}];
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    queueMicrotask(() => this.onload?.());
  }
}

beforeEach(() => {
  signIn();
  startMetricsServer();
  asked = [];
  vi.stubGlobal('XMLHttpRequest', UploadStub);
});
afterEach(() => {
  queryClientFor(null);
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const file = new File(['conteúdo'], 'libreview_novembro.csv', { type: 'text/csv' });
const choose = async (chosen = file) => {
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <ImportButton />
      <Toaster />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Importar arquivo' }));
  await user.upload(await screen.findByLabelText(/Escolher arquivo/), chosen);
};

describe('importing a file', () => {
  it('shows what it brings, then takes it', async () => {
    replies = [
      [200, result],
      [200, { ...result, importId: '0190b1c0-0000-7000-8000-000000000003' }],
    ];
    await choose();
    expect(await screen.findByText('Conferir antes de importar')).toBeVisible();
    expect(screen.getByText('LibreView')).toBeVisible();
    expect(screen.getByText('126 mg/dL')).toBeVisible();
    expect(screen.getByText('1 linha não entra')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importar 1.284 medições' }));
    expect(await screen.findByText('1.284 medições importadas.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    expect(asked.map(({ searchParams }) => searchParams.get('preview'))).toEqual(['true', 'false']);
    expect(asked[0]?.searchParams.get('timeZone')).toBe('America/Sao_Paulo');
  });

  it('asks for the date order only when the server cannot tell, and keeps the answer', async () => {
    replies = [
      [409, { message: 'As datas…', code: 'date_order_ambiguous' }],
      [200, result],
      [200, result],
    ];
    await choose();
    await user.click(await screen.findByRole('button', { name: /^Dia, mês, ano/ }));
    await user.click(await screen.findByRole('button', { name: 'Importar 1.284 medições' }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map(({ searchParams }) => searchParams.get('dateOrder'))).toEqual([null, 'dmy', 'dmy']);
  });

  it('says what the server said about another kind of file, and takes the next', async () => {
    replies = [[400, { message: 'Não reconhecemos este arquivo.', code: 'file_unknown' }]];
    await choose();
    expect(await screen.findByText('Não reconhecemos este arquivo.')).toBeVisible();
    expect(screen.getByLabelText(/Escolher arquivo/)).toBeInTheDocument();
  });

  it('does not offer to import what is already here', async () => {
    replies = [[200, { ...result, imported: 0, readings: 0, duplicates: 1320, samples: [] }]];
    await choose();
    expect(await screen.findByText('Tudo o que está neste arquivo já estava aqui.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
  });
});

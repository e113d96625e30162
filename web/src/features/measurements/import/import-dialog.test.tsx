import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_IMPORT_BYTES } from '@vida/contract/measurements/import-schemas.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory } from '../../../lib/browser-history.ts';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { startMetricsServer } from '../measurements-fixture.ts';
import { ImportButton } from './import-button.tsx';
import { anImportResult, stubUploads } from './import-fixture.ts';

let uploads: ReturnType<typeof stubUploads>['uploads'];

isolateTests();
beforeEach(() => {
  browserHistory().push('/dashboard');
  startMetricsServer();
  const stub = stubUploads();
  ({ uploads } = stub);
  vi.stubGlobal('XMLHttpRequest', stub.UploadStub);
});

const user = userEvent.setup();
const aFile = (content = 'conteúdo') => new File([content], 'libreview_novembro.csv', { type: 'text/csv' });
const open = async () => {
  renderPart(<ImportButton />);
  await user.click(screen.getByRole('button', { name: 'Importar arquivo' }));
  return screen.findByLabelText(/Escolher arquivo/);
};
const choose = async (file = aFile()) => user.upload(await open(), file);
const reply = async (status: number, body: unknown) => {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(0));
  await act(async () => uploads.at(-1)?.reply(status, body));
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('importing a file', () => {
  it('shows what it brings, then takes it, with the way back and to the figures', async () => {
    await choose();
    await reply(200, anImportResult());
    expect(await screen.findByText('Conferir antes de importar')).toBeVisible();
    expect(screen.getByText('LibreView (FreeStyle Libre)')).toBeVisible();
    expect(screen.getByText('126 mg/dL')).toBeVisible();
    expect(screen.getByText('1 linha não entra')).toBeVisible();
    for (const fact of [
      'De 07/11, 00:04 a 20/11, 00:04.',
      'Valores em mg/dL.',
      'Datas lidas como dia, mês, ano.',
      '5 linhas ficam de fora: repetem a curva do sensor ou não são medições.',
    ])
      expect(screen.getByText(fact)).toBeVisible();
    await press('Importar 1.284 medições');
    await reply(200, anImportResult({ importId: '0190b1c0-0000-7000-8000-000000000003' }));
    expect(await screen.findByText('Importamos 1.284 medições.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Ver minhas medições' }).focus();
    await user.keyboard('{Enter}');
    expect(browserHistory().location.pathname).toBe('/measurements');
    expect(uploads.map(({ url }) => url.searchParams.get('preview'))).toEqual(['true', 'false']);
    expect(uploads[0]?.url.searchParams.get('timeZone')).toBe('America/Sao_Paulo');
  });

  it('tells how much was sent, then that it is read, and can be cancelled', async () => {
    await choose();
    act(() => uploads[0]?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Enviando o arquivo...' })).toHaveAttribute('aria-valuenow', '40');
    act(() => uploads[0]?.progress(1));
    const reading = screen.getByRole('progressbar', { name: 'Lendo o arquivo...' });
    expect(reading).not.toHaveAttribute('aria-valuenow');
    await press('Cancelar');
    expect(uploads[0]?.wasAborted).toBe(true);
    expect(screen.getByLabelText(/Escolher arquivo/)).toBeInTheDocument();
  });

  it('cancelled while it is stored says where to look', async () => {
    await choose();
    await reply(200, anImportResult());
    await press(/^Importar 1/);
    await press('Cancelar');
    expect(uploads[1]?.wasAborted).toBe(true);
    expect(await screen.findByText(/^Importação cancelada\./)).toBeVisible();
  });

  it('closed once the server has it goes on, and tells when it is stored', async () => {
    await choose();
    await reply(200, anImportResult());
    await press(/^Importar 1/);
    act(() => uploads[1]?.progress(1));
    expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
    await press('Fechar');
    expect(uploads[1]?.wasAborted).toBe(false);
    await reply(200, anImportResult({ importId: '0190b1c0-0000-7000-8000-000000000003' }));
    expect(await screen.findByText('Importamos 1.284 medições.')).toBeVisible();
  });

  it('closed before it has left is not stored', async () => {
    await choose();
    await reply(200, anImportResult());
    await press(/^Importar 1/);
    act(() => uploads[1]?.progress(0.4));
    await press('Fechar');
    expect(uploads[1]?.wasAborted).toBe(true);
  });

  it('that could not be stored stays in sight, and the next try is the same submit', async () => {
    await choose();
    await reply(200, anImportResult());
    await press(/^Importar 1/);
    await reply(503, { message: 'O serviço está ocupado. Tente em um minuto.', code: 'unavailable' });
    expect(await screen.findByText('O serviço está ocupado. Tente em um minuto.')).toBeVisible();
    await press(/^Importar 1/);
    const [first, second] = uploads.slice(1).map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });
});

describe('what the file leaves open', () => {
  it('asks for the date order with a date of the file, and keeps the answer', async () => {
    await choose(aFile('Dispositivo\nFreeStyle,X,07-11-2024 06:52,0,112\n'));
    await reply(409, { message: 'As datas…', code: 'date_order_ambiguous' });
    expect(await screen.findByText(/a data 07\/11\/2024, que pode ser lida de dois jeitos/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mês, dia, ano: 11 de julho' })).toBeVisible();
    await press('Dia, mês, ano: 7 de novembro');
    await reply(200, anImportResult());
    await press(/^Importar 1/);
    expect(uploads.map(({ url }) => url.searchParams.get('dateOrder'))).toEqual([null, 'dmy', 'dmy']);
  });

  it('asks in general where no date of the file is found', async () => {
    await choose();
    await reply(409, { message: 'As datas…', code: 'date_order_ambiguous' });
    expect(await screen.findByRole('button', { name: 'Dia, mês, ano' })).toBeVisible();
  });

  it('asks for the unit', async () => {
    await choose();
    await reply(409, { message: 'A unidade…', code: 'unit_ambiguous' });
    await press('mmol/L');
    expect(uploads.at(-1)?.url.searchParams.get('unit')).toBe('mmol/L');
  });
});

describe('a file', () => {
  it('of another kind is told in the server’s words, and the next is taken', async () => {
    await choose();
    await reply(400, { message: 'Não reconhecemos este arquivo.', code: 'file_unknown' });
    expect(await screen.findByText('Não reconhecemos este arquivo.')).toBeVisible();
    expect(screen.getByLabelText(/Escolher arquivo/)).toBeInTheDocument();
  });

  it('over 20 MB never leaves the browser', async () => {
    const file = aFile();
    Object.defineProperty(file, 'size', { value: MAX_IMPORT_BYTES + 1 });
    await choose(file);
    expect(await screen.findByText(/mais de 20 MB/)).toBeVisible();
    expect(uploads).toHaveLength(0);
  });

  it.each([
    ['Tudo deste arquivo já estava aqui.', { duplicates: 1320, skipped: 0 }],
    ['O arquivo não tem medições.', { duplicates: 0, skipped: 0 }],
    ['O arquivo não tem nada que a Vida guarde.', { duplicates: 0, skipped: 9 }],
  ])('that brings nothing says why: %s', async (text, change) => {
    await choose();
    const nothing = {
      imported: 0,
      readings: 0,
      samples: [],
      errors: [],
      errorCount: 0,
      from: null,
      to: null,
    };
    await reply(200, anImportResult({ ...nothing, dateOrder: null, ...change }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
    await press('Escolher outro arquivo');
    expect(screen.getByLabelText(/Escolher arquivo/)).toBeInTheDocument();
  });

  it.each([
    ['Não conseguimos ler nenhuma linha deste arquivo.', 0],
    ['Nada novo: tudo o que conseguimos ler já estava aqui.', 12],
  ])('whose lines cannot be read says so: %s', async (text, duplicates) => {
    await choose();
    await reply(200, anImportResult({ imported: 0, readings: 0, samples: [], duplicates }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Linha 418')).toBeVisible();
  });

  it('of insulin and food alone is imported as such', async () => {
    await choose();
    await reply(200, anImportResult({ imported: 12, readings: 0, treatments: 12, samples: [] }));
    expect(await screen.findByText(/Mais 12 registros de insulina ou carboidratos/)).toBeVisible();
    await press('Importar 12 registros');
    await reply(200, anImportResult({ imported: 12, readings: 0, treatments: 12, samples: [] }));
    expect(await screen.findByText('Importamos 12 registros de insulina ou carboidratos.')).toBeVisible();
  });

  it('with many problems shows five, then all', async () => {
    const errors = Array.from({ length: 40 }, (_, index) => ({ line: index + 2, reason: 'data vazia' }));
    await choose();
    await reply(200, anImportResult({ errors, errorCount: 1200 }));
    expect(await screen.findByText('1.200 linhas não entram')).toBeVisible();
    expect(screen.getAllByText(/^Linha/)).toHaveLength(5);
    await press('Ver todas');
    expect(screen.getAllByText(/^Linha/)).toHaveLength(40);
    expect(screen.getByText('E mais 1.160 linhas.')).toBeInTheDocument();
  });
});

describe('dropping', () => {
  const drop = (...files: File[]) =>
    fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files, types: ['Files'] } });

  it('takes a file anywhere on the dialog', async () => {
    await open();
    fireEvent.dragOver(screen.getByRole('dialog'), { dataTransfer: { types: ['Files'] } });
    drop(aFile());
    await reply(200, anImportResult());
    expect(await screen.findByText('libreview_novembro.csv')).toBeVisible();
  });

  it('takes one file at a time', async () => {
    await open();
    drop(aFile(), aFile());
    expect(await screen.findByText('Solte um arquivo de cada vez.')).toBeVisible();
    expect(uploads).toHaveLength(0);
  });
});

it('says for each source how the file is exported', async () => {
  await open();
  const help = screen.getByText('Como exportar o arquivo').closest('details');
  if (!help) throw new Error('no help');
  expect(help).not.toHaveAttribute('open');
  for (const name of [
    'LibreView (FreeStyle Libre)',
    'Dexcom Clarity',
    'mySugr',
    'Accu-Chek',
    'CareLink (Medtronic)',
    'Nightscout',
  ])
    expect(within(help).getByText(name)).toBeInTheDocument();
});

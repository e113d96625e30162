import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishHeader, type LibreviewLine, libreviewFile } from './testing/libreview-fixture.ts';
import { readFixture as read } from './testing/read-fixture.ts';

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { status: number; code: string; userMessage: string }) => error,
  );

const history: LibreviewLine[] = [
  { at: '12-04-2025 22:30', type: 0, historic: 98 },
  { at: '22-04-2025 22:35', type: 0, historic: 149 },
];

describe('readFile', () => {
  it('reads history, strips, flags, insulin and food, and says what became of each line', async () => {
    const file = await read(
      libreviewFile([
        ...history,
        { at: '22-04-2025 22:36', type: 1, scan: 150 },
        { at: '22-04-2025 22:40', type: 0, historic: 'LO' },
        { at: '22-04-2025 22:45', type: 0, historic: 'HI' },
        { at: '22-04-2025 23:00', type: 2, strip: 112, serial: 'METER' },
        { at: '22-04-2025 23:01', type: 4, rapid: '4,5' },
        { at: '22-04-2025 23:02', type: 4, long: 18 },
        { at: '22-04-2025 23:03', type: 5, carbs: 45 },
        { at: '22-04-2025 23:04', type: 6 },
        { at: '22-04-2025 23:05', type: 3 },
        { at: '12-04-2025 22:30', type: 0, historic: 98 },
      ]),
    );
    expect(file).toMatchObject({
      format: 'libreview',
      unit: 'mg/dL',
      dateOrder: 'dmy',
      duplicates: 1,
      skipped: 3,
      errors: [],
    });
    expect(file.readings.map(({ kind, value, rangeFlag }) => [kind, value, rangeFlag])).toEqual([
      ['sensor', 98, null],
      ['sensor', 149, null],
      ['sensor', null, 'low'],
      ['sensor', null, 'high'],
      ['capillary', 112, null],
    ]);
    expect(file.readings[0]?.at.toISOString()).toBe('2025-04-13T01:30:00.000Z');
    expect(file.readings[0]?.utcOffsetMinutes).toBe(-180);
    expect(file.treatments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['rapid_insulin', 4.5],
      ['long_insulin', 18],
      ['carbs', 45],
    ]);
  });

  it('takes the scans where the file has no history', async () => {
    const file = await read(libreviewFile([{ at: '22-04-2025 10:00', type: 1, scan: 120 }]));
    expect(file.readings).toMatchObject([{ kind: 'sensor', value: 120 }]);
    expect(file.skipped).toBe(0);
  });

  it('names the line of the file for every problem', async () => {
    const file = await read(
      libreviewFile([
        ...history,
        { at: '22-04-2025 08:00', type: 6, notes: 'duas\nlinhas' },
        { at: '', type: 0, historic: 100 },
        { at: '31-02-2025 08:00', type: 0, historic: 100 },
        { at: '22-04-2025 08:05', type: 0, historic: 1120 },
        { at: '22-04-2025 08:10', type: 0, historic: 'abc' },
        { at: '22-04-2025 08:15', type: 0 },
        { at: '22-04-2027 08:15', type: 0, historic: 100 },
        { at: '22-04-2025 08:20', type: 9, historic: 100 },
      ]),
    );
    expect(file.errors).toEqual([
      { line: 7, reason: 'data vazia' },
      { line: 8, reason: 'data que não conseguimos ler: 31-02-2025 08:00' },
      { line: 9, reason: 'valor 1120 mg/dL fora do possível' },
      { line: 10, reason: 'valor que não conseguimos ler: abc' },
      { line: 11, reason: 'sem valor de glicose' },
      { line: 12, reason: 'data no futuro' },
      { line: 13, reason: 'tipo de registro desconhecido: 9' },
    ]);
    expect(file.readings.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('reads mmol/L with a decimal comma and keeps the original', async () => {
    const header = englishHeader('mmol/L');
    const file = await read(
      libreviewFile([{ at: '2025-04-22 10:00', type: 0, historic: '5,5' }], { header, delimiter: ';' }),
    );
    expect(file).toMatchObject({ unit: 'mmol/L', dateOrder: null });
    expect(file.readings).toMatchObject([{ value: 99.1001, originalMmolL: 5.5 }]);
  });

  it.each([
    ['a byte order mark and no title', { title: null, mark: true }],
    ['Unix line ends', { eol: '\n' }],
    [
      'an extra line about the patient',
      { title: 'Dados de glicose,Gerado em,28-04-2025 09:40 UTC\r\nPaciente,Pessoa Exemplo' },
    ],
    ['a header in a language we do not know', { header: englishHeader('mg/dL').map((name) => `Ж ${name}`) }],
  ])('reads a file with %s', async (_name, form) => {
    expect((await read(libreviewFile(history, form))).readings.map(({ value }) => value)).toEqual([98, 149]);
  });

  it('finds translated columns by name, wherever they are', async () => {
    const text = [
      'Dispositivo;Número de série;Carimbo de data/hora do dispositivo;Tipo de registro;Tira de glicose ' +
        'mg/dL;Histórico de glicose mg/dL;Analisar glicose mg/dL',
      'Libre;A1;04-22-2025 01:05 PM;0;;131;',
      'Libre;A1;04-22-2025 12:05 AM;2;140;;',
    ].join('\n');
    const file = await read(new TextEncoder().encode(text));
    expect(file.dateOrder).toBe('mdy');
    expect(file.readings.map(({ at, kind, value }) => [at.toISOString(), kind, value])).toEqual([
      ['2025-04-22T16:05:00.000Z', 'sensor', 131],
      ['2025-04-22T03:05:00.000Z', 'capillary', 140],
    ]);
  });

  it("reads the file of FreeStyle Libre's own program, which has fewer columns before the time", async () => {
    const text = [
      'Ana Exemplo',
      'ID\tTime\tRecord Type\tHistoric Glucose (mg/dL)\tScan Glucose (mg/dL)\tNon-numeric Rapid-Acting ' +
        'Insulin\tRapid-Acting Insulin (units)\tNon-numeric Food\tCarbohydrates (grams)\tStrip Glucose (mg/dL)',
      '1\t2025/04/22 10:00\t0\t98\t\t\t\t\t\t\t',
      '2\t2025/04/22 10:05\t1\t\t120\t\t\t\t\t\t',
      '3\t2025/04/22 10:06\t4\t\t\t\t4\t\t\t\t',
      '4\t2025/04/22 10:07\t2\t\t\t\t\t\t\t131\t',
    ].join('\r\n');
    const file = await read(new TextEncoder().encode(text));
    expect(file).toMatchObject({ format: 'libreview', unit: 'mg/dL', skipped: 1, errors: [] });
    expect(file.readings.map(({ kind, value }) => [kind, value])).toEqual([
      ['sensor', 98],
      ['capillary', 131],
    ]);
    expect(file.treatments).toMatchObject([{ kind: 'rapid_insulin', amount: 4 }]);
  });

  it('takes no half of a decimal comma, although it only pushed an empty cell out of the row', async () => {
    const [line = '', header = ''] = ['Libre,A1,22-04-2025 10:00,0,5,5', englishHeader('mmol/L').join(',')];
    const text = `${header}\n${line}${','.repeat(14)}\n`;
    expect((await read(new TextEncoder().encode(text))).errors).toEqual([
      { line: 2, reason: 'mais colunas do que o cabeçalho tem' },
    ]);
  });

  it('asks for the date order when nothing settles it, and takes the answer', async () => {
    const bytes = libreviewFile([{ at: '04-05-2025 10:00', type: 0, historic: 100 }]);
    expect(await refusal(read(bytes))).toMatchObject({ status: 409, code: 'date_order_ambiguous' });
    const dayOf = async (dateOrder: 'dmy' | 'mdy') =>
      (await read(bytes, { dateOrder })).readings[0]?.at.toISOString().slice(0, 10);
    expect(await dayOf('dmy')).toBe('2025-05-04');
    expect(await dayOf('mdy')).toBe('2025-04-05');
  });

  it('takes AM and PM for month first, and a day above 12 for what it is', async () => {
    const american = await read(libreviewFile([{ at: '04-05-2025 10:00 PM', type: 0, historic: 100 }]));
    expect(american.dateOrder).toBe('mdy');
    const settled = await read(libreviewFile(history), { dateOrder: 'mdy' });
    expect(settled.dateOrder).toBe('dmy');
  });

  it('asks for the unit when neither the header nor the values tell', async () => {
    const header = englishHeader('');
    const unclear = libreviewFile([{ at: '22-04-2025 10:00', type: 0, historic: '5,5' }], { header });
    expect(await refusal(read(unclear))).toMatchObject({ status: 409, code: 'unit_ambiguous' });
    expect((await read(unclear, { unit: 'mmol/L' })).readings[0]?.value).toBe(99.1001);
    expect((await read(libreviewFile(history, { header }))).unit).toBe('mg/dL');
  });

  it('keeps both values of the hour that happens twice', async () => {
    const file = await read(
      libreviewFile([
        { at: '2024-11-03 01:30', type: 0, historic: 100 },
        { at: '2024-11-03 01:30', type: 0, historic: 110 },
      ]),
      { timeZone: 'America/New_York' },
    );
    expect(file.readings.map(({ at, utcOffsetMinutes }) => [at.toISOString(), utcOffsetMinutes])).toEqual([
      ['2024-11-03T05:30:00.000Z', -240],
      ['2024-11-03T06:30:00.000Z', -300],
    ]);
  });

  it('moves a time that the clock jumped over forward', async () => {
    const file = await read(libreviewFile([{ at: '2024-03-10 02:30', type: 0, historic: 100 }]), {
      timeZone: 'America/New_York',
    });
    expect(file.readings[0]?.at.toISOString()).toBe('2024-03-10T07:30:00.000Z');
  });

  it.each([
    ['an empty file', new Uint8Array(), 'file_empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'file_unknown'],
    ['another table', new TextEncoder().encode('data,valor\n2025-04-22,100\n'), 'file_unknown'],
    ['a lost quote', new TextEncoder().encode('"Device,Serial\nA,B\n'), 'file_damaged'],
  ])('refuses %s in Portuguese', async (_name, bytes, code) => {
    const error = await refusal(read(bytes));
    expect(error).toMatchObject({ status: 400, code });
    expect(error?.userMessage).toMatch(/arquivo/);
  });

  it('reads back whatever a LibreView file says', async () => {
    const minute = fc.integer({ min: 0, max: 500_000 });
    const reading = fc.record({ minute, value: fc.integer({ min: 10, max: 600 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(reading, { minLength: 1, maxLength: 60, selector: (each) => each.minute }),
        fc.boolean(),
        fc.constantFrom('\r\n', '\n'),
        fc.constantFrom(',', ';'),
        async (readings, mark, eol, delimiter) => {
          const base = Date.UTC(2025, 0, 1);
          const at = (each: { minute: number }) =>
            new Date(base + each.minute * 60_000).toISOString().slice(0, 16).replace('T', ' ');
          const bytes = libreviewFile(
            readings.map((each) => ({ at: at(each), type: 0, historic: each.value })),
            { mark, eol, delimiter },
          );
          const file = await read(bytes, { timeZone: 'UTC' });
          expect(file.errors).toEqual([]);
          expect(file.readings.map((each) => [each.at.getTime(), each.value])).toEqual(
            readings.map((each) => [base + each.minute * 60_000, each.value]),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

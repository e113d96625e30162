import { type FileRows, type ReadFile, readFile } from '../read-file.ts';

type Options = Parameters<typeof readFile>[1];

const bytesOf = (file: string | Uint8Array): Uint8Array =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

/** A file that was read, with all its rows at once. */
export interface WholeFile extends Omit<ReadFile, 'rows'>, FileRows {}

/** A file read as a test's person in São Paulo, late in 2026, unless the test says otherwise. */
export const readFixture = async (file: string | Uint8Array, change: Partial<Options> = {}): Promise<WholeFile> => {
  const { rows, ...read } = await readFile(bytesOf(file), {
    timeZone: 'America/Sao_Paulo',
    now: new Date('2026-11-21T12:00:00Z'),
    ...change,
  });
  for await (const all of rows(Infinity)) return { ...read, ...all };
  throw new Error('a file without an end');
};

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly userMessage: string;
}

/** What a file was refused with; undefined when it was not. */
export const refusalOf = (file: string | Uint8Array, change?: Partial<Options>): Promise<Refusal | undefined> =>
  readFixture(file, change).then(
    () => undefined,
    (error: Refusal) => error,
  );

/** The readings in short: instant, type, how it was measured, value or side. */
export const briefReadings = ({ readings }: WholeFile) =>
  readings.map(({ at, metricType, kind, value, rangeFlag }) => [
    at.toISOString().replace('.000Z', 'Z'),
    metricType,
    kind,
    value ?? rangeFlag,
  ]);

export const briefTreatments = ({ treatments }: WholeFile) => treatments.map(({ kind, amount }) => [kind, amount]);

/** Every line of the file counts once. */
export const countLines = ({ readings, treatments, duplicates, skipped, errors }: WholeFile): number =>
  new Set([...readings, ...treatments].map(({ row }) => row)).size + duplicates + skipped + errors.length;

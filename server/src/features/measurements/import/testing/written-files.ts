import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { englishHeader, libreviewFile } from './libreview-fixture.ts';

/** A reading at a local minute, in milliseconds as if the clock were UTC; the value in the unit of the file. */
export interface WrittenReading {
  readonly localMs: number;
  readonly value: number;
}

/** How a made-up file is written. */
export interface WrittenStyle {
  readonly unit: GlucoseUnit;
  readonly eol: string;
  readonly mark: boolean;
  readonly delimiter: string;
  readonly order: 'dmy' | 'mdy' | 'ymd';
  readonly quotes: boolean;
  readonly header: boolean;
}

type Writer = (readings: readonly WrittenReading[], style: WrittenStyle) => string;

const pad = (value: number): string => String(value).padStart(2, '0');
const isoOf = ({ localMs }: WrittenReading): string => new Date(localMs).toISOString().slice(0, 19);

const partsOf = (reading: WrittenReading) => {
  const [day = '', clock = ''] = isoOf(reading).split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  return { day, clock, year, month, date };
};

const dateIn = (reading: WrittenReading, order: WrittenStyle['order']): string => {
  const { day, year, month, date } = partsOf(reading);
  if (order === 'ymd') return day;
  return order === 'dmy' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
};

/** A comma only where it is not the delimiter, or in quotes. */
const valueIn = ({ value }: WrittenReading, { delimiter, quotes }: WrittenStyle): string =>
  delimiter === ',' && !quotes ? String(value) : String(value).replace('.', ',');

const table = (rows: readonly (readonly string[])[], { delimiter, quotes, eol }: WrittenStyle): string =>
  rows.map((row) => row.map((cell) => (quotes ? `"${cell}"` : cell)).join(delimiter)).join(eol) + eol;

const blanks = (count: number): string[] => Array.from({ length: count }, () => '');

const dexcom: Writer = (readings, style) =>
  table(
    [
      [
        'Index',
        'Timestamp (YYYY-MM-DDThh:mm:ss)',
        'Event Type',
        'Event Subtype',
        'Patient Info',
        'Device Info',
        'Source Device ID',
        `Glucose Value (${style.unit})`,
        'Insulin Value (u)',
        'Carb Value (grams)',
        'Duration (hh:mm:ss)',
        `Glucose Rate of Change (${style.unit}/min)`,
        'Transmitter Time (Long Integer)',
        'Transmitter ID',
      ],
      ['1', '', 'Alert', 'Low', ...blanks(3), '70', ...blanks(6)],
      ...readings.map((each, index) => [
        String(index + 2),
        isoOf(each),
        'EGV',
        ...blanks(4),
        valueIn(each, style),
        ...blanks(4),
        '1',
        'T1',
      ]),
    ],
    style,
  );

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const mysugr: Writer = (readings, style) =>
  table(
    [
      ['Date', 'Time', 'Tags', `Blood Sugar Measurement (${style.unit})`, 'Insulin Injection Units (Pen)'],
      ...readings.map((each) => {
        const { year, month, date, clock } = partsOf(each);
        const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
        const half = hour < 12 ? 'AM' : 'PM';
        return [
          `${englishMonths[Number(month) - 1]} ${Number(date)}, ${year}`,
          `${hour % 12 || 12}:${pad(minute)}:${pad(second)} ${half}`,
          '',
          valueIn(each, style),
          '',
        ];
      }),
    ],
    { ...style, quotes: true },
  );

const accuChek: Writer = (readings, style) => {
  const rows = readings.map((each) => {
    const { year, month, date, clock } = partsOf(each);
    return [`${date}.${month}.${year}`, clock.slice(0, 5), valueIn(each, style), style.unit, ...blanks(6)];
  });
  const header = [
    'Serial number;Download date;Download time',
    'U123456789;08.12.2025;17:04',
    'Date;Time;Result;Unit;;;;;;',
  ];
  return table([...(style.header ? header.map((line) => line.split(';')) : []), ...rows], style);
};

const nightscout: Writer = (readings, { header, mark, eol }) => {
  const zoneMs = 3 * 60 * 60_000;
  const entries = readings.map((each, index) => ({
    type: 'sgv',
    sgv: header ? each.value : String(each.value),
    ...(mark ? { date: each.localMs + zoneMs } : { dateString: `${isoOf(each)}.000-0300` }),
    ...(index % 2 === 0 && { _id: `id${index}` }),
  }));
  return JSON.stringify(entries, null, header ? 2 : 0).replaceAll('\n', eol);
};

const twoColumns: Writer = (readings, style) =>
  table(
    [
      ...(style.header || style.unit === 'mmol/L' ? [['Data e hora', `Glicose (${style.unit})`]] : []),
      ...readings.map((each) => [`${dateIn(each, style.order)} ${partsOf(each).clock}`, valueIn(each, style)]),
    ],
    style,
  );

const libreview: Writer = (readings, { unit, delimiter, eol, order }) =>
  new TextDecoder().decode(
    libreviewFile(
      readings.map((each) => ({
        at: `${dateIn(each, order)} ${partsOf(each).clock.slice(0, 5)}`,
        type: 0,
        historic: String(each.value).replace('.', ','),
      })),
      { header: englishHeader(unit), delimiter, eol },
    ),
  );

/** One writer for every format with a property test. */
export const writers = { libreview, dexcom, mysugr, accuChek, nightscout, twoColumns } as const;

import type {
  DataContent,
  Entry,
  RowContent,
  RowReading,
  RowTreatment,
  SettledEntry,
} from '../file-format.ts';
import { rowError, skipped } from '../formats/row-content.ts';
import type { Moment } from '../time/moment.ts';
import type { Timestamp } from '../time/timestamp.ts';

/** Values without their names, which would be most of what is packed. */
type PackedReading = readonly [
  RowReading['metricType'],
  RowReading['kind'],
  RowReading['value'],
  RowReading['diastolic'],
  RowReading['rangeFlag'],
  RowReading['context'],
  RowReading['glucoseUnit'],
];
type PackedTreatment = readonly [RowTreatment['kind'], RowTreatment['amount']];
type PackedData = readonly [
  key: string,
  isAnonymous: boolean,
  readings: readonly PackedReading[],
  treatments: readonly PackedTreatment[],
];
/** Data, the reason of an error, or null for what is skipped. */
type PackedContent = PackedData | string | null;
type PackedBySign = { readonly seen: PackedContent; readonly unseen: PackedContent };
/** An instant, a text that says no moment, or one that does. */
type PackedMoment =
  | readonly [ms: number, utcOffsetMinutes: number | null]
  | readonly [text: string]
  | readonly [
      text: string,
      year: number,
      first: number,
      second: number,
      yearFirst: boolean,
      dotted: boolean,
      twelveHours: boolean,
      clock: Timestamp['clock'],
    ];

/** An entry as short JSON. */
export type PackedEntry = readonly [
  line: number,
  record: number | null,
  moment: PackedMoment,
  content: PackedContent | PackedBySign,
];

const packData = ({ key, isAnonymous = false, readings, treatments }: DataContent): PackedData => [
  key,
  isAnonymous,
  readings.map((reading) => [
    reading.metricType,
    reading.kind,
    reading.value,
    reading.diastolic,
    reading.rangeFlag,
    reading.context,
    reading.glucoseUnit,
  ]),
  treatments.map(({ kind, amount }) => [kind, amount]),
];

const packContent = (content: RowContent): PackedContent => {
  if (content.type === 'skipped') return null;
  return content.type === 'error' ? content.reason : packData(content);
};

const packMoment = (moment: Moment): PackedMoment => {
  if (moment.type === 'instant') return [moment.at.getTime(), moment.utcOffsetMinutes];
  const { text, timestamp } = moment;
  if (!timestamp) return [text];
  const { year, first, second, yearFirst, dotted, twelveHours, clock } = timestamp;
  return [text, year, first, second, yearFirst, dotted, twelveHours, clock];
};

export const packEntry = ({ place, moment, content }: Entry): PackedEntry => [
  place.line,
  place.record,
  packMoment(moment),
  content.type === 'by_sign'
    ? { seen: packContent(content.seen), unseen: packContent(content.unseen) }
    : packContent(content),
];

const unpackContent = (packed: PackedContent): RowContent => {
  if (packed === null) return skipped;
  if (typeof packed === 'string') return rowError(packed);
  const [key, isAnonymous, readings, treatments] = packed;
  return {
    type: 'data',
    key,
    isAnonymous,
    readings: readings.map(([metricType, kind, value, diastolic, rangeFlag, context, glucoseUnit]) => ({
      metricType,
      kind,
      value,
      diastolic,
      rangeFlag,
      context,
      glucoseUnit,
    })),
    treatments: treatments.map(([kind, amount]) => ({ kind, amount })),
  };
};

const unpackMoment = (packed: PackedMoment): Moment => {
  if (packed.length === 2) return { type: 'instant', at: new Date(packed[0]), utcOffsetMinutes: packed[1] };
  if (packed.length === 1) return { type: 'written', text: packed[0], timestamp: null };
  const [text, year, first, second, yearFirst, dotted, twelveHours, clock] = packed;
  const timestamp = { year, first, second, yearFirst, dotted, twelveHours, clock };
  return { type: 'written', text, timestamp };
};

const isBySign = (content: PackedEntry[3]): content is PackedBySign =>
  content !== null && typeof content === 'object' && 'seen' in content;

/** The entry, once it is known whether the file shows the sign that its content may depend on. */
export const unpackEntry = (
  [line, record, moment, content]: PackedEntry,
  hasSign: boolean,
): SettledEntry => ({
  place: { line, record },
  moment: unpackMoment(moment),
  content: unpackContent(isBySign(content) ? content[hasSign ? 'seen' : 'unseen'] : content),
});

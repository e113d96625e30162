import type { DataContent, Entry, RowContent, RowReading, RowTreatment, SettledEntry } from '../file-format.ts';
import { rowError, skipped } from '../formats/row-content.ts';
import { type Moment, parseWritten } from '../time/moment.ts';

/** A number of hundreds of digits is Infinity, which JSON only says as a text. */
type PackedNumber = number | string;

const packNumber = (value: number): PackedNumber => (Number.isFinite(value) ? value : String(value));

/** Values without their names, which would be most of what is packed. */
type PackedReading = readonly [
  metricType: RowReading['metricType'],
  kind: RowReading['kind'],
  value: PackedNumber | null,
  diastolic: RowReading['diastolic'],
  rangeFlag: RowReading['rangeFlag'],
  context: RowReading['context'],
  glucoseUnit: RowReading['glucoseUnit'],
];
type PackedTreatment = readonly [kind: RowTreatment['kind'], amount: PackedNumber];
type PackedData = readonly [
  key: string,
  isAnonymous: boolean,
  readings: readonly PackedReading[],
  treatments: readonly PackedTreatment[],
];
/** Data, the reason of an error, or null for what is skipped. */
type PackedContent = PackedData | string | null;
type PackedBySign = { readonly seen: PackedContent; readonly unseen: PackedContent };
/** An instant, or what a clock without a zone wrote. */
type PackedMoment = readonly [ms: number, utcOffsetMinutes: number | null] | string;

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
    reading.value === null ? null : packNumber(reading.value),
    reading.diastolic,
    reading.rangeFlag,
    reading.context,
    reading.glucoseUnit,
  ]),
  treatments.map(({ kind, amount }) => [kind, packNumber(amount)]),
];

const packContent = (content: RowContent): PackedContent => {
  if (content.type === 'skipped') return null;
  return content.type === 'error' ? content.reason : packData(content);
};

const packMoment = (moment: Moment): PackedMoment =>
  moment.type === 'instant' ? [moment.at.getTime(), moment.utcOffsetMinutes] : moment.text;

/** What `unpackEntry` makes the same entry of. */
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
      value: value === null ? null : Number(value),
      diastolic,
      rangeFlag,
      context,
      glucoseUnit,
    })),
    treatments: treatments.map(([kind, amount]) => ({ kind, amount: Number(amount) })),
  };
};

const unpackMoment = (packed: PackedMoment): Moment =>
  typeof packed === 'string'
    ? parseWritten(packed)
    : { type: 'instant', at: new Date(packed[0]), utcOffsetMinutes: packed[1] };

const isBySign = (content: PackedEntry[3]): content is PackedBySign =>
  content !== null && typeof content === 'object' && 'seen' in content;

/** The entry, once it is known whether the file shows the sign that its content may depend on. */
export const unpackEntry = ([line, record, moment, content]: PackedEntry, hasSign: boolean): SettledEntry => ({
  place: { line, record },
  moment: unpackMoment(moment),
  content: unpackContent(isBySign(content) ? content[hasSign ? 'seen' : 'unseen'] : content),
});

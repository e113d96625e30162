import { plain } from '../text/plain.ts';

/** The twelve months by how their names begin in Portuguese, English, Spanish, German, French and Italian. */
const beginnings = [
  /^(jan|ene|gen)/,
  /^fe[bv]/,
  /^mar/,
  /^a[bpv]r/,
  /^ma[igy]/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(ago|aug|aou)/,
  /^se[pt]/,
  /^(o[ck]t|out|ott)/,
  /^nov/,
  /^d[ei][cz]/,
];

const dayFirst = /^(\d{1,2})\.? (?:de )?([a-z]{3,10})\.?,? (?:de )?(\d{4}),?(.*)$/;
const monthFirst = /^([a-z]{3,10})\.? (\d{1,2}),? (?:de )?(\d{4}),?(.*)$/;

/** 'Oct 1, 2024 7:30 AM' and '1 de out. de 2024 07:30' as '2024-10-1 07:30'; null for a date without a month's name. */
export const withMonthNumber = (text: string): string | null => {
  const flat = plain(text);
  const [, first = '', second = '', year, clock = ''] = dayFirst.exec(flat) ?? monthFirst.exec(flat) ?? [];
  if (year === undefined) return null;
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = beginnings.findIndex((beginning) => beginning.test(name)) + 1;
  return month === 0 ? null : `${year}-${month}-${day} ${clock.trim()}`;
};

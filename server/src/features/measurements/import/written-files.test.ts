import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLines, readFixture } from './testing/read-fixture.ts';
import { type WrittenReading, type WrittenStyle, writers } from './testing/written-files.ts';

const BASE_MS = Date.UTC(2025, 0, 1);
/** São Paulo is three hours behind all year. */
const ZONE_MS = 180 * MINUTE_MS;

const mgDl = fc.integer({ min: 40, max: 600 });
const mmolL = fc.integer({ min: 22, max: 333 }).map((tenths) => tenths / 10);

const styles: fc.Arbitrary<WrittenStyle> = fc.record({
  unit: fc.constantFrom('mg/dL', 'mmol/L'),
  eol: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.boolean(),
  delimiter: fc.constantFrom(',', ';', '\t'),
  order: fc.constantFrom('dmy', 'mdy', 'ymd'),
  quotes: fc.boolean(),
  header: fc.boolean(),
});

const files = styles.chain((style) => {
  const value = style.unit === 'mg/dL' ? mgDl : mmolL;
  const reading = fc.record({ minute: fc.integer({ min: 0, max: 500_000 }), value });
  return fc.uniqueArray(reading, { minLength: 1, maxLength: 30, selector: ({ minute }) => minute }).map((readings) => ({
    style,
    readings: readings.map(({ minute, value: each }) => ({
      localMs: BASE_MS + minute * MINUTE_MS,
      value: each,
    })),
  }));
});

const expected = (readings: readonly WrittenReading[], unit: WrittenStyle['unit']) =>
  readings.map(({ localMs, value }) => [localMs + ZONE_MS, toMgDl(value, unit)]);

describe('what is written is read back', () => {
  it.each(Object.entries(writers))('%s', async (name, write) => {
    const onlyMgDl = name === 'nightscout';
    await fc.assert(
      fc.asyncProperty(
        files.filter(({ style }) => !onlyMgDl || style.unit === 'mg/dL'),
        async ({ style, readings }) => {
          const text = write(readings, style);
          const file = await readFixture(style.mark ? `\uFEFF${text}` : text, {
            ...(style.order !== 'ymd' && { dateOrder: style.order }),
          });
          expect(file.errors).toEqual([]);
          expect(file.readings.map(({ at, value }) => [at.getTime(), value])).toEqual(expected(readings, style.unit));
          expect(new Set(file.readings.map(({ sourceKey }) => sourceKey)).size).toBe(readings.length);
          expect(countLines(file) - file.skipped).toBe(readings.length);
        },
      ),
      { numRuns: 80 },
    );
  });
});

import { expect, it } from 'vitest';
import { briefReadings, briefTreatments, countLines, readFixture } from '../testing/read-fixture.ts';

it("reads xDrip+'s export for SiDiary", async () => {
  const read = await readFixture(
    [
      'DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK',
      '05.04.2025;10:00;112;;;;',
      '05.04.2025;10:02;;130;;;',
      '05.04.2025;10:03;;;45;4,5;almoço',
      '05.04.2025;10:04;;;;;nota',
      '05.04.2025;10:05;abc;;;;',
    ].join('\n'),
  );
  expect(read).toMatchObject({ format: 'sidiary', unit: 'mg/dL', dateOrder: 'dmy', skipped: 1 });
  expect(briefReadings(read)).toEqual([
    ['2025-04-05T13:00:00Z', 'glucose', 'sensor', 112],
    ['2025-04-05T13:02:00Z', 'glucose', 'capillary', 130],
  ]);
  expect(briefTreatments(read)).toEqual([
    ['rapid_insulin', 4.5],
    ['carbs', 45],
  ]);
  expect(read.errors).toEqual([{ line: 6, reason: 'valor que não conseguimos ler: abc' }]);
  expect(countLines(read)).toBe(5);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { runHealthQuery } from './run-health-query.ts';
import { anyQuery } from './testing/any-query.ts';
import { anyRecords, recordsOf } from './testing/any-records.ts';
import { nearly, resultAlone } from './testing/figures-alone.ts';
import { naiveQuery } from './testing/naive-query.ts';

const asked = anyRecords.chain((given) => anyQuery(given.start).map((query) => ({ given, query })));

it('says what somebody finds who goes through the records day by day', () =>
  fc.assert(
    fc.asyncProperty(asked, async ({ given, query }) => {
      const records = recordsOf(given);
      const result = resultAlone(await runHealthQuery(records, query));
      expect(result).toEqual(nearly(await naiveQuery(records, query)));
    }),
    { numRuns: rounds(1500, 30_000), seed: 20_261_121 },
  ));

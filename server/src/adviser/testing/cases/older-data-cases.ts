import type { RuleCase } from '../case-people.ts';
import { pricked, prickedLongAgo, type SamplePerson, sensedLongAgo } from '../sample-person.ts';

export const older = (olderReadings: NonNullable<SamplePerson['olderReadings']>): SamplePerson => ({ olderReadings });
export const olderDiabetic = (olderReadings: NonNullable<SamplePerson['olderReadings']>): SamplePerson => ({
  profile: { chronicConditions: ['Diabetes Tipo 2'] },
  olderReadings,
});
/** A hundred values of which so many are the other one. */
export const hundred = (amount: number, other: number): number[] => [
  ...Array<number>(100 - amount).fill(110),
  ...Array<number>(amount).fill(other),
];

/** Cases of the rules about readings of the past: key, somebody it is told to, somebody just beside it. */
export const olderDataCases: readonly RuleCase[] = [
  ['no-readings', {}, older(prickedLongAgo([110]))],
  ['older-data', older(prickedLongAgo([110])), { readings: [pricked(110, 1)] }],
  ['older-data', older(sensedLongAgo([60, 110, 300])), {}],
  ['older-data-to-team', older(prickedLongAgo(hundred(1, 53.9))), older(prickedLongAgo(hundred(1, 54)))],
  ['older-data-to-team', older(prickedLongAgo(hundred(4, 69))), older(prickedLongAgo(hundred(3, 69)))],
  [
    'older-data-to-team',
    olderDiabetic(prickedLongAgo(hundred(26, 181))),
    olderDiabetic(prickedLongAgo(hundred(25, 181))),
  ],
  [
    'older-data-to-team',
    olderDiabetic(prickedLongAgo(hundred(6, 251))),
    olderDiabetic(prickedLongAgo(hundred(5, 251))),
  ],
  ['older-data-to-team', older(prickedLongAgo(hundred(2, 181))), older(prickedLongAgo(hundred(1, 181)))],
  [
    'older-data-to-team',
    older([...sensedLongAgo([110]), ...prickedLongAgo([53], 202)]),
    older([...sensedLongAgo([110]), ...prickedLongAgo([54], 202)]),
  ],
];

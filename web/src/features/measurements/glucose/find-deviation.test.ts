import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import {
  type GlucoseSummary,
  type SummaryBasis,
  summarizeGlucose,
} from '@vida/contract/measurements/glucose-summary.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import { describe, expect, it } from 'vitest';
import { findDeviation } from './find-deviation.ts';

const now = new Date('2026-11-21T12:00:00Z');
const STEP_MS = 300_000;

/** Fourteen days: of a sensor that shows these values in turn, or of these finger-pricks. */
const summaryOf = (values: readonly number[], basis: SummaryBasis, group: CareGroup, days = 14) => {
  const from = new Date(now.getTime() - days * DAY_MS);
  const isSensor = basis === 'sensor';
  // Whole turns, so that the shares are those of the values.
  const turns = Math.floor((days * DAY_MS) / STEP_MS / values.length);
  const count = isSensor ? turns * values.length : values.length;
  const readings = Array.from({ length: count }, (_, index) => ({
    at: from.getTime() + index * STEP_MS,
    value: values[index % values.length] ?? null,
    rangeFlag: null,
    context: null,
    weight: STEP_MS / 60_000,
  }));
  return summarizeGlucose({
    days,
    from,
    to: now,
    now,
    timeZone: 'America/Sao_Paulo',
    sensor: isSensor ? readings : [],
    single: isSensor ? [] : readings,
    group,
    newestAt: now,
  });
};

/** `share` of a hundred readings at a value, the rest at 110. */
const withShare = (...parts: readonly (readonly [value: number, share: number])[]): number[] => {
  const outside = parts.flatMap(([value, share]) => Array.from({ length: share }, () => value));
  return [...outside, ...Array.from({ length: 100 - outside.length }, () => 110)];
};

const describeDeviation = (summary: GlucoseSummary, unit: GlucoseUnit): string | null => {
  const found = findDeviation(summary, unit);
  return found && `${found.fact}. ${found.next}`;
};

const lowNext = 'Açúcar baixo pede mais cuidado que açúcar alto: fale com sua equipe de saúde.';

describe('of a sensor', () => {
  it.each([
    [withShare([60, 3]), null],
    [withShare([60, 11]), `11% do tempo abaixo de 70 mg/dL (meta usual: menos de 4%). ${lowNext}`],
    [
      withShare([50, 2], [60, 9], [300, 20]),
      '11% do tempo abaixo de 70 mg/dL (meta usual: menos de 4%) e 2% do tempo abaixo de 54 mg/dL (meta usual: ' +
        `menos de 1%). ${lowNext}`,
    ],
    [withShare([50, 2]), `2% do tempo abaixo de 54 mg/dL (meta usual: menos de 1%). ${lowNext}`],
    [withShare([300, 8]), '8% do tempo acima de 250 mg/dL (meta usual: menos de 5%). Mostre à sua equipe de saúde.'],
    [withShare([200, 27]), '27% do tempo acima de 180 mg/dL (meta usual: menos de 25%). Mostre à sua equipe de saúde.'],
  ] as const)('the worst leads (%#)', (values, text) => {
    expect(describeDeviation(summaryOf(values, 'sensor', 'adult'), 'mg/dL')).toBe(text);
  });

  it('has the figures of the bar of ranges: its parts make up what is said', () => {
    // Rounded by itself 11.16 is 11.2; the bar's parts have to make up 100, and its part is 11.1.
    const summary = summaryOf(withShare([60, 11]), 'sensor', 'adult');
    const rangePercents = { veryLow: 0, low: 11.1, target: 86.5, high: 2.4, veryHigh: 0 };
    expect(describeDeviation({ ...summary, rangePercents }, 'mg/dL')).toMatch(/^11,1% do tempo abaixo de 70/);
  });

  it('only too many lows lead while the data are too few', () => {
    expect(describeDeviation(summaryOf(withShare([300, 40]), 'sensor', 'adult', 7), 'mg/dL')).toBeNull();
    expect(describeDeviation(summaryOf(withShare([60, 11]), 'sensor', 'adult', 7), 'mg/dL')).toMatch(
      /^11% do tempo abaixo de 70/,
    );
  });

  it('goals of older people are said from the most cautious to the adults’', () => {
    expect(describeDeviation(summaryOf(withShare([60, 2]), 'sensor', 'older'), 'mg/dL')).toBe(
      `2% do tempo abaixo de 70 mg/dL (meta usual: de menos de 1% a menos de 4%). ${lowNext}`,
    );
  });

  it.each([
    [
      'pregnant',
      '11% do tempo abaixo de 63 mg/dL. Açúcar baixo pede mais cuidado que açúcar alto: conte ao seu pré-natal.',
    ],
    ['minor', '11% do tempo abaixo de 70 mg/dL. Açúcar baixo pede mais cuidado que açúcar alto: conte ao pediatra.'],
  ] as const)('no goal is named for the group %s', (group, text) => {
    expect(describeDeviation(summaryOf(withShare([60, 11]), 'sensor', group), 'mg/dL')).toBe(text);
    expect(describeDeviation(summaryOf(withShare([300, 60]), 'sensor', group), 'mg/dL')).toBeNull();
  });

  it('is written in mmol/L for those who read it', () => {
    expect(describeDeviation(summaryOf(withShare([60, 11]), 'sensor', 'adult'), 'mmol/L')).toMatch(
      /abaixo de 3,9 mmol\/L/,
    );
  });
});

describe('of finger-pricks', () => {
  it.each([
    [[60, ...Array.from({ length: 9 }, () => 110)], `1 de 10 medições abaixo de 70 mg/dL. ${lowNext}`],
    [[300, 310, 110], '2 de 3 medições acima de 250 mg/dL. Mostre à sua equipe de saúde.'],
    [[110, 200], null],
  ] as const)('readings are counted, never time (%#)', (values, text) => {
    expect(describeDeviation(summaryOf(values, 'single', 'adult'), 'mg/dL')).toBe(text);
  });
});

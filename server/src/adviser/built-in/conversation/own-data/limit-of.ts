import { bandOf } from '@vida/contract/measurements/glucose-goals.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { CENTIMETRES_BELOW } from '@vida/contract/measurements/pressure-rules.ts';
import type { Limit, Series } from '../../../health-query/health-query.ts';
import type { Slots } from '../parsing/slots.ts';
import type { Asking } from './asking.ts';

const hasSides = ({ conditions }: Slots): boolean =>
  conditions !== null &&
  (conditions.weekdays !== null || (conditions.split !== null && conditions.split.kind !== 'group'));

/** In the unit of the series; '14' of a pressure is 140 mmHg, and 'alta' of a glucose what lies above its band. */
export const limitOf = ({ slots, question, group }: Asking, series: Series): Limit | null => {
  const { limit, figure } = slots;
  if (limit === null) {
    if (series === 'glucose' && figure === 'last_low')
      return { side: 'below', value: bandOf(group).from, orEqual: false };
    // Of several sides each has its share.
    if (series === 'glucose' && figure === 'in_range' && hasSides(slots)) {
      const { from, to } = bandOf(group);
      return { side: 'above', value: from, orEqual: true, upTo: to };
    }
    if (series !== 'glucose' || (figure !== 'above' && figure !== 'below')) return null;
    const { from, to } = bandOf(group);
    return { side: figure, value: figure === 'above' ? to : from, orEqual: false };
  }
  if (series === 'glucose') {
    const inMgDl = (value: number): number => toMgDl(value, question.glucoseUnit);
    return {
      ...limit,
      value: inMgDl(limit.value),
      ...(limit.upTo !== undefined && { upTo: inMgDl(limit.upTo) }),
    };
  }
  const isPressure = series === 'blood_pressure' || series === 'diastolic';
  if (!isPressure) return limit;
  const inMmHg = (value: number): number => (value < CENTIMETRES_BELOW ? value * 10 : value);
  const { second } = limit;
  return {
    ...limit,
    value: inMmHg(limit.value),
    ...(second && { second: { ...second, value: inMmHg(second.value) } }),
  };
};

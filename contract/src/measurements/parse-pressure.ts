import { parseDecimal } from '../core/decimals.ts';
import type { Pressure } from './pressure-rules.ts';

/** How people join the two numbers: '12x8', '12/8', '12 por 8', '120-80'. */
const joints = /\s*(?:x|×|\/|-|\bpor\b)\s*/i;

/** A pressure written as one text, as it stands there ('13,5/8' is 13.5 and 8); null for anything else. */
export const parsePressure = (text: string): Pressure | null => {
  const [systolic, diastolic, ...rest] = text.trim().split(joints).map(parseDecimal);
  if (typeof systolic !== 'number' || typeof diastolic !== 'number' || rest.length > 0) return null;
  return { systolic, diastolic };
};

/** The first number of a pressure whose second one is about to come ('12x', '120 /'); null for anything else. */
export const parseSystolicBeforeJoint = (text: string): number | null => {
  const [systolic = '', diastolic] = text.trim().split(joints);
  return diastolic === '' ? parseDecimal(systolic) : null;
};

/**
 * Whether a first number is as long as it can get, so that the second one may follow: '120', '90' and '13,5' are,
 * '12' may become 120.
 */
export const isWholeSystolic = (text: string): boolean =>
  /^(?:[12]\d\d|300|3[1-9]|[4-9]\d|\d\d?[.,]\d)$/.test(text.trim());

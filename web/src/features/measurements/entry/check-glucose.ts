import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { isGlucoseUnitUnclear, toMgDl, UNCLEAR_UNIT_TO } from '@vida/contract/measurements/glucose-units.ts';
import { isWithin, metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { metricMessages } from '../metric-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';

/** A number without its unit, and what is left to find out about it. */
export type GlucoseCheck =
  | { readonly step: 'ask_unit' }
  | { readonly step: 'refuse'; readonly message: string }
  | { readonly step: 'confirm' }
  | { readonly step: 'save' };

/** Whether a number fits the other unit as well as (or better than) the person's own. */
const isUnitUnclear = (value: number, own: GlucoseUnit): boolean =>
  own === 'mg/dL' ? isGlucoseUnitUnclear(value) : value > UNCLEAR_UNIT_TO;

/**
 * What to do with a typed glucose: ask its unit where that is unclear (`said` is the answer), refuse what is
 * impossible, confirm what is rare.
 */
export const checkGlucose = (value: number, own: GlucoseUnit, said: GlucoseUnit | null): GlucoseCheck => {
  if (!Number.isFinite(value)) return { step: 'save' };
  if (said === null && isUnitUnclear(value, own)) return { step: 'ask_unit' };
  const unit = said ?? own;
  const valueMgDl = toMgDl(value, unit);
  const { possible, usual } = metricDefinitions.glucose;
  if (!isWithin(valueMgDl, possible)) {
    const [from, to] = [possible.min, possible.max].map((limit) => formatGlucoseNumber(limit, unit));
    const message = messages.impossible(metricMessages.glucose.subject, from ?? '', `${to} ${unit}`);
    return { step: 'refuse', message };
  }
  return isWithin(valueMgDl, usual) ? { step: 'save' } : { step: 'confirm' };
};

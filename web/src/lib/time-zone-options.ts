import type { FieldOption } from '../ui/fields/form-field.ts';
import { brazilianZoneNames } from './time-zone-names.ts';

/** Brazil's zones by their region, then every other zone the browser knows; `current` is always among them. */
export const timeZoneOptions = (current: string): FieldOption[] => {
  const brazilian = Object.entries(brazilianZoneNames).map(([value, label]) => ({ value, label }));
  const known = new Set<string>(brazilian.map(({ value }) => value));
  const others = [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => !known.has(zone))
    .sort();
  return [...brazilian, ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
};

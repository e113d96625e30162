import { plain } from '../text/plain.ts';

/** What a row of Clarity is about; `note` is whatever we do not keep. */
export type DexcomEvent = 'sensor' | 'capillary' | 'insulin' | 'carbs' | 'note';

/** Names as far as known in English, Portuguese, Spanish, German, French. `EGV`: estimated glucose value. */
const events: Readonly<Record<DexcomEvent, RegExp>> = {
  sensor: /^(egv|veg|vge)$/,
  capillary: /^(calibra|kalibrier|etalonnage|calibrage)/,
  insulin: /^insulin/,
  carbs: /^(carb|kohlenhydrat|glucid)/,
  note: /^(exerc|ejercicio|health|saude|salud|gesundheit|sante|sport|training|entrenamiento|note|nota|notiz|activ|ativ)/,
};

/** Named in the preamble: its numbers are limits of alarms, not readings. */
const preamble = /^(alert|warnung|firstname|lastname|dateofbirth|patientid|device|nome|sobrenome|dispositivo)/;

/** A longer cell is no name, and folding it would take long. */
const MAX_NAME_CHARACTERS = 60;

/** The event that a type's name says; undefined for a name that is not known. */
export const eventOf = (eventType: string): DexcomEvent | undefined => {
  const name = plain(eventType.slice(0, MAX_NAME_CHARACTERS));
  if (preamble.test(name)) return 'note';
  return (Object.keys(events) as DexcomEvent[]).find((event) => events[event].test(name));
};

/** Which insulin a subtype names; null for one that is not known. */
export const insulinOf = (eventSubtype: string): 'rapid_insulin' | 'long_insulin' | null => {
  const name = plain(eventSubtype.slice(0, MAX_NAME_CHARACTERS));
  if (/long|prolong|lent|lang|basal/.test(name)) return 'long_insulin';
  return /fast|rapid|schnell|kurz/.test(name) ? 'rapid_insulin' : null;
};

import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import { plain } from '../text/plain.ts';

const meals =
  'meal|breakfast|lunch|dinner|supper|snack|refeic|cafe|almoc|jantar|lanche|comida|desayuno|almuerzo|cena|merienda|essen|mahlzeit|fruhstuck|mittag|abend|snack|imbiss';

/** Tags of the log book in English, Portuguese, Spanish, German; the first that is there counts. */
const contexts: readonly (readonly [MetricContext, RegExp])[] = [
  ['jejum', /\b(fasting|jejum|ayunas|nuchtern)\b/],
  [
    'ao_deitar',
    /bedtime|before (bed|sleep)|ao deitar|antes de (dormir|deitar)|al acostarse|vor dem schlaf|schlafenszeit/,
  ],
  ['pre_refeicao', new RegExp(`\\b(before|antes d[aeo]l?|vor de[mr]|vor)\\b.*(${meals})|pre.prandial`)],
  ['pos_refeicao', new RegExp(`\\b(after|depois d[aeo]|apos|despues del?|nach)\\b.*(${meals})|pos.?t?.prandial`)],
];

/** A tag is a few words; the patterns would search a text for minutes. */
const MAX_TAG_CHARACTERS = 60;

/** The moment that the tags of an entry tell, each tag by itself; null where they tell none, or before and after. */
export const contextOfTags = (tags: string): MetricContext | null => {
  const each = tags
    .split(/[,;|]/)
    .filter((tag) => tag.length <= MAX_TAG_CHARACTERS)
    .map(plain);
  const found = contexts.filter(([, pattern]) => each.some((tag) => pattern.test(tag))).map(([context]) => context);
  if (found.includes('pre_refeicao') && found.includes('pos_refeicao')) return null;
  return found[0] ?? null;
};

import { LRUCache } from 'lru-cache';

/** For so many pairs of person and topic the last message is remembered; the least used are forgotten first. */
const REMEMBERED = 10_000;

/** Chooses among variants, never the same twice in a row for a person and a topic. `random` is in [0, 1). */
export const createMessagePicker = (random: () => number, remembered = REMEMBERED) => {
  const lastTexts = new LRUCache<string, string>({ max: remembered });
  return (userId: string, topic: string, variants: readonly string[]): string | null => {
    const key = `${userId} ${topic}`;
    const last = lastTexts.get(key);
    const others = variants.filter((text) => text !== last);
    const choices = others.length > 0 ? others : variants;
    const chosen = choices[Math.floor(random() * choices.length)] ?? null;
    if (chosen !== null) lastTexts.set(key, chosen);
    return chosen;
  };
};

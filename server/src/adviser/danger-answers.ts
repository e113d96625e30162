import { z } from 'zod';
import { readKnowledge } from './read-knowledge.ts';

const KEYS = ['not_now', 'line', 'test_today', 'later', 'newest_glucose', 'newest_pressure'] as const;
const rows = z.array(z.strictObject({ key: z.enum(KEYS), text: z.string().min(1) })).length(KEYS.length);

let texts: ReadonlyMap<string, string> | undefined;

/** A fixed text of server/knowledge/answers/danger.csv, its `{slots}` filled. Throws for a slot that nobody fills. */
export const dangerAnswer = (
  key: (typeof KEYS)[number],
  slots: Readonly<Record<string, string>> = {},
): string => {
  texts ??= new Map(rows.parse(readKnowledge('answers/danger.csv')).map((row) => [row.key, row.text]));
  return (texts.get(key) ?? '').replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new Error(`Nobody fills {${slot}} of ${key}`);
    return value;
  });
};

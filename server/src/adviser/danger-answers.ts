import { z } from 'zod';
import { loadRows } from '../text/load-rows.ts';
import { once } from './load-knowledge.ts';

const KEYS = ['not_now', 'line', 'test_today', 'later', 'newest_glucose', 'newest_pressure'] as const;
const row = z.strictObject({ key: z.string(), text: z.string().min(1) });
const texts = once(() =>
  z.record(z.enum(KEYS), z.tuple([row])).parse(Object.groupBy(loadRows('answers/danger.csv'), ({ key = '' }) => key)),
);

/** A fixed text of server/knowledge/answers/danger.csv, its `{slots}` filled. Throws for a slot that nobody fills. */
export const dangerAnswer = (key: (typeof KEYS)[number], slots: Readonly<Record<string, string>> = {}): string =>
  texts()[key][0].text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new Error(`Nobody fills {${slot}} of ${key}`);
    return value;
  });

import { createSessionNote } from '../../lib/session-note.ts';

interface ShownTips {
  readonly userId: string;
  /** `yyyy-MM-dd` of the person. */
  readonly day: string;
  readonly triggers: readonly string[];
}

const parse = (text: string | null): Partial<ShownTips> | null => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Which special tips a person saw today: each trigger once a day (spec section 4); another day begins anew. */
export const createShownTips = (storage?: () => Storage) => {
  const note = createSessionNote('vidaTips', storage);
  const read = (userId: string, day: string): readonly string[] => {
    const kept = parse(note.get());
    return kept?.userId === userId && kept.day === day && Array.isArray(kept.triggers) ? kept.triggers : [];
  };
  return {
    has: (userId: string, day: string, trigger: string): boolean => read(userId, day).includes(trigger),
    add: (userId: string, day: string, trigger: string): void =>
      note.set(JSON.stringify({ userId, day, triggers: [...read(userId, day), trigger] })),
  };
};

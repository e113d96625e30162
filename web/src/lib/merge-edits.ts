/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A field that was saved elsewhere and not touched here: the form takes it over. A list may be both. */
export interface TakenOver {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
}

/** A field that both sides changed, each to something else: a person decides. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergedEdits {
  /** `theirs` with what was changed here; of a clash, what was typed here. */
  readonly values: FormValues;
  readonly takenOver: readonly TakenOver[];
  readonly clashes: readonly Clash[];
}

/** What an untouched field holds, in any of the ways forms have. */
const unset = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Whether two values of a field say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(unset(one), unset(other)) || JSON.stringify(unset(one)) === JSON.stringify(unset(other));

/** Whether a field holds a list of choices, which is merged and told entry by entry. */
export const isChoices = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

/** The entries of one list that another has not. */
export const entriesBeyond = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((item) => !other.includes(item));

/** Both sides' additions, and neither's removals: an allergy that was added anywhere stays. */
const mergeChoices = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] => {
  const removed = entriesBeyond(base, theirs);
  const kept = mine.filter((item) => !removed.includes(item));
  return [...kept, ...entriesBeyond(entriesBeyond(theirs, base), kept)];
};

/** `mine` and `theirs`, both made from `base`, brought together field by field. */
export const mergeEdits = (base: FormValues, mine: FormValues, theirs: FormValues): MergedEdits => {
  const values: Record<string, unknown> = { ...mine };
  const takenOver: TakenOver[] = [];
  const clashes: Clash[] = [];
  for (const field of Object.keys(theirs)) {
    const [before, here, there] = [base[field], mine[field], theirs[field]];
    if (isChoices(before) && isChoices(here) && isChoices(there)) {
      values[field] = isSameSet(here, there) ? there : mergeChoices(before, here, there);
      if (!isSameSet(before, there) && !isSameSet(here, there)) takenOver.push({ field, before, now: there });
    } else if (isSameValue(here, there)) values[field] = there;
    else if (isSameValue(before, here)) {
      values[field] = there;
      takenOver.push({ field, before, now: there });
    } else if (!isSameValue(before, there)) clashes.push({ field, mine: here, theirs: there });
  }
  return { values, takenOver, clashes };
};

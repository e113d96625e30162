import type { FrameName } from '../lexicon/all-tables.ts';
import type { Finding, KnownWord } from '../patterns/matcher.ts';

/** Where the frames stand: whether one is in the same segment as a finding, before it, over it. */
export interface Frames {
  readonly has: (name: FrameName) => boolean;
  readonly inSegment: (name: FrameName, finding: Finding<string>) => boolean;
  /** Begins at most `reach` words before the finding in its segment, or within it. */
  readonly before: (name: FrameName, finding: Finding<string>, reach: number) => boolean;
  readonly beforeInClause: (name: FrameName, finding: Finding<string>, reach: number) => boolean;
  readonly over: (name: string, finding: Finding<string>) => boolean;
}

interface Places {
  readonly segments: Set<number | undefined>;
  readonly starts: Set<number>;
  readonly covered: Set<number>;
}

/** Every question is answered in time that depends on the finding's length only. */
export const findFrames = (words: readonly KnownWord[], found: readonly Finding<string>[]): Frames => {
  const byName = new Map<string, Places>();
  const segmentAt = (at: number) => words[at]?.segment;
  for (const { name, from, until } of found) {
    const places = byName.get(name) ?? { segments: new Set(), starts: new Set(), covered: new Set() };
    byName.set(name, places);
    places.segments.add(segmentAt(from));
    places.starts.add(from);
    for (let at = from; at < until; at += 1) places.covered.add(at);
  }
  const hasBetween = (
    places: ReadonlySet<number> | undefined,
    from: number,
    until: number,
    segment?: number,
  ) => {
    for (let at = Math.max(0, from); at < until; at += 1) {
      if (places?.has(at) && (segment === undefined || segmentAt(at) === segment)) return true;
    }
    return false;
  };
  return {
    has: (name) => byName.has(name),
    inSegment: (name, { from }) => byName.get(name)?.segments.has(segmentAt(from)) ?? false,
    before: (name, { from, until }, reach) =>
      hasBetween(byName.get(name)?.starts, from - reach, until, segmentAt(from)),
    beforeInClause: (name, { from, until }, reach) => {
      let first = from;
      while (first > from - reach && words[first - 1]?.clause === words[from]?.clause) first -= 1;
      return hasBetween(byName.get(name)?.starts, first, until);
    },
    over: (name, { from, until }) => hasBetween(byName.get(name)?.covered, from, until),
  };
};

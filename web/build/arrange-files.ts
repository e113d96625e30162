/** Modules that stand in one file. */
export interface Bundle {
  readonly modules: readonly string[];
  /** Characters of source. */
  readonly size: number;
  /** Who loads it: a 1 in the place of each user. */
  readonly users: Uint8Array;
  /** Modules of other bundles that these import. */
  readonly imports: ReadonlySet<string>;
}

interface Costs {
  /** What a file costs who loads it, in characters of source: a request, its own imports, a compression begun anew. */
  readonly file: number;
  /** How much each user counts, in the order of `users`. */
  readonly weights: readonly number[];
}

/** Two bundles as one file, and what whoever loads that loads with it. */
interface Merger {
  readonly a: Bundle;
  readonly b: Bundle;
  readonly saved: number;
  readonly imported: ReadonlySet<Bundle>;
}

const eitherOf = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((is, place) => is | (b[place] ?? 0));

const merge = (a: Bundle, b: Bundle): Bundle => ({
  modules: [...a.modules, ...b.modules],
  size: a.size + b.size,
  users: eitherOf(a.users, b.users),
  imports: a.imports.union(b.imports),
});

/** What each bundle imports, and what those import. */
const findImported = (bundles: readonly Bundle[]): ReadonlyMap<Bundle, ReadonlySet<Bundle>> => {
  const home = new Map(bundles.flatMap((bundle) => bundle.modules.map((id) => [id, bundle] as const)));
  const found = new Map<Bundle, Set<Bundle>>();
  const find = (bundle: Bundle): ReadonlySet<Bundle> => {
    const known = found.get(bundle);
    if (known) return known;
    const imported = new Set<Bundle>();
    found.set(bundle, imported);
    for (const id of bundle.imports) {
      const other = home.get(id);
      if (other && other !== bundle) for (const each of [other, ...find(other)]) imported.add(each);
    }
    return imported;
  };
  bundles.forEach(find);
  return found;
};

/** The two bundles that save most by being one; null where no two save anything. */
const findBest = (bundles: readonly Bundle[], { file, weights }: Costs): Merger | null => {
  const weigh = (users: Uint8Array, counts: (place: number) => boolean): number =>
    weights.reduce((sum, weight, place) => (users[place] && counts(place) ? sum + weight : sum), 0);
  const among = (some: Uint8Array, others: Uint8Array): number => weigh(some, (place) => others[place] === 1);
  const beyond = (some: Uint8Array, others: Uint8Array): number => weigh(some, (place) => others[place] !== 1);

  const importedBy = findImported(bundles);
  const below = (bundle: Bundle): ReadonlySet<Bundle> => importedBy.get(bundle) ?? new Set();
  // Two files that import each other would have no order.
  const isBetween = (from: Bundle, to: Bundle): boolean =>
    [...below(from)].some((bundle) => bundle !== to && below(bundle).has(to));

  let best: Merger | null = null;
  for (const [place, a] of bundles.entries())
    for (const b of bundles.slice(place + 1)) {
      const least = best?.saved ?? 0;
      let saved = file * among(a.users, b.users);
      if (saved > least) saved -= a.size * beyond(b.users, a.users) + b.size * beyond(a.users, b.users);
      if (saved <= least || isBetween(a, b) || isBetween(b, a)) continue;
      const users = eitherOf(a.users, b.users);
      const imported = below(a)
        .union(below(b))
        .difference(new Set([a, b]));
      for (const bundle of imported) saved -= (bundle.size + file) * beyond(users, bundle.users);
      if (saved > least) best = { a, b, saved, imported };
    }
  return best;
};

/**
 * Puts into one file what the very same users load, and then what costs them less together than apart: `costs.file` for
 * every file that a user loads, and the size of what is loaded in vain.
 */
export const arrangeFiles = (parts: readonly Bundle[], costs: Costs): readonly Bundle[] => {
  const alike = Map.groupBy(parts, ({ users }) => users.join(''));
  let bundles = [...alike.values()].map((same) => same.reduce(merge));
  for (let best = findBest(bundles, costs); best; best = findBest(bundles, costs)) {
    const { a, b, imported } = best;
    const one = merge(a, b);
    bundles = bundles
      .filter((bundle) => bundle !== a && bundle !== b)
      .map((bundle) => (imported.has(bundle) ? { ...bundle, users: eitherOf(bundle.users, one.users) } : bundle));
    bundles.push(one);
  }
  return bundles;
};

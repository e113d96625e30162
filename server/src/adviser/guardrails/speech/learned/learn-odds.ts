/** What speaks for a breach: its label, and the mean log odds of the words (per square root of their number). */
export interface Resemblance {
  readonly label: string;
  readonly odds: number;
}

interface Labelled {
  readonly label: string;
  /** As the rules read it: marked, the allowed phrases cut out. */
  readonly marked: string;
}

/** Longest part of a word that counts: 'reduzir' and 'reduzindo' are one. */
const STEM_LENGTH = 6;
/** Fewer known features prove nothing: the odds are 0. */
const FEWEST_KNOWN = 8;
/** Added to every count, so that no word proves anything alone. */
const SMOOTHING = 0.3;

/** The stems of a sentence, its neighbours in pairs, and what it begins with. */
const featuresOf = (marked: string): ReadonlySet<string> => {
  const stems = (marked.replace(/\d+(?:[.,]\d+)?/gu, 'N').match(/\p{L}+|[%?]/gu) ?? []).map((word) =>
    word.slice(0, STEM_LENGTH),
  );
  return new Set([
    ...stems,
    ...stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`),
    `^${stems[0] ?? ''}`,
  ]);
};

const countFeatures = (examples: readonly Labelled[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { marked } of examples)
    for (const feature of featuresOf(marked)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
};

/**
 * Naive Bayes, learnt from labelled sentences: how much more a sentence resembles the unsafe ones than those labelled
 * `harmless`, and which label it resembles most. Words never met say nothing.
 */
export const learnOdds = (
  examples: readonly Labelled[],
  harmless: string,
): ((marked: string) => Resemblance) => {
  const wrong = examples.filter(({ label }) => label !== harmless);
  const right = examples.filter(({ label }) => label === harmless);
  const wrongCounts = countFeatures(wrong);
  const rightCounts = countFeatures(right);
  const byLabel = [...Map.groupBy(wrong, ({ label }) => label)].map(
    ([label, rows]) => ({ label, size: rows.length, counts: countFeatures(rows) }) as const,
  );
  const chance = (count: number, of: number): number => Math.log((count + SMOOTHING) / (of + 2 * SMOOTHING));
  const prior = Math.log(wrong.length / right.length);

  return (marked) => {
    const features = [...featuresOf(marked)].filter(
      (feature) => wrongCounts.has(feature) || rightCounts.has(feature),
    );
    const odds = features.reduce(
      (sum, feature) =>
        sum +
        chance(wrongCounts.get(feature) ?? 0, wrong.length) -
        chance(rightCounts.get(feature) ?? 0, right.length),
      prior,
    );
    const fits = byLabel.map(({ label, size, counts }) => ({
      label,
      fit: features.reduce((sum, feature) => sum + chance(counts.get(feature) ?? 0, size), 0),
    }));
    const label = fits.reduce(
      (best, next) => (next.fit > best.fit ? next : best),
      fits[0] ?? { label: harmless, fit: 0 },
    ).label;
    return { label, odds: features.length < FEWEST_KNOWN ? 0 : odds / Math.sqrt(features.length) };
  };
};

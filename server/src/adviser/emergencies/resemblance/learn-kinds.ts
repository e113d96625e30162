import { type EmergencyKind, emergencyKinds } from '../emergency.ts';

/** Added to every count, so that a word never met with a kind does not rule it out. */
const SMOOTHING = 0.05;

interface Known {
  readonly features: readonly string[];
  readonly kind: EmergencyKind;
}

/** The kind whose sentences a text's features are most like (multinomial naive Bayes over alarming sentences). */
export const learnKinds = (known: readonly Known[]): ((features: readonly string[]) => EmergencyKind) => {
  const vocabulary = new Set(known.flatMap(({ features }) => features));
  const kinds = (Object.keys(emergencyKinds) as EmergencyKind[]).map((kind) => {
    const counts = new Map<string, number>();
    const own = known.filter((one) => one.kind === kind);
    for (const feature of own.flatMap(({ features }) => features))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const total = own.reduce((sum, { features }) => sum + features.length, 0) + SMOOTHING * vocabulary.size;
    return { kind, counts, total, share: own.length / Math.max(1, known.length) };
  });
  return (features) => {
    const met = features.filter((feature) => vocabulary.has(feature));
    const fits = kinds
      .filter(({ share }) => share > 0)
      .map(({ kind, counts, total, share }) => ({
        kind,
        fit: met.reduce(
          (sum, feature) => sum + Math.log(((counts.get(feature) ?? 0) + SMOOTHING) / total),
          Math.log(share),
        ),
      }));
    return fits.reduce((best, next) => (next.fit > best.fit ? next : best), {
      kind: 'other_medical',
      fit: Number.NEGATIVE_INFINITY,
    }).kind;
  };
};

import { estimateTokens } from '../model-question.ts';

/** A line that a model may be told; the heavier, the later it is left out. */
export interface ContextLine {
  readonly weight: number;
  readonly text: string;
}

/** The lines that fit into so many tokens, the lightest left out first, in their order. */
export const fitLines = (lines: readonly ContextLine[], tokens: number): string => {
  let left = tokens;
  const kept = new Set(
    lines
      .toSorted((a, b) => b.weight - a.weight)
      .filter(({ text }) => {
        const cost = estimateTokens(text) + 1;
        const fits = cost <= left;
        if (fits) left -= cost;
        return fits;
      }),
  );
  return lines
    .filter((line) => kept.has(line))
    .map(({ text }) => text)
    .join('\n');
};

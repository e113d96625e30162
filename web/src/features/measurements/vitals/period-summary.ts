import type { ReactNode } from 'react';

/** One figure with what it means. */
export interface PeriodStat {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: string;
  readonly note: string;
  /** The data does not carry it: it is left out, and the sentence says why. */
  readonly isInsufficient?: boolean;
}

/** What the readings of a period say, in a sentence and a few figures. */
export interface PeriodSummary {
  readonly sentence: string;
  readonly stats: readonly PeriodStat[];
}

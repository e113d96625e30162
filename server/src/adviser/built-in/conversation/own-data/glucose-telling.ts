import type { OwnReading } from '../../../conversation.ts';
import type { Asking } from './asking.ts';
import type { GlucosePeriod } from './glucose-readings.ts';
import { glucoseTexts as texts } from './glucose-texts.ts';

/** A text and what it rests on. */
export interface Said {
  readonly text: string;
  readonly sources: readonly string[];
}

/** What a figure of a period says; the period holds at least one reading. */
export type Teller = (asking: Asking, found: GlucosePeriod) => Said;

export const saidOf = (text: string, ...documents: readonly string[]): Said => ({ text, sources: documents });

/** Words that several figures begin with. */
export const headOf = ({ slots, say }: Asking, { period, summary }: GlucosePeriod) => ({
  part: texts.part(slots.dayPart, slots.meal),
  period: say.period(period),
  basis: texts.basis(summary.basis, summary.readingCount),
});

/** ', em jejum' */
export const contextOf = ({ context }: OwnReading): string => (context ? `, ${texts.contexts[context]}` : '');

export const isWholeDay = ({ slots }: Asking): boolean => slots.dayPart === null && slots.meal === null;

/** The reading itself, which has its moment of the day beside it. */
export const sourceOf = (readings: readonly OwnReading[], at: string): OwnReading | undefined =>
  readings.find(({ measuredAt }) => measuredAt.toISOString() === at);

import { type EmergencyKind, emergencyKinds } from '../emergency.ts';
import type { Example } from '../examples/examples.ts';
import { type ReadSigns, readSigns } from '../read-signs.ts';
import { featuresOf, windowsOf } from './features.ts';
import { learnKinds } from './learn-kinds.ts';
import { learnWeights } from './learn-weights.ts';

/** How much a text is like the sentences labelled as emergencies. */
export interface Resemblance {
  /** Natural log odds; 0 is as likely as not. */
  readonly odds: number;
  /** The kind whose sentences it is most like, alarming or not. */
  readonly kind: EmergencyKind;
}

export type Resemble = (read: ReadSigns) => Resemblance;

/** A labelled sentence, read. */
export interface Lesson {
  readonly features: readonly string[];
  /** Null where nothing is wrong. */
  readonly kind: EmergencyKind | null;
}

/** A window has to say more than a whole text: there are many of them. */
const WINDOW_HANDICAP = 0.5;

const otherKind = { medical: 'other_medical', emotional: 'crisis', none: null } as const;

export const readLesson = ({ text, label, kind }: Example): Lesson => ({
  features: featuresOf(readSigns(text)),
  kind: kind !== null && emergencyKinds[kind] === label ? kind : otherKind[label],
});

/** Learns from labelled sentences what emergencies look like. The same sentences always teach the same. */
export const learnResemblance = (lessons: readonly Lesson[]): Resemble => {
  const oddsOf = learnWeights(lessons.map(({ features, kind }) => ({ features, isOne: kind !== null })));
  const kindOf = learnKinds(
    lessons.flatMap(({ features, kind }) => (kind === null ? [] : [{ features, kind }])),
  );

  return (read) => {
    const whole = featuresOf(read);
    const parts = [
      { features: whole, odds: oddsOf(whole) },
      ...windowsOf(read).map((features) => ({ features, odds: oddsOf(features) - WINDOW_HANDICAP })),
    ];
    const strongest = parts.reduce((best, next) => (next.odds > best.odds ? next : best));
    return { odds: strongest.odds, kind: kindOf(strongest.features) };
  };
};

import { type DayPart, needsMarks } from '../../../health-query/day-parts.ts';
import { COMPANIONS } from '../../../health-query/health-query.ts';
import { isGlucoseLimit, isPressurePair } from './parse-limit.ts';
import type { FoundCue } from './scan-words.ts';
import type { Conditions, Subject } from './slots.ts';

/** What a question says of its subject. */
interface Named {
  readonly cues: readonly FoundCue[];
  /** What its words name. */
  readonly picked: Subject | null;
  /** A number of a pressure that is named alone: 'a máxima'. */
  readonly ofPressure: Subject | null;
  readonly isOfWeightGoal: boolean;
  readonly dayPart: DayPart | null;
  readonly conditions: Conditions | null;
  readonly hasPeriod: boolean;
  readonly saysNights: boolean;
  /** With blanks around it. */
  readonly folded: string;
  readonly isFollowing: boolean;
}

const habits: readonly Subject[] = [...COMPANIONS, 'bed_time', 'wake_time'];

/** What only one series can be meant by; null where nothing says it. */
const impliedBy = ({ cues, dayPart, conditions, hasPeriod, saysNights, folded }: Named): Subject | null => {
  const isMarked = dayPart !== null && needsMarks(dayPart);
  // 'Nas noites em que bebi' asks for the nights, 'quando bebo de noite, o jejum' for the morning after.
  if (conditions?.split?.kind === 'companion' && saysNights && !isMarked) return 'sleep';
  // 'Jejum médio da semana passada': only a glucose has such a moment.
  const ofMoment = isMarked && (hasPeriod || conditions?.split != null || cues.some(({ figure }) => figure !== null));
  const isWithoutMoment = conditions?.notPart != null && needsMarks(conditions.notPart);
  if (ofMoment || isWithoutMoment || isGlucoseLimit(folded)) return 'glucose';
  return isPressurePair(folded) ? 'blood_pressure' : null;
};

/** What a question is asked of; null where it does not say. */
export const nameSubject = (named: Named): Subject | null => {
  const { cues, picked, ofPressure, isOfWeightGoal, dayPart, conditions, isFollowing } = named;
  if (isOfWeightGoal || cues.some(({ figure }) => figure === 'body_mass')) return 'weight';
  if (ofPressure) return ofPressure;
  const split = conditions?.split;
  // 'O jejum depois das noites em que bebi': what tells the days apart is not what is asked for.
  const isOfMoment =
    picked !== null &&
    dayPart !== null &&
    needsMarks(dayPart) &&
    split?.kind === 'companion' &&
    (picked === split.rule.of || (dayPart === 'fasting' && habits.includes(picked)));
  if (isOfMoment) return 'glucose';
  return picked ?? (isFollowing ? null : impliedBy(named));
};

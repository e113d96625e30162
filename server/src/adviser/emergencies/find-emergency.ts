import { describeEmergency, findByRules } from './conclusions/find-by-rules.ts';
import { type Emergency, emergencyKinds } from './emergency.ts';
import { readTaughtExamples } from './examples/examples.ts';
import { readSigns } from './read-signs.ts';
import { type Lesson, learnResemblance, type Resemble, readLesson } from './resemblance/learn-resemblance.ts';

/** Log odds of the resemblance. As likely as not: ask, although no rule says so. Chosen by cross-validation. */
const ALARMING_ABOVE = 0;
/** So likely that nobody is asked first. */
const CERTAIN_ABOVE = 1;
/** So unlikely that a rule without a strong sign is not believed. */
const HARMLESS_BELOW = -0.5;

export type Detector = (text: string) => Emergency | null;

/** A detector whose second opinion is `resemble`. */
export const createEmergencyDetector =
  (resemble: Resemble): Detector =>
  (text) => {
    const read = readSigns(text);
    const byRules = findByRules(read);
    const { odds, kind } = resemble(read);
    const isAlarming = odds > ALARMING_ABOVE;
    if (byRules === null)
      return isAlarming ? describeEmergency(read, [kind], odds > CERTAIN_ABOVE, false) : null;
    if (!byRules.isStrong && odds < HARMLESS_BELOW) return null;
    const { emergency } = byRules;
    const alsoEmotional = emergency.label === 'medical' && isAlarming && emergencyKinds[kind] === 'emotional';
    return alsoEmotional ? { ...emergency, alsoEmotional } : emergency;
  };

let detect: Detector | undefined;
const LESSONS_A_TURN = 50;

const learnAll = async (rest: () => Promise<unknown>): Promise<void> => {
  const examples = readTaughtExamples();
  const lessons: Lesson[] = [];
  while (lessons.length < examples.length) {
    lessons.push(...examples.slice(lessons.length, lessons.length + LESSONS_A_TURN).map(readLesson));
    await rest();
  }
  detect ??= createEmergencyDetector(learnResemblance(lessons));
};

let learning: Promise<void> | undefined;

/**
 * Learns in turns, so that nobody waits for all of it at once: `rest` lets others go first. Once a process, however often
 * it is asked. A message that comes before the end learns by itself.
 */
export const learnInTurns = (rest: () => Promise<unknown>): Promise<void> => {
  learning ??= learnAll(rest);
  return learning;
};

/**
 * Whether a text speaks of somebody in danger now. Reads Brazilian Portuguese as people type it. Synchronous, at most
 * 10,500 characters are read; null where nothing alarms. It prefers a false alarm to a miss: a card costs little, a miss a
 * life. The first call learns from the tables of examples.
 */
export const findEmergency = (text: string): Emergency | null => {
  detect ??= createEmergencyDetector(learnResemblance(readTaughtExamples().map(readLesson)));
  return detect(text);
};

import { describeEmergency, findByRules } from './conclusions/find-by-rules.ts';
import { findSugarKind } from './conclusions/read-care.ts';
import { isBackground, type SignName } from './dampers/keep-alarming.ts';
import { type Emergency, type EmergencyKind, emergencyKinds } from './emergency.ts';
import { readTaughtExamples } from './examples/examples.ts';
import { findDone, findVeiled } from './find-veiled.ts';
import { isFrame } from './lexicon/all-tables.ts';
import { type ReadSigns, readSigns } from './read-signs.ts';
import { hasFewWords, hasNoWords, hasOneWord } from './reading/few-words.ts';
import { lowReadings } from './reading/remeasured.ts';
import { type Lesson, learnResemblance, type Resemble, readLesson } from './resemblance/learn-resemblance.ts';

/** Log odds of the resemblance. As likely as not: ask, although no rule says so. Chosen by cross-validation. */
const ALARMING_ABOVE = 0;
/** So likely that nobody is asked first. */
const CERTAIN_ABOVE = 1;
/** So unlikely that a rule without a strong sign is not believed. */
const HARMLESS_BELOW = -0.5;

/** What is known of a message beside its words. */
export interface Setting {
  /** It is understood as a question about own data or the app, or as going on from what was asked before. */
  readonly isAside?: boolean;
  /** The message before it, which it may go on from. */
  readonly before?: string | null;
}

/** A message of more sentences is looked at in windows. */
const MOST_SENTENCES = 4;

export type Detector = (text: string, setting?: Setting) => Emergency | null;

/** In a longer message a danger may stand beside what is well. */
const MOST_GLAD_WORDS = 24;
/** What says that all is well: nothing is surely a danger there because it resembles one. */
const gladSigns = [
  'pleased',
  'introduced',
  'recovered',
  'bare_fine',
  'glucose_fine',
  'pressure_fine',
] as const;
/** Signs of no danger by themselves. */
const harmless: readonly SignName[] = ['fever', 'no_fever', 'bare_fine', 'glucose_fine', 'pressure_fine'];

const hasSign = ({ alarming }: ReadSigns, ...names: readonly SignName[]): boolean =>
  alarming.some(({ name }) => names.includes(name));

/** Thirst and much urine alone: no danger of this hour, but a test of this day. Signs of acidosis are rules' own. */
const asksForTest = (read: ReadSigns): boolean => hasSign(read, 'thirsty') && hasSign(read, 'much_urine');

/** 'SOCORRO o brigadeiro ficou maravilhoso': help is called for, and no danger is said. */
const isCallOnly = ({ alarming }: ReadSigns): boolean =>
  alarming.every(({ name }) => isFrame(name) || isBackground(name) || name === 'help_call');

/** A number that is a low glucose wins over every danger that was only learnt. */
const withSugar = (read: ReadSigns, kind: EmergencyKind): Emergency['kinds'] =>
  hasSign(read, ...lowReadings) && findSugarKind(read.alarming) === 'severe_low' ? ['severe_low'] : [kind];

/** What a reading that is well leaves nothing of. */
const refutedBy: Readonly<Partial<Record<EmergencyKind, readonly SignName[]>>> = {
  pressure: ['pressure_fine'],
  severe_low: ['glucose_fine'],
};

/** A detector whose second opinion is `resemble`. */
export const createEmergencyDetector = (resemble: Resemble): Detector => {
  const findByLearnt = (read: ReadSigns, { isAside = false }: Setting): Emergency | null => {
    const { odds, kind } = resemble(read);
    if (odds <= ALARMING_ABOVE || hasNoWords(read.words)) return null;
    const isCertain = odds > CERTAIN_ABOVE;
    const alsoEmotional = isCertain && emergencyKinds[kind] === 'emotional';
    const found = describeEmergency(read, withSugar(read, kind), isCertain, alsoEmotional);
    const isSaid = read.alarming.some(
      ({ name }) => !isFrame(name) && !isBackground(name) && !harmless.includes(name),
    );
    if (!isSaid && hasSign(read, 'no_fever', ...(refutedBy[kind] ?? []))) return null;
    // 'E se baixar?': one word that is only supposed.
    if (!isSaid && !isCertain && hasSign(read, 'hypothetical') && hasOneWord(read.words)) return null;
    const isGlad = !isSaid && hasSign(read, ...gladSigns) && read.words.length <= MOST_GLAD_WORDS;
    const isUncertain = odds < CERTAIN_ABOVE && (isGlad || hasSign(read, 'hypothetical'));
    const isWeak = isAside || isUncertain || hasFewWords(read.words) || hasSign(read, 'no_fever');
    return isWeak ? { ...found, strength: 'line' } : found;
  };

  const findIn = (text: string, setting: Setting): Emergency | null => {
    const read = readSigns(text);
    const byRules = findByRules(read);
    if (byRules === null) {
      if (asksForTest(read))
        return { ...describeEmergency(read, ['ketoacidosis'], false, false), strength: 'test_today' };
      return findByLearnt(read, setting) ?? findVeiled(read);
    }
    const { odds, kind } = resemble(read);
    if (!byRules.isStrong && odds < HARMLESS_BELOW) return findInSentences(text);
    const { emergency } = byRules;
    const isAlarming = odds > ALARMING_ABOVE;
    if (!byRules.isStrong && odds < 0 && isCallOnly(read)) return { ...emergency, strength: 'line' };
    const alsoEmotional = emergency.label === 'medical' && isAlarming && emergencyKinds[kind] === 'emotional';
    return alsoEmotional ? { ...emergency, alsoEmotional } : emergency;
  };

  /** A question beside a danger makes the whole look harmless: whether a sentence that asks nothing says one. */
  const findInSentences = (text: string): Emergency | null => {
    const sentences = text.match(/[^.!?;\n]+(?:[.!?;]+|\n|$)/g) ?? [];
    if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return null;
    for (const read of sentences.filter((each) => !/\?|\.\./.test(each)).map(readSigns)) {
      const byRules = findByRules(read);
      if (byRules && resemble(read).odds > ALARMING_ABOVE) return byRules.emergency;
    }
    return null;
  };

  /** 'Agora 34' after 'a glicose dele deu 52': what two messages say only together, and the first did not alone. */
  const findTogether = (text: string, before: string): Emergency | null => {
    const both = `${before.replace(/[\s.!?…]+$/u, '')}, ${text}`;
    const isNews = /\d/.test(text) || findIn(before, {}) === null;
    return isNews ? findIn(both, { isAside: true }) : null;
  };

  return (text, setting = {}) => {
    const alone = findIn(text, setting);
    if (alone?.strength === 'card' || !setting.before) return alone;
    const together = findTogether(text, setting.before);
    if (together?.strength === 'card') return together;
    return alone ?? together ?? findDone(readSigns(text), readSigns(setting.before));
  };
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
export const findEmergency = (text: string, setting?: Setting): Emergency | null => {
  detect ??= createEmergencyDetector(learnResemblance(readTaughtExamples().map(readLesson)));
  return detect(text, setting);
};

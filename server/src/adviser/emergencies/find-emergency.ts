import type { Judge } from '../../text/classifier/judge.ts';
import { wordsOfClass } from '../../text/word-classes.ts';
import { isHigh } from './derive-care.ts';
import { describeEmergency, kindsSaid } from './describe-emergency.ts';
import type { Emergency, EmergencyKind, Strength } from './emergency.ts';
import { kindsOfSigns } from './emergency-tables.ts';
import { judgeText, shippedJudge } from './judge-text.ts';
import { calibrate, LIMITS } from './limits.ts';
import { loadSigns, type ReadSigns } from './load-signs.ts';

/** What is known of a message beside its words. */
export interface Setting {
  /** It is understood as a question about own data or the app, or as going on from what was asked before. */
  readonly isAside?: boolean;
  /** The message before it, which it may go on from. */
  readonly before?: string | null;
}

/** What decided; the first that holds, in this order but for the last. */
type DecidedBy =
  | 'nothing_said'
  | 'meaning_asked'
  | 'cry'
  | 'sign'
  | 'reading'
  | 'thirst_and_urine'
  | 'refuted'
  | 'denied'
  | 'learnt'
  | 'hint'
  | 'too_unlikely';

/** What was found, and why: for the log, so without a word of the text. */
export interface Verdict {
  readonly emergency: Emergency | null;
  readonly by: DecidedBy;
  /** Natural log odds of an emergency among the labelled sentences (`limits.ts`); null where nothing was said. */
  readonly odds: number | null;
  /** Names of the signs of `signs.csv` and of the readings that were found. */
  readonly signs: readonly string[];
  /** Whether it was found only together with the message before. */
  readonly isTogether: boolean;
}

export type Detector = (text: string, setting?: Setting) => Verdict;

/** Readings that are a danger by themselves (`text/values`). */
const dangerousReadings: ReadonlyMap<string, EmergencyKind> = new Map<string, EmergencyKind>([
  ['glucose_under_40', 'severe_low'],
  ['glucose_very_low', 'severe_low'],
  ['glucose_low', 'severe_low'],
  ['bare_low', 'severe_low'],
  ['glucose_extreme', 'ketoacidosis'],
  ['ketones_very_high', 'ketoacidosis'],
  ['pressure_crisis', 'pressure'],
  ['pressure_very_low', 'pressure'],
  ['saturation_very_low', 'breathing'],
  ['fever_40', 'other_medical'],
]);

const lightWords = wordsOfClass('light');
const besideCry = wordsOfClass('beside_cry', 'relative');
/** Fewer words that say something say little of what is learnt from whole sentences. */
const FEW = 4;

/** How many words of a text say something: of 'e anteontem?' none. */
const countSaying = ({ words }: ReadSigns): number =>
  words.filter(({ text }) => !lightWords.has(text) && !/^[+/%]/.test(text)).length;

/** Whether nothing but who and when stands around what is cried: a cry, not a talk about it. */
const isOnlyCried = ({ found, words }: ReadSigns): boolean => {
  const cried = found.filter(({ name }) => kindsOfSigns.cry.has(name));
  return words.every(
    ({ text }, at) => besideCry.has(text) || cried.some(({ from, until }) => from <= at && at < until),
  );
};

/** Readings that are well, and what they leave nothing of. */
const refuted: ReadonlyMap<string, EmergencyKind> = new Map<string, EmergencyKind>([
  ['glucose_fine', 'severe_low'],
  ['bare_fine', 'severe_low'],
  ['pressure_fine', 'pressure'],
  ['no_fever', 'other_medical'],
]);

/** Thirst and much urine alone: no danger of this hour, but a test of this day. */
const asksForTest = (read: ReadSigns): boolean =>
  read.has('thirsty') &&
  read.has('much_urine') &&
  !read.has('acute', 'acidosis', 'fainted', 'unresponsive') &&
  !isHigh(read);

const LONGEST_SUPPOSED = 8;
/** In a longer denial another danger may stand: there it takes nothing away. */
const LONGEST_DENIAL = 8;
const supposes = new RegExp(
  '^(?:(?:e|mas|entao|ai) (?:se|quando)|se (?:eu|ele|ela|eles|elas' +
    String.raw`|a|o|nao|for|meu|minha|der|isso)|posso|quant[oa]s?|quando)\b`,
);

/** 'E se ele não acordar?': goes on from something, or supposes. */
const isSupposed = ({ words }: ReadSigns): boolean =>
  words.length <= LONGEST_SUPPOSED && supposes.test(`${words[0]?.text} ${words[1]?.text}`);

const LONGEST_MEANING_ASKED = 5;
const asksMeaningOf = /^(?:o )?que (?:e|significa|quer dizer)\b(?! (?:isso|isto|ess[ae]|est[ae])\b)/;

/** 'O que é AVC?', of nobody: the word is asked about. 'Que é isso, não respira' cries. */
const asksMeaning = (read: ReadSigns): boolean =>
  read.words.length <= LONGEST_MEANING_ASKED &&
  asksMeaningOf.test(read.words.map(({ text }) => text).join(' ')) &&
  !read.has('first_person', 'other_person');

/** Two kinds of danger say more than one, more kinds nothing more. */
const MOST_KINDS = 2;

/** How many kinds of danger the table of signs and the readings find in a text: none, one, or two and more. */
export const countSigns = (read: ReadSigns): number =>
  Math.min(
    MOST_KINDS,
    new Set([kindsOfSigns.card, kindsOfSigns.cry, dangerousReadings].flatMap((of) => kindsSaid(read, of))).size,
  );

/** A detector whose opinion is learnt. */
export const createEmergencyDetector = (judge: Judge): Detector => {
  const findIn = (text: string, { isAside = false }: Setting): Verdict => {
    const read = loadSigns(text);
    const signsFound = [...new Set(read.found.map(({ name }) => name))];
    if (countSaying(read) === 0)
      return { emergency: null, by: 'nothing_said', odds: null, signs: signsFound, isTogether: false };
    const learnt = judgeText(judge, read.plain);
    const refutedKinds = kindsSaid(read, refuted);
    const like = {
      odds: calibrate(learnt.odds, read.plain.length, countSigns(read)),
      kinds: learnt.kinds.filter(({ kind }) => !refutedKinds.includes(kind)),
    };
    const isAbove = (limit: keyof typeof LIMITS): boolean => like.odds > LIMITS[limit];
    const isOnlyCry = isOnlyCried(read) && isAbove('cry');
    const cries = isOnlyCry || isAbove('sign') ? kindsSaid(read, kindsOfSigns.cry) : [];
    const signs = kindsSaid(read, kindsOfSigns.card);
    const readings = kindsSaid(read, dangerousReadings);
    const said = [...new Set([...cries, ...signs, ...readings])];
    const decide = (by: DecidedBy, strength: Strength | null, isCertain = false): Verdict => ({
      emergency: strength && describeEmergency(read, like, said, { strength, isCertain }),
      by,
      odds: like.odds,
      signs: signsFound,
      isTogether: false,
    });

    if (asksMeaning(read)) return decide('meaning_asked', isAbove('line') ? 'line' : null);
    if (cries.length > 0 && !isSupposed(read)) return decide('cry', 'card', true);
    if (signs.length > 0 && isAbove('sign')) return decide('sign', 'card', true);
    if (readings.length > 0 && isAbove('reading')) return decide('reading', 'card', isAbove('certain'));
    if (asksForTest(read)) return decide('thirst_and_urine', 'test_today');
    const [best] = learnt.kinds;
    if (best && said.length === 0 && refutedKinds.includes(best.kind)) return decide('refuted', null);
    if (read.isDenying && read.words.length <= LONGEST_DENIAL) return decide('denied', null);
    const isShort = countSaying(read) < FEW && !isAbove('short');
    const isWeak = isAside || isSupposed(read) || isShort;
    if (isAbove('card') && !isWeak) return decide('learnt', 'card', isAbove('certain'));
    if (isAbove(isSupposed(read) ? 'supposed' : 'line')) return decide('learnt', 'line');
    const isHinted = (said.length > 0 && isAbove('silent')) || (read.has('low_in_words') && isAbove('low'));
    return isHinted ? decide('hint', 'line') : decide('too_unlikely', null);
  };

  /** 'Agora 34' after 'a glicose dele deu 52': what two messages say only together, and the first did not alone. */
  const findTogether = (text: string, before: string): Verdict | null => {
    const both = `${before.replace(/[\s.!?…]+$/u, '')}, ${text}`;
    const isNews = /\d/.test(text) || findIn(before, {}).emergency === null;
    return isNews ? { ...findIn(both, { isAside: true }), isTogether: true } : null;
  };

  return (text, setting = {}) => {
    const alone = findIn(text, setting);
    if (alone.emergency?.strength === 'card' || !setting.before) return alone;
    const together = findTogether(text, setting.before);
    if (!together?.emergency) return alone;
    return together.emergency.strength === 'card' || alone.emergency === null ? together : alone;
  };
};

/** The same as `findEmergency`, with what decided. */
export const judgeEmergency: Detector = createEmergencyDetector(shippedJudge);

/**
 * Whether a text speaks of somebody in danger now. Reads Brazilian Portuguese as people type it. Synchronous, at
 * most 10,500 characters are read; null where nothing alarms. It prefers a false alarm to a miss: a card costs
 * little, a miss a life.
 */
export const findEmergency = (text: string, setting?: Setting): Emergency | null =>
  judgeEmergency(text, setting).emergency;

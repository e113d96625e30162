import { wordsOf } from '../../../../text/tokenize.ts';
import { remember } from '../../../health-query/day-clock.ts';
import { needsMarks } from '../../../health-query/day-parts.ts';
import { type ParsedQuestion, parseQuestion } from './parse-question.ts';
import { type Figure, NO_SLOTS, type Slots } from './slots.ts';
import { asCounted, FROM_ONE_TO_OTHER, joinTo, listOf, WITH_AND_WITHOUT } from './split-message.ts';

/** Reads a part by itself. */
export type ParseAlone = (part: string) => ParsedQuestion;

/** Parts are held against each other again and again: each is read once for a message. */
export const createParseAlone = (today: string): ParseAlone =>
  remember((part) => parseQuestion(part, today, { period: null, subject: null, isFollowing: true }));

/** A figure as it stands in a list of figures of one thing. */
const FIGURE = [
  '(?:[ao]s?\\s+)?(?:valor(?:es)?\\s+)?(?:m[ée]di[ao]|mediana|m[áa]xim[ao]|m[íi]nim[ao]|maior|menor',
  '|mais\\s+alt[ao]|mais\\s+baix[ao]|[úu]ltim[ao]|primeir[ao]|pior|melhor)',
].join('');
const FIGURES = new RegExp(
  [
    `(?<![\\p{L}\\d])${FIGURE}(?:`,
    `(?:\\s*,\\s*${FIGURE})*\\s*,?\\s+e\\s+(?:tamb[ée]m\\s+)?${FIGURE}`,
    `|(?:\\s*,\\s*${FIGURE})+)(?![\\p{L}\\d])`,
  ].join(''),
  'iu',
);
/** 'Minha glicose mais alta de outubro e a média': a figure after all that it is asked of. */
const TAIL = new RegExp(`^(.+)\\s*,?\\s+e\\s+(${FIGURE}(?:[\\s?!.,].*)?)$`, 'iu');
const EACH = new RegExp(`(?<![\\p{L}\\d])${FIGURE}(?![\\p{L}\\d])`, 'giu');

/** One sentence tells both ends. */
const END = /(?:maior|menor|alt[ao]|baix[ao]|m[áa]xim[ao]|m[íi]nim[ao])$/iu;
/** The two numbers of a pressure. */
const OF_PRESSURE = /press(?:ão|ao)|\bPA\b/iu;
const NUMBER_NAME = /m[áa]xim[ao]|m[íi]nim[ao]/iu;

/**
 * 'A maior, a menor e a média da glicose' as a question for each; itself where a sentence asks for one figure, or for
 * what one answer tells together.
 */
export const partFigures = (part: string, parseAlone: ParseAlone): readonly string[] => {
  if (parseAlone(part).slots.subject === null) return [part];
  const list = FIGURES.exec(part)?.[0];
  const figures = list?.match(EACH) ?? [];
  const isOfNumbers = OF_PRESSURE.test(part) && NUMBER_NAME.test(list ?? '');
  const isOfEnds = isOfNumbers || figures.every((figure) => END.test(figure));
  return list === undefined || isOfEnds
    ? partTail(part, parseAlone)
    : figures.map((figure) => part.replace(list, figure));
};

/** Figures that are no manner in which another is told. */
const told: readonly (Figure | null)[] = ['mean', 'median', 'total', 'highest', 'lowest', 'last', 'per_day'];

const partTail = (part: string, parseAlone: ParseAlone): readonly string[] => {
  const [, body = '', tail = ''] = TAIL.exec(part) ?? [];
  if (tail === '' || OF_PRESSURE.test(part)) return [part];
  const [one, other] = [parseAlone(body), parseAlone(tail)];
  const isOther = one.slots.figure !== null && other.slots.figure !== one.slots.figure;
  const isWhole = one.slots.subject !== null && one.slots.conditions?.split == null;
  const isBare = other.slots.subject === null && other.unknownWords.length === 0 && !other.isOfOther;
  return isOther && isWhole && isBare && told.includes(other.slots.figure) ? [body, `e ${tail}`] : [part];
};

/** 'O do fim de agosto', 'de ontem': the same as the item before, at another time. */
const SAME_AT =
  /^(?:e\s+)?(?:[ao]s?\s+d(?:[eao]s?|ess[ea]|est[ea])\s|(?:[ao]s?\s+)?de\s+(?:hoje|hj|ontem|anteontem)(?!\p{L}))/iu;
/** The same with a time that only what was said before it names. */
const SAME_BEFORE = /^(?:e\s+)?(?:[ao]s?\s+)?[nd]?[ao]\s+(?:passad[ao]|anterior|retrasad[ao]|outr[ao])\W*$/iu;

const BARE_WORDS = 2;
/** 'A de sono', 'a pressão': what is asked of it was said of the item before. */
const isElliptical = (item: string): boolean =>
  !/^\s*e\s/iu.test(item) &&
  (SAME_AT.test(item) || SAME_BEFORE.test(item) || wordsOf(item.replace(/^[ao]s?\s/iu, '')).length < BARE_WORDS);

/** What an item asks for: a subject, or a moment that only a glucose has. */
const subjectOf = (item: string, parseAlone: ParseAlone): string | null => {
  const { subject, dayPart } = parseAlone(item).slots;
  // The two numbers of a pressure are told together.
  if (subject === 'diastolic') return 'blood_pressure';
  return subject ?? (dayPart !== null && needsMarks(dayPart) ? 'glucose' : null);
};

/** An item that begins as one by itself. */
const ANEW = /^(?:e\s+)?(?:[ao]s?\s|total|qual|quant|qt|[uú]ltim|m[eé]di|minha|meu)/iu;

/** Whether an item asks the same as the one before it at another time: 'a de ontem'. */
const isSameAt = (item: string, parseAlone: ParseAlone): boolean => {
  const { subject, period } = parseAlone(item).slots;
  return SAME_BEFORE.test(item) || (subject === null && period !== null && SAME_AT.test(item));
};

/** Items that name no subject belong to the one before, or to the one after where none is before. */
const joinNameless = (items: readonly string[], parseAlone: ParseAlone): readonly string[] => {
  const isNamed = (text: string): boolean => subjectOf(text, parseAlone) !== null;
  const isSame = (item: string): boolean => isSameAt(item, parseAlone);
  // 'A maior e menor glicose' is one item.
  const isAgain = (last: string, item: string): boolean =>
    subjectOf(last, parseAlone) === subjectOf(item, parseAlone) && !ANEW.test(item);
  return joinTo(
    items,
    ', ',
    (last, item) => !(isNamed(last) && (isSame(item) || (isNamed(item) && !isAgain(last, item)))),
  );
};

/** An item of a list is short and plain; more is a story. */
const MOST_UNKNOWN = 2;
const LONGEST_ITEM = 14;

/**
 * 'Cigarros em outubro, doses de álcool em outubro': several things that are asked for at once, each
 * with its own words.
 */
export const partList = (part: string, parseAlone: ParseAlone): readonly string[] => {
  const items = joinNameless(listOf(part).map(asCounted), parseAlone);
  if (items.length < 2) return [part];
  const read = items.map((item) => parseAlone(item).slots);
  const isPassing = (item: string, subject: string | null): boolean =>
    subject === 'appointments' && !/pr[oó]xim|quando|marcad/i.test(item);
  if (items.some((item, at) => isPassing(item, read[at]?.subject ?? null))) return [part];
  const subjects = new Set(items.flatMap((item) => subjectOf(item, parseAlone) ?? []));
  const isAsked = (item: string, slots: Slots): boolean =>
    subjects.size > 1
      ? subjectOf(item, parseAlone) !== null
      : slots.subject !== null && (slots.figure !== null || slots.meal !== null);
  const isList = items.every((item, at) => {
    const slots = read[at] ?? NO_SLOTS;
    return (isSameAt(item, parseAlone) || isAsked(item, slots)) && slots.conditions?.split == null;
  });
  const { figure: ofWhole, conditions } = parseAlone(part).slots;
  if ((ofWhole === 'change' && FROM_ONE_TO_OTHER.test(part)) || WITH_AND_WITHOUT.test(part)) return [part];
  const whole = conditions?.split;
  const isComparison =
    subjects.size < 2 && items.length < 3 && (whole?.kind === 'periods' || whole?.kind === 'day_parts');
  const asked = new Set(
    items.map((item, at) => {
      const { figure, meal, dayPart, period } = read[at] ?? NO_SLOTS;
      return [subjectOf(item, parseAlone), figure, meal, dayPart, period?.label].join(' ');
    }),
  );
  const isStory = items.some((item) => {
    const { isOfOther, unknownWords, wordCount } = parseAlone(item);
    return isOfOther || unknownWords.length > MOST_UNKNOWN || wordCount > LONGEST_ITEM;
  });
  return isList && asked.size > 1 && !isComparison && !isStory
    ? items.map((item, at) => (at > 0 && isElliptical(item) ? `e ${item}` : item))
    : [part];
};

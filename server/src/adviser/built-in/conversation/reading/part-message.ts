import { wordsOfClass } from '../../../../text/word-classes.ts';
import { foldTyped, wordsOf } from '../../../../text/words.ts';
import { remember } from '../../../health-query/day-clock.ts';
import { needsMarks } from '../../../health-query/day-parts.ts';
import { findPeriod, markDates } from '../period/read-period.ts';
import { LAST_OF_ALL } from './follow-up-phrases.ts';
import { type ReadQuestion, readQuestion } from './read-question.ts';
import { NO_SLOTS, type Slots } from './slots.ts';
import { asCounted, headOf, listOf, partsOf, sentencesOf, withoutMarker } from './split-message.ts';

/** Figures that only say how the question before them is to be told. */
const mannerFigures: readonly (string | null)[] = [
  null,
  'list',
  'mean',
  'total',
  'compare',
  'count',
  'overview',
  'last',
];

const asides = wordsOfClass('aside');

/** Reads a part by itself. */
export type ReadAlone = (part: string) => ReadQuestion;

/** Parts are held against each other again and again: each is read once for a message. */
export const createReadAlone = (today: string): ReadAlone =>
  remember((part) => readQuestion(part, today, { period: null, subject: null, isFollowing: true }));

const ASKS_ANEW = /^\s*(?:e\s+)?(?:quant|qt|qnt|como|onde|por ?que|pq|o que|isso|posso|pode|devo|faz mal)/iu;

/** 'E quanto gastei com isso?' asks what no figure before it tells. */
const asksMore = (part: string, unknownWords: readonly string[]): boolean =>
  ASKS_ANEW.test(part) && unknownWords.some((word) => !asides.has(word));

/** Whether a part names nothing new: 'e em que dia foi?', 'quero as datas' belong to the question before it. */
const addsNothing = (part: string, readAlone: ReadAlone): boolean => {
  const { slots, unknownWords, asksKnowledge } = readAlone(part);
  const { subject, figure, period, dayPart, meal, limit, conditions } = slots;
  const isPlain = [subject, period, dayPart, meal, limit, conditions].every((slot) => slot === null);
  if (LAST_OF_ALL.test(readAlone(part).folded) || asksMore(part, unknownWords)) return false;
  return isPlain && mannerFigures.includes(figure) && unknownWords.length <= 3 && !asksKnowledge;
};

const KNOWLEDGE = /^\s*(?:o\s?q|oq|como|por\s?q|pq|pra\s+que|para\s+que|qual\s|quais\s)/iu;

/** Whether a part is only the setting of what follows: 'em novembro,', 'nos últimos 30 dias,'. */
const isSetting = (part: string, readAlone: ReadAlone): boolean => {
  const { slots, asksFigure, asksKnowledge } = readAlone(part);
  // 'O que é glicada, e a minha última?'
  if (asksKnowledge && KNOWLEDGE.test(part)) return false;
  return (slots.subject === null || !asksFigure) && !part.includes('?');
};

/** Texts in their order, each joined to the one before it where it belongs to that. */
const joinTo = (
  texts: readonly string[],
  glue: string,
  belongs: (last: string, text: string) => boolean,
): readonly string[] => {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.pop();
    if (last === undefined) joined.push(text);
    else if (belongs(last, text)) joined.push(`${last}${glue}${text}`);
    else joined.push(last, text);
  }
  return joined;
};

/** What is no question for figures, to which 'a minha última?' would belong. */
const MEANING = /^\s*(?:o\s?q(?:ue)?\s+(?:é|e|eh|significa|quer)|pra\s+que\s+serve|para\s+que\s+serve)\s/iu;

/** Parts of one sentence that cannot stand alone are read with the one before or after them. */
const joinParts = (parts: readonly string[], readAlone: ReadAlone): readonly string[] =>
  joinTo(
    parts,
    ', ',
    (last, part) => isSetting(last, readAlone) || (!MEANING.test(last) && addsNothing(part, readAlone)),
  );

/** Sentences that only say how the one before them is to be told belong to it: 'me dá as duas médias'. */
const joinSentences = (sentences: readonly string[], readAlone: ReadAlone): readonly string[] =>
  joinTo(sentences, ' ', (last, sentence) => {
    const isManner = addsNothing(sentence, readAlone) && readAlone(sentence).slots.figure !== null;
    return (
      isManner ||
      isOnlyPeriod(sentence, last, readAlone) ||
      goesOnFrom(sentence, last, readAlone) ||
      isOtherSide(sentence, last, readAlone)
    );
  });

/** 'O frio piora o jejum. Confronte a média dele em julho …': what is asked for was named in the story. */
const goesOnFrom = (sentence: string, story: string, readAlone: ReadAlone): boolean => {
  const [asked, told] = [readAlone(sentence), readAlone(story)];
  const isNamed =
    asked.slots.subject !== null || (asked.slots.dayPart !== null && needsMarks(asked.slots.dayPart));
  return (
    !isNamed && asked.asksFigure && !asked.asksKnowledge && !told.asksFigure && told.slots.subject !== null
  );
};

/** 'Compara com as outras noites': the other side of what the question before told apart. */
const isOtherSide = (sentence: string, asked: string, readAlone: ReadAlone): boolean => {
  const split = readAlone(asked).slots.conditions?.split;
  const { subject, figure } = readAlone(sentence).slots;
  return (
    split?.kind === 'companion' && subject === split.rule.of && (figure === 'compare' || figure === null)
  );
};

/** 'Pega de setembro em diante e me dá as duas médias': the period of the question before it. */
const isOnlyPeriod = (sentence: string, last: string, readAlone: ReadAlone): boolean => {
  const { slots, unknownWords, isOwn, asksFigure } = readAlone(sentence);
  const isSame = slots.subject === readAlone(last).slots.subject && !asksFigure;
  const isFrame = (slots.subject === null && !isOwn) || isSame;
  return isFrame && slots.period !== null && unknownWords.length <= 3;
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
  (SAME_AT.test(item) ||
    SAME_BEFORE.test(item) ||
    wordsOf(item.replace(/^[ao]s?\s/iu, '')).length < BARE_WORDS);

/** What an item asks for: a subject, or a moment that only a glucose has. */
const subjectOf = (item: string, readAlone: ReadAlone): string | null => {
  const { subject, dayPart } = readAlone(item).slots;
  // The two numbers of a pressure are told together.
  if (subject === 'diastolic') return 'blood_pressure';
  return subject ?? (dayPart !== null && needsMarks(dayPart) ? 'glucose' : null);
};

/** An item that begins as one by itself. */
const ANEW = /^(?:e\s+)?(?:[ao]s?\s|total|qual|quant|qt|[uú]ltim|m[eé]di|minha|meu)/iu;

/** Whether an item asks the same as the one before it at another time: 'a de ontem'. */
const isSameAt = (item: string, readAlone: ReadAlone): boolean => {
  const { subject, period } = readAlone(item).slots;
  return SAME_BEFORE.test(item) || (subject === null && period !== null && SAME_AT.test(item));
};

/** Items that name no subject belong to the one before, or to the one after where none is before. */
const joinNameless = (items: readonly string[], readAlone: ReadAlone): readonly string[] => {
  const isNamed = (text: string): boolean => subjectOf(text, readAlone) !== null;
  const isSame = (item: string): boolean => isSameAt(item, readAlone);
  // 'A maior e menor glicose' is one item.
  const isAgain = (last: string, item: string): boolean =>
    subjectOf(last, readAlone) === subjectOf(item, readAlone) && !ANEW.test(item);
  return joinTo(
    items,
    ', ',
    (last, item) => !(isNamed(last) && (isSame(item) || (isNamed(item) && !isAgain(last, item)))),
  );
};

/** An item of a list is short and plain; more is a story. */
const MOST_UNKNOWN = 2;
const LONGEST_ITEM = 14;

/** 'Cigarros em outubro, doses de álcool em outubro': several things that are asked for at once, each with its own words. */
const partList = (part: string, readAlone: ReadAlone): readonly string[] => {
  const items = joinNameless(listOf(part).map(asCounted), readAlone);
  if (items.length < 2) return [part];
  const read = items.map((item) => readAlone(item).slots);
  const isPassing = (item: string, subject: string | null): boolean =>
    subject === 'appointments' && !/pr[oó]xim|quando|marcad/i.test(item);
  if (items.some((item, at) => isPassing(item, read[at]?.subject ?? null))) return [part];
  const subjects = new Set(items.flatMap((item) => subjectOf(item, readAlone) ?? []));
  const isAsked = (item: string, slots: Slots): boolean =>
    subjects.size > 1
      ? subjectOf(item, readAlone) !== null
      : slots.subject !== null && (slots.figure !== null || slots.meal !== null);
  const isList = items.every((item, at) => {
    const slots = read[at] ?? NO_SLOTS;
    return (isSameAt(item, readAlone) || isAsked(item, slots)) && slots.conditions?.split == null;
  });
  const whole = readAlone(part).slots.conditions?.split;
  const isComparison =
    subjects.size < 2 && items.length < 3 && (whole?.kind === 'periods' || whole?.kind === 'day_parts');
  const asked = new Set(
    items.map((item, at) => {
      const { figure, meal, dayPart, period } = read[at] ?? NO_SLOTS;
      return [subjectOf(item, readAlone), figure, meal, dayPart, period?.label].join(' ');
    }),
  );
  const isStory = items.some((item) => {
    const { isOfOther, unknownWords, wordCount } = readAlone(item);
    return isOfOther || unknownWords.length > MOST_UNKNOWN || wordCount > LONGEST_ITEM;
  });
  return isList && asked.size > 1 && !isComparison && !isStory
    ? items.map((item, at) => (at > 0 && isElliptical(item) ? `e ${item}` : item))
    : [part];
};

/** The period that a story tells of before it asks: 'em outubro choveu; quanto pesei naquele mês?'. */
export const periodOf = (part: string, today: string) =>
  findPeriod(` ${wordsOf(foldTyped(markDates(part))).join(' ')} `, today)?.period ?? null;

/** The parts of a message that are read one after the other, and which of them are items of a list. */
export interface Parts {
  readonly parts: readonly string[];
  readonly listed: ReadonlySet<string>;
}

const partMessage = (message: string, readAlone: ReadAlone): Parts => {
  const found = joinSentences(sentencesOf(message).map(withoutMarker), readAlone)
    .flatMap((sentence) => joinParts(partsOf(sentence), readAlone))
    .map((part) => partList(part, readAlone));
  return {
    parts: found.flat(),
    listed: new Set(found.filter((items) => items.length > 1).flat()),
  };
};

/** 'Setembro: …' before several things names the time of all. */
const settingOf = (message: string, readAlone: ReadAlone, today: string) => {
  const [setting, rest] = headOf(message) ?? [];
  return setting !== undefined &&
    rest !== undefined &&
    periodOf(setting, today) !== null &&
    readAlone(setting).slots.subject === null
    ? { setting, rest }
    : null;
};

/** The parts of a message; a time that is named before a colon belongs to the first of several. */
export const partWithSetting = (message: string, readAlone: ReadAlone, today: string): Parts => {
  const head = settingOf(message, readAlone, today);
  if (!head) return partMessage(message, readAlone);
  const { parts, listed } = partMessage(head.rest, readAlone);
  const [first = '', ...others] = parts;
  const begun = `${head.setting}, ${first}`;
  return others.length > 0
    ? { parts: [begun, ...others], listed: new Set([begun, ...listed]) }
    : partMessage(message, readAlone);
};

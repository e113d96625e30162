import { foldTyped, wordsOf } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import { needsMarks } from '../../../health-query/day-parts.ts';
import { findPeriod, markDates } from '../period/parse-period.ts';
import { LAST_OF_ALL, SINCE_IT } from './follow-up-phrases.ts';
import { hasAny } from './guess-subject.ts';
import { type ParseAlone, partFigures, partList } from './part-list.ts';
import { headOf, joinTo, partsOf, sentencesOf, withoutMarker } from './split-message.ts';

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

const ASKS_ANEW = /^\s*(?:e\s+)?(?:quant|qt|qnt|como|onde|por ?que|pq|o que|isso|posso|pode|devo|faz mal)/iu;

/** 'E quanto gastei com isso?' asks what no figure before it tells. */
const asksMore = (part: string, unknownWords: readonly string[]): boolean =>
  ASKS_ANEW.test(part) && unknownWords.some((word) => !asides.has(word));

/** Whether a part names nothing new: 'e em que dia foi?', 'quero as datas' belong to the question before it. */
const addsNothing = (part: string, parseAlone: ParseAlone): boolean => {
  const { slots, unknownWords, asksKnowledge } = parseAlone(part);
  const { subject, figure, period, dayPart, meal, limit, conditions } = slots;
  const isPlain = [subject, period, dayPart, meal, limit, conditions].every((slot) => slot === null);
  if (
    LAST_OF_ALL.test(parseAlone(part).folded) ||
    SINCE_IT.test(parseAlone(part).folded) ||
    asksMore(part, unknownWords)
  )
    return false;
  return isPlain && mannerFigures.includes(figure) && unknownWords.length <= 3 && !asksKnowledge;
};

/** What is no question for figures, to which 'a minha última?' would belong. */
const MEANING = new RegExp(
  [
    '^\\s*(?:o\\s?q(?:ue)?\\s+(?:é|e|eh|significa|quer)|pra\\s+que\\s+serve|para\\s+que\\s+serve)\\s',
    '\\s(?:é|eh|significa|quer dizer)\\s+o\\s+qu[eê]\\W*$',
  ].join('|'),
  'iu',
);

/** Whether a part asks what something is. */
export const asksMeaning = (part: string): boolean => MEANING.test(part);

const KNOWLEDGE = /^\s*(?:o\s?q|oq|como|por\s?q|pq|pra\s+que|para\s+que|qual\s|quais\s)/iu;

/** 'Do treino de hoje, o que falta?' */
const OF_IT = /^\s*(?:e\s+)?(?:d|n)?(?:[aeo]s?|ess[ea]s?|est[ea]s?)\s|^\s*(?:em|sobre|quanto\s+a)\s/iu;

/** Whether a part is only the setting of what follows: 'em novembro,', 'nos últimos 30 dias,'. */
const isSetting = (part: string, next: string, parseAlone: ParseAlone): boolean => {
  const { slots, asksFigure, asksKnowledge } = parseAlone(part);
  // 'O que é glicada, e a minha última?'
  if ((asksKnowledge && KNOWLEDGE.test(part)) || MEANING.test(part)) return false;
  // 'Treinos nesta semana, e o que conta como exercício?'
  const asksElse = KNOWLEDGE.test(next) && parseAlone(next).unknownWords.length > 0;
  if (slots.subject !== null && slots.period !== null && asksElse && !OF_IT.test(part)) return false;
  return (slots.subject === null || !asksFigure) && !part.includes('?');
};

/** Parts of one sentence that cannot stand alone are read with the one before or after them. */
const joinParts = (parts: readonly string[], parseAlone: ParseAlone): readonly string[] =>
  joinTo(
    parts,
    ', ',
    (last, part) => isSetting(last, part, parseAlone) || (!MEANING.test(last) && addsNothing(part, parseAlone)),
  );

/** Sentences that only say how the one before them is to be told belong to it: 'me dá as duas médias'. */
const joinSentences = (sentences: readonly string[], parseAlone: ParseAlone): readonly string[] =>
  joinTo(sentences, ' ', (last, sentence) => {
    const isManner = addsNothing(sentence, parseAlone) && parseAlone(sentence).slots.figure !== null;
    if (MEANING.test(last) || SINCE_IT.test(parseAlone(sentence).folded)) return false;
    return (
      isManner ||
      isOnlyPeriod(sentence, last, parseAlone) ||
      goesOnFrom(sentence, last, parseAlone) ||
      isOtherSide(sentence, last, parseAlone)
    );
  });

/** 'O frio piora o jejum. Confronte a média dele em julho …': what is asked for was named in the story. */
const goesOnFrom = (sentence: string, story: string, parseAlone: ParseAlone): boolean => {
  const [asked, told] = [parseAlone(sentence), parseAlone(story)];
  const isNamed = asked.slots.subject !== null || (asked.slots.dayPart !== null && needsMarks(asked.slots.dayPart));
  return !isNamed && asked.asksFigure && !asked.asksKnowledge && !told.asksFigure && told.slots.subject !== null;
};

/** 'Compara com as outras noites': the other side of what the question before told apart. */
const isOtherSide = (sentence: string, asked: string, parseAlone: ParseAlone): boolean => {
  const split = parseAlone(asked).slots.conditions?.split;
  const { subject, figure } = parseAlone(sentence).slots;
  return split?.kind === 'companion' && subject === split.rule.of && (figure === 'compare' || figure === null);
};

/** 'Pega de setembro em diante e me dá as duas médias': the period of the question before it. */
const isOnlyPeriod = (sentence: string, last: string, parseAlone: ParseAlone): boolean => {
  const { slots, unknownWords, isOwn, asksFigure } = parseAlone(sentence);
  if (parseAlone(last).slots.subject === null) return false;
  const isSame = slots.subject === parseAlone(last).slots.subject && !asksFigure;
  const isFrame = (slots.subject === null && !isOwn) || isSame;
  const isPeriod = slots.period !== null || slots.conditions?.split?.kind === 'periods';
  return isFrame && isPeriod && unknownWords.length <= 3;
};

/** The period that a story tells of before it asks: 'em outubro choveu; quanto pesei naquele mês?'. */
export const periodOf = (part: string, today: string) =>
  findPeriod(` ${wordsOf(foldTyped(markDates(part))).join(' ')} `, today)?.period ?? null;

/** 'Só números.', 'tudo junto.': how it is to be told, and nothing that is asked. */
const saysNothing = (part: string, parseAlone: ParseAlone): boolean => {
  const { slots, unknownWords, asksFigure } = parseAlone(part);
  return !part.includes('?') && unknownWords.length === 0 && !asksFigure && !hasAny(slots);
};

/** The parts of a message that are read one after the other, and which of them are items of a list. */
export interface Parts {
  readonly parts: readonly string[];
  readonly listed: ReadonlySet<string>;
}

const partMessage = (message: string, parseAlone: ParseAlone): Parts => {
  const found = joinSentences(sentencesOf(message).map(withoutMarker), parseAlone)
    .flatMap((sentence) => joinParts(partsOf(sentence), parseAlone))
    .filter((part, _, all) => all.length < 2 || !saysNothing(part, parseAlone))
    .map((part) => {
      const figures = partFigures(part, parseAlone);
      return figures.length > 1 ? figures : partList(part, parseAlone);
    });
  return {
    parts: found.flat(),
    listed: new Set(found.filter((items) => items.length > 1).flat()),
  };
};

/** 'Setembro: …' before several things names the time of all. */
const settingOf = (message: string, parseAlone: ParseAlone, today: string) => {
  const [setting, rest] = headOf(message) ?? [];
  return setting !== undefined &&
    rest !== undefined &&
    periodOf(setting, today) !== null &&
    parseAlone(setting).slots.subject === null
    ? { setting, rest }
    : null;
};

/** 'Vou ao médico e ele pede: última glicada, peso de hoje': what is told before a list. */
const STORY = /^\s*([^:?!]{12,160}):\s+(\S.*)$/su;

/** The list after a story; null for none, and where the story names the time of what is asked for. */
const listAfterStory = (message: string, parseAlone: ParseAlone, today: string): Parts | null => {
  const [, story = '', rest] = STORY.exec(message) ?? [];
  const parts = rest === undefined ? null : partMessage(rest, parseAlone);
  if (!parts || parts.listed.size < 2) return null;
  const isTimed = parts.parts.every((part) => {
    const { figure, period } = parseAlone(part).slots;
    return figure === 'last' || period !== null;
  });
  return isTimed || (periodOf(story, today) === null && !/\d/.test(story)) ? parts : null;
};

/** The parts of a message; a time that is named before a colon belongs to the first of several. */
export const partWithSetting = (message: string, parseAlone: ParseAlone, today: string): Parts => {
  const head = settingOf(message, parseAlone, today);
  if (!head) return listAfterStory(message, parseAlone, today) ?? partMessage(message, parseAlone);
  const { parts, listed } = partMessage(head.rest, parseAlone);
  const [first = '', ...others] = parts;
  const begun = `${head.setting}, ${first}`;
  return others.length > 0
    ? { parts: [begun, ...others], listed: new Set([begun, ...listed]) }
    : partMessage(message, parseAlone);
};

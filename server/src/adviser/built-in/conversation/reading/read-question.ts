import { foldText, foldTyped, wordsOf } from '../../../../text/words.ts';
import { type FoundPeriod, findPeriod, markDates } from '../period/read-period.ts';
import { type FoundConditions, readConditions } from '../query/read-conditions.ts';
import {
  asksForKnowledge,
  type FoundCue,
  findCues,
  judgesValue,
  mendWords,
  otherPeople,
  plainWords,
} from './scan-words.ts';
import { NO_SLOTS, type Slots } from './slots.ts';

/** A question as far as it was understood. */
export interface ReadQuestion {
  readonly slots: Slots;
  /** Speaks of the asker: 'minha glicose', 'quanto dormi'. */
  readonly isOwn: boolean;
  readonly isOfOther: boolean;
  /** Asks for knowledge or advice. */
  readonly asksKnowledge: boolean;
  /** Judges a value ('normal', 'alta'). */
  readonly judges: boolean;
  /** Words with a meaning that stand in no table. */
  readonly unknownWords: readonly string[];
  /** Begins with 'e', 'mas', 'agora': it goes on from what was asked before. */
  readonly continues: boolean;
  /** Folded with its slips mended, blanks around it. */
  readonly folded: string;
  readonly wordCount: number;
  /** Names a date that no calendar has. */
  readonly hasImpossibleDate: boolean;
}

/** 'Dose' means alcohol, unless it is said of what: 'dose máxima de cafeína'. */
const isDoseOf = ({ from, until }: FoundCue, words: readonly string[]): boolean =>
  until === from + 1 && /^doses? (?:\S+ )?de /.test(words.slice(from, from + 4).join(' '));

/** Measurements and what was recorded go before meals: in 'glicose no almoço' the meal is only a time. */
const pickSubjects = (cues: readonly FoundCue[], words: readonly string[]) => {
  const withSubject = cues.filter(({ subject }) => subject !== null);
  const plain = withSubject.filter((cue) => !isDoseOf(cue, words));
  const named = plain.length > 0 ? plain : withSubject;
  const first = named.find(({ subject }) => subject !== 'meals') ?? named[0];
  const also = named.find(({ subject, from }) => {
    if (!first || subject === first.subject || from < first.until) return false;
    const between = words.slice(first.until, from);
    return (
      between.includes('e') &&
      between.every((word) => plainWords.has(word) || word === 'minha' || word === 'meu')
    );
  });
  return { subject: first?.subject ?? null, alsoSubject: also?.subject ?? null };
};

/** The first thing said about one slot; what stands alone ('a maior') goes before what comes with a subject ('hipo'). */
const firstOf = <Slot extends 'figure' | 'dayPart' | 'meal'>(cues: readonly FoundCue[], slot: Slot) => {
  const found = cues.filter((cue) => cue[slot] !== null);
  return (found.find(({ subject }) => subject === null) ?? found[0])?.[slot] ?? null;
};

/** 'Acima de 200': the number, and the side of it that is asked for. */
interface Limit {
  readonly value: number;
  readonly side: 'above' | 'below';
}

const LIMIT =
  / (acima|maior|passou|passei|passaram|passa|ultrapassou|ultrapassei|mais|superior|abaixo|menor|menos|inferior)(?: d[eoa]s?| que| a)? (\d{1,3}) (?!dia|vez|hora|semana|mes|ano|minuto|por )/;
const belowWords = ['abaixo', 'menor', 'menos', 'inferior'];

const readLimit = (folded: string): Limit | null => {
  const [, word = '', written] = LIMIT.exec(folded) ?? [];
  if (written === undefined) return null;
  return { value: Number(written), side: belowWords.includes(word) ? 'below' : 'above' };
};

/** 'Dormi menos de 7 horas': in questions about other things hours are a period. */
const LIMIT_OF_SLEEP = / (mais|menos) (?:d[eoa]|que|do que) (\d{1,2})(?: ?h| horas?)? /;

const readLimitOfSleep = (folded: string): Limit | null => {
  const [, word = '', written] = LIMIT_OF_SLEEP.exec(folded) ?? [];
  return written === undefined ? null : { value: Number(written), side: word === 'mais' ? 'above' : 'below' };
};

const readFigure = (cues: readonly FoundCue[], limit: Limit | null): Slots['figure'] => {
  const has = (...figures: readonly Slots['figure'][]): boolean =>
    cues.some(({ figure }) => figure !== null && figures.includes(figure));
  if (limit) return limit.side;
  if (has('compare')) return 'compare';
  const side = cues.find(({ figure }) => figure === 'below' || figure === 'above')?.figure;
  const figure = firstOf(cues, 'figure');
  // 'Quantas vezes ficou abaixo' and 'a última hipo' are about what is below; 'a mais baixa' is one reading.
  return side && (figure === 'count' || figure === 'last') ? side : figure;
};

/** The last in 'nos últimos 7 dias' asks for no last reading; a part of the day ('nesta manhã') counts all the same. */
const isOfPeriod = (cue: FoundCue, period: FoundPeriod | null): boolean =>
  period !== null &&
  cue.from < period.to &&
  cue.until > period.from &&
  cue.dayPart === null &&
  cue.figure !== 'compare' &&
  cue.subject === null;

const isStretchOfDay = (words: readonly string[]): boolean =>
  words.includes('hoje') && words.includes('cedo');

const goesOn = (words: readonly string[]): boolean =>
  /^(?:e|mas|agora|entao|ah e|ok e|certo e) /.test(`${words.slice(0, 2).join(' ')} `);

const possessives: readonly string[] = ['meu', 'meus', 'minha', 'minhas'];

/** 'Glicose < 70': the sign would be lost when the text is folded. */
const writeOutSigns = (message: string): string =>
  message.replace(/<\s?(?=\d)/g, ' abaixo de ').replace(/>\s?(?=\d)/g, ' acima de ');

/** Stands for a word that was read already. */
const READ = '_';

/** Words without those that say a condition, each in its place. */
const without = (words: readonly string[], found: FoundConditions | null): readonly string[] =>
  words.map((word, at) => (found?.stretches.some(([from, until]) => at >= from && at < until) ? READ : word));

/**
 * The conditions of a message whose other words name what is asked for: 'dias sem fumar' is no condition in 'há quantos dias sem
 * fumar?'.
 */
const findConditions = (message: string, words: readonly string[], today: string): FoundConditions | null => {
  const found = readConditions(wordsOf(foldTyped(markDates(message))).slice(0, words.length), today);
  const rest = without(words, found);
  const namesSubject = findCues(rest).some(({ subject }) => subject !== null);
  return namesSubject || goesOn(rest) ? found : null;
};

/** What a message says by itself; `today` is the person's day. Pure and total: any text has a reading. */
export const readQuestion = (message: string, today: string): ReadQuestion => {
  const said = writeOutSigns(message);
  const mended = mendWords(markDates(said));
  const conditions = findConditions(said, mended, today);
  const words = without(mended, conditions);
  const folded = ` ${words.join(' ')} `;
  const period = findPeriod(folded, today);
  const cues = findCues(words).filter((cue) => !isOfPeriod(cue, period));
  const cued = new Set(cues.flatMap(({ from, until }) => words.slice(from, until)));
  const unknownWords = words.filter(
    (word, at) =>
      !cued.has(word) &&
      word !== READ &&
      !plainWords.has(word) &&
      !/^\d/.test(word) &&
      !(period && at >= period.from && at < period.to),
  );
  const { subject, alsoSubject } = pickSubjects(cues, words);
  const limit = subject === 'sleep' ? readLimitOfSleep(folded) : readLimit(folded);
  return {
    slots: {
      ...NO_SLOTS,
      subject,
      alsoSubject,
      figure: readFigure(cues, limit),
      period: period?.period ?? null,
      dayPart: isStretchOfDay(words) ? 'morning' : firstOf(cues, 'dayPart'),
      meal: firstOf(cues, 'meal'),
      limit: limit?.value ?? null,
      conditions: conditions?.conditions ?? null,
    },
    isOwn: cues.some(({ isOwn }) => isOwn) || words.some((word) => possessives.includes(word)),
    isOfOther: words.some((word) => otherPeople.has(word)),
    asksKnowledge: asksForKnowledge(foldText(message)) || asksForKnowledge(folded),
    judges: judgesValue(folded),
    unknownWords,
    continues: goesOn(words),
    folded,
    wordCount: words.length,
    hasImpossibleDate: period === null && / data \d+ \d+ (?:\d+ )?fim /.test(folded),
  };
};

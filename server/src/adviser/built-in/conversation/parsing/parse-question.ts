import { foldText } from '../../../../text/tokenize.ts';
import { needsMarks } from '../../../health-query/day-parts.ts';
import {
  type FoundPeriod,
  findPeriod,
  findWider,
  MARKED_DATE,
  markDates,
  weekdaysNamedBy,
} from '../period/parse-period.ts';
import type { Period } from '../period/period.ts';
import { tellsOfItself } from './companion-amounts.ts';
import { findConditions, without } from './find-conditions.ts';
import { asTyped, findUnread, wordsOfOthers } from './find-unread.ts';
import { findUnused, nameUnused, otherDayPart } from './find-unused.ts';
import { mendSpaces, plainWords } from './mend-words.ts';
import { nameSubject } from './name-subject.ts';
import { onlyOn } from './parse-conditions.ts';
import { ofDrinks } from './parse-drinks.ts';
import { asksForDays, COMPARATIVE, firstOf, isExtreme, LAST_FEW, nowWords, parseFigure } from './parse-figure.ts';
import { parseLimit } from './parse-limit.ts';
import { joinMonths } from './parse-two-periods.ts';
import { asksForWeightGoal, isNumberName, parsePressureNumber, pickSubjects, pressureSeries } from './pick-subject.ts';
import {
  asksForFigure,
  asksForKnowledge,
  type FoundCue,
  findCues,
  goesOn,
  judgesValue,
  mendWords,
  speaksOfOther,
  speaksOfRecords,
  writeOutSigns,
} from './scan-words.ts';
import { type Conditions, NO_SLOTS, READ, type Slots, type Subject } from './slots.ts';

/** A question as far as it was understood. */
export interface ParsedQuestion {
  readonly slots: Slots;
  /** Speaks of the asker: 'minha glicose', 'quanto dormi'. */
  readonly isOwn: boolean;
  readonly isOfOther: boolean;
  /** Asks for knowledge or advice. */
  readonly asksKnowledge: boolean;
  /** Asks how much, when or which, or for a list. */
  readonly asksFigure: boolean;
  /** Judges a value ('normal', 'alta'). */
  readonly judges: boolean;
  /** Speaks of what was written down: 'anotado', 'que registrei'. */
  readonly saysRecorded: boolean;
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

/** The last in 'nos últimos 7 dias' asks for no last reading; a part of the day ('nesta manhã') counts all the same. */
const isOfPeriod = (cue: FoundCue, period: FoundPeriod | null): boolean =>
  period !== null &&
  cue.from < period.to &&
  cue.until > period.from &&
  cue.dayPart === null &&
  cue.figure !== 'compare' &&
  !isExtreme(cue.figure) &&
  cue.subject === null;

const isNowBeside = (cue: FoundCue, words: readonly string[], period: FoundPeriod | null): boolean =>
  period !== null && cue.figure === 'last' && nowWords.has(words[cue.until - 1] ?? '');

const possessives: readonly string[] = ['meu', 'meus', 'minha', 'minhas'];

/** What is known of the conversation when a message is read. */
export interface ReadContext {
  /** The period that was spoken of before; null for none. */
  readonly period: Period | null;
  /** What own data were asked for before: what says a condition alone goes on from them. */
  readonly subject: Subject | null;
  readonly isFollowing: boolean;
}

const NO_CONTEXT: ReadContext = { period: null, subject: null, isFollowing: false };

/** What a message says by itself; `today` is the person's day. Pure and total: any text has a reading. */
export const parseQuestion = (message: string, today: string, context = NO_CONTEXT): ParsedQuestion => {
  const said = joinMonths(mendSpaces(writeOutSigns(message)));
  const mended = mendWords(markDates(said));
  const conditions = findConditions(said, mended, today, context.isFollowing);
  const words = without(mended, conditions);
  const folded = ` ${words.join(' ')} `;
  const found = findPeriod(folded, today, context.period);
  const named = found && weekdaysNamedBy(found, words);
  const wider = found && named ? findWider(words, found, today, context.period) : null;
  const period = wider ?? found;
  const allCues = findCues(words).filter((cue) => !isOfPeriod(cue, period) && !isNowBeside(cue, words, period));
  const split = conditions?.conditions.split;
  const companion = split?.kind === 'companion' ? split.rule.of : null;
  const picked = pickSubjects(allCues, words, companion);
  // 'A mínima e a máxima' of a glucose are its extremes.
  const isOfAnother = picked.subject === null && context.subject !== null && !pressureSeries.includes(context.subject);
  const ofPressure = isOfAnother ? null : parsePressureNumber(picked.subject, words);
  const cues = ofPressure
    ? allCues.filter(({ from, until, subject }) => subject !== null || until > from + 1 || !isNumberName(words[from]))
    : allCues;
  const cued = new Set(cues.flatMap(({ from, until }) => words.slice(from, until)));
  const unknownWords = words.filter(
    (word, at) =>
      !cued.has(word) &&
      word !== READ &&
      !plainWords.has(word) &&
      !/^\d/.test(word) &&
      !(period && at >= period.from && at < period.to),
  );
  // 'De manhã em jejum': the mark says more than the hour.
  const marked = cues.find(({ dayPart: part }) => part !== null && needsMarks(part))?.dayPart ?? null;
  const isEarlyToday = words.includes('hoje') && words.includes('cedo');
  const dayPart = isEarlyToday ? 'morning' : (marked ?? firstOf(cues, 'dayPart'));
  const isOfWeightGoal = (picked.subject === null || picked.subject === 'weight') && asksForWeightGoal(folded);
  const subject = nameSubject({
    cues,
    picked: picked.subject,
    ofPressure,
    isOfWeightGoal,
    dayPart,
    conditions: conditions?.conditions ?? null,
    hasPeriod: period !== null,
    saysNights: mended.some((word) => /^noites?$/.test(word)),
    folded,
    isFollowing: context.isFollowing,
  });
  const isOfItself = split?.kind === 'companion' && tellsOfItself(split.rule, subject);
  const foundLimit = parseLimit(folded, subject);
  const limit = foundLimit?.limit ?? null;
  // 'Em que momento é mais alta, em jejum ou depois de comer?'
  const isOfMoments = split?.kind === 'group' && split.by === 'day_part' && dayPart !== null && needsMarks(dayPart);
  const byMoment: Conditions | null =
    isOfMoments && conditions ? { ...conditions.conditions, split: { kind: 'group', by: 'moment' } } : null;
  // 'Falta quanto pros 78?': the goal is told, whatever number is said for it.
  const limitWords = foundLimit?.words ?? (isOfWeightGoal ? words.filter((word) => /^\d/.test(word)) : []);
  const unused =
    subject === null && (context.subject === null || words.length > LONGEST_FOLLOW_UP)
      ? null
      : findUnused(
          words.map((word, at) => ({
            word,
            isRead:
              word === READ ||
              limitWords.includes(word) ||
              cues.some(({ from, until }) => at >= from && at < until) ||
              (period !== null && at >= period.from && at < period.to) ||
              (wider !== null && found !== null && at >= found.from && at < found.to),
            isUnknown: unknownWords.includes(word),
          })),
        );
  const written = foldText(message);
  const isRange = / na faixa de quanto /.test(folded);
  // 'Dormi melhor nas noites sem álcool?' holds means against each other.
  const isComparison =
    conditions !== null &&
    (COMPARATIVE.test(foldText(said)) || (split?.kind === 'companion' && subject === 'sleep_quality'));
  const read = isOfWeightGoal ? 'goal' : parseFigure(cues, limit, words);
  const figure =
    isRange || (isComparison && isExtreme(read)) ? 'mean' : LAST_FEW.test(folded) && read !== 'steps' ? 'list' : read;
  // 'Em média, em quantos dias por mês bebi?'
  const countsByGroup =
    split?.kind === 'group' &&
    limit === null &&
    / quantos dias (?:por|de cada|em cada|cada) | mais (?:dias|vezes) /.test(foldText(said));
  // Nobody but the asker has a weight to reach.
  const isOwn = isOfWeightGoal || cues.some((cue) => cue.isOwn) || words.some((word) => possessives.includes(word));
  // 'Quanto falta para a minha meta de peso?' asks for no usual goal.
  const isOwnGoal = figure === 'goal' && isOwn;
  return {
    slots: {
      ...NO_SLOTS,
      subject,
      alsoSubject: picked.alsoSubject,
      figure: asksForDays(folded, subject, figure, limit) ? 'list' : countsByGroup ? 'count' : figure,
      period: period?.period ?? null,
      dayPart: byMoment ? null : dayPart,
      meal: firstOf(cues, 'meal'),
      limit,
      conditions: nameUnused(
        ofDrinks(
          onlyOn(byMoment ?? (isOfItself ? null : conditions?.conditions) ?? null, wider ? named : null),
          subject,
          words,
        ),
        unused ?? (split?.kind === 'periods' ? otherDayPart(cues, dayPart, words, message) : null),
      ),
      unread: asTyped(
        [
          ...wordsOfOthers(cues, [subject, picked.alsoSubject, companion], words),
          ...findUnread(
            words,
            unknownWords.filter((word) => !limitWords.includes(word)),
          ),
        ],
        message,
      ).slice(0, MOST_UNREAD),
    },
    isOwn,
    isOfOther: speaksOfOther(words),
    asksKnowledge: !isOwnGoal && subject !== 'profile' && (asksForKnowledge(written) || asksForKnowledge(folded)),
    asksFigure: asksForFigure(folded) || asksForFigure(written),
    judges: judgesValue(folded),
    saysRecorded: speaksOfRecords(folded),
    unknownWords,
    continues: goesOn(words),
    folded,
    wordCount: folded.replace(MARKED_DATE, '_ ').trim().split(' ').length,
    hasImpossibleDate: period === null && / data \d+ \d+ (?:\d+ )?fim /.test(folded),
  };
};

const MOST_UNREAD = 3;
/** Longer messages tell a story, and what stands in it is no condition of the figures before it. */
export const LONGEST_FOLLOW_UP = 14;

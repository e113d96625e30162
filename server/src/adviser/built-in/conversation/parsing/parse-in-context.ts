import { NIGHT_SERIES } from '../../../health-query/health-query.ts';
import type { Period } from '../period/period.ts';
import { asksShareOfDifference, CHANGED, COMPARED, FEELS } from './follow-up-phrases.ts';
import {
  asRelated,
  namingLostDay,
  namingNarrowed,
  ofAllDays,
  ofAnyDrink,
  ofBothSides,
  withoutWeight,
  withWeekdays,
} from './narrow-told.ts';
import { LONGEST_FOLLOW_UP, type ParsedQuestion } from './parse-question.ts';
import { NO_CONDITIONS, type Slots, type Subject } from './slots.ts';
import { aroundMeal, withMealName, withMealTime } from './told-meal.ts';

const ofNight: readonly Subject[] = NIGHT_SERIES;
const ofPressure: readonly Subject[] = ['blood_pressure', 'diastolic'];
/** Whether two subjects are told of one record: of one night, of one pressure. */
export const isOneRecord = (one: Subject | null, other: Subject | null): boolean =>
  one === other ||
  [ofNight, ofPressure].some(
    (family) => one !== null && other !== null && family.includes(one) && family.includes(other),
  );

/** Whether a short message asks for another part of the record that was told: 'e a mínima?'. */
export const asksPartOf = ({ slots, wordCount, asksKnowledge }: ParsedQuestion, { subject }: Slots): boolean =>
  slots.subject !== null && isOneRecord(slots.subject, subject) && wordCount <= PART_WORDS && !asksKnowledge;

/** What a part of a record is called once it is spoken of: 'e a qualidade?' of a night, 'e a mínima?' of a pressure. */
const parts: readonly (readonly [family: readonly Subject[], words: RegExp, subject: Subject])[] = [
  [ofNight, / (?:qualidade|nota|notas) /, 'sleep_quality'],
  [ofNight, / (?:duracao|tempo na cama|horas dormidas) /, 'sleep'],
  [
    ofNight,
    / (?:despertares|acordadas|vezes (?:que )?(?:eu )?acord(?:ei|o)|acord(?:ei|o) (?:\S+ ){0,2}vez(?:es)?) /,
    'night_wakings',
  ],
  [ofPressure, / (?:minima|diastolica|de baixo) /, 'diastolic'],
  [ofPressure, / (?:maxima|sistolica|de cima) /, 'blood_pressure'],
];
/** A part is asked for in so few words; one that is named by its own words in more. */
const PART_WORDS = 6;
const NAMED_PART_WORDS = 12;

const partNamed = ({ folded, slots, wordCount, asksKnowledge }: ParsedQuestion, earlier: Slots) =>
  slots.subject === null && wordCount <= NAMED_PART_WORDS && !asksKnowledge
    ? parts.find(
        ([family, words]) => earlier.subject !== null && family.includes(earlier.subject) && words.test(folded),
      )
    : undefined;

/** Whether words that name a part of a record are all that was unknown. */
const withPart = (read: ParsedQuestion, earlier: Slots): ParsedQuestion => {
  const part = partNamed(read, earlier);
  if (!part) return read;
  const [, words, subject] = part;
  const { figure } = read.slots;
  // 'A máxima' of a pressure is no highest value.
  const isNumber = ofPressure.includes(subject) && (figure === 'highest' || figure === 'lowest');
  return {
    ...read,
    slots: { ...read.slots, subject, figure: isNumber ? null : figure },
    unknownWords: read.unknownWords.filter((word) => !words.test(` ${word} `)),
  };
};

const OTHER_LIMIT = new RegExp(
  '^ (?:(?:e|mas|so|ja|foram|as|os|quant[oa]s) )*(?:(?:(acima|mais|passou|maior' +
    String.raw`|superior)|(abaixo|menos|menor|inferior)) )?(?:de |d[eo] que |que )?(\d{1,3}) $`,
);

/** 'E de 200?' after 'acima de 180'. */
const withLimit = (read: ParsedQuestion, { limit }: Slots): ParsedQuestion => {
  const found = OTHER_LIMIT.exec(read.folded);
  if (!found || limit === null || read.slots.period !== null) return read;
  const [, above, below, value = ''] = found;
  const side = above ? 'above' : below ? 'below' : limit.side;
  return {
    ...read,
    slots: {
      ...read.slots,
      figure: side,
      limit: { ...limit, side, value: Number(value) },
      conditions: null,
    },
    unknownWords: [],
  };
};

/** 'Mais que na semana passada?' holds what was told against that week. */
const asCompared = (read: ParsedQuestion, { subject, period, conditions }: Slots): ParsedQuestion => {
  const { folded, slots } = read;
  const isPlain = slots.figure === null || slots.figure === 'mean';
  const isOf = isPlain && slots.period !== null && slots.conditions === null && conditions === null;
  return isOf && subject !== null && period !== null && COMPARED.test(folded)
    ? { ...read, slots: { ...slots, figure: 'compare' } }
    : read;
};

/** A weight falls or rises within a time. */
const changesWithin: readonly (Subject | null)[] = ['weight', 'hba1c'];

/** 'No mês seguinte diminuiu?' holds that month against what was told. */
const asChanged = (read: ParsedQuestion, { subject, period, figure, conditions }: Slots): ParsedQuestion => {
  const { folded, slots } = read;
  const isOfSame = subject !== null && (slots.subject === null || slots.subject === subject);
  const isOther = slots.period !== null && period !== null && isOfSame && !overlaps(slots.period, period);
  if (!isOther || changesWithin.includes(subject) || figure === 'change' || !CHANGED.test(folded)) return read;
  if (slots.conditions !== null || conditions?.split != null) return read;
  const periods = [slots.period, period];
  return {
    ...read,
    slots: {
      ...slots,
      figure: 'compare',
      conditions: { ...NO_CONDITIONS, split: { kind: 'periods', periods } },
    },
  };
};

const overlaps = (one: Period, other: Period): boolean => one.fromDay <= other.toDay && other.fromDay <= one.toDay;

/** 'É uma queda de quantos por cento?' of two that were told asks for no readings in range. */
const asShare = (read: ParsedQuestion): ParsedQuestion =>
  read.slots.figure === 'in_range' && asksShareOfDifference(read.folded)
    ? { ...read, asksKnowledge: false, slots: { ...read.slots, subject: null, figure: null } }
    : read;

const WEEK_GOAL = / 150(?: minutos| min)? /;

/** 'Falta quanto pros 150?', 'quantos por cento dos 150?': what a week of movement usually is. */
const asWeekGoal = (read: ParsedQuestion, { subject, period }: Slots): ParsedQuestion =>
  subject === 'training' &&
  (read.slots.subject === null || read.slots.subject === subject) &&
  WEEK_GOAL.test(read.folded) &&
  (read.slots.period ?? period) !== null
    ? {
        ...read,
        unknownWords: [],
        slots: {
          ...read.slots,
          subject,
          figure: 'goal',
          period: read.slots.period ?? period,
          limit: null,
          conditions: null,
          unread: [],
        },
      }
    : read;

const HOW_MANY =
  / (?:quant[oa]s|qts|qtas|qtos|qnts) (?!horas|minutos|doses|cigarros|xicaras|mg|latas|kcal|calorias|dias)/;
const singleFigures: readonly (string | null)[] = ['highest', 'lowest', 'last', 'list', 'worst', 'best'];

/** 'Quantas foram de madrugada?' after single values counts them. */
const asCount = (read: ParsedQuestion, earlier: Slots): ParsedQuestion =>
  read.slots.figure === null && singleFigures.includes(earlier.figure) && HOW_MANY.test(read.folded)
    ? { ...read, slots: { ...read.slots, figure: 'count' } }
    : read;

const THIS_LAST = / (?:n|d)?(?:ess|est)[ea] ultim[ao] /;

/** 'Quanto fica essa última que você falou?' points at what was told, and asks for no last one. */
const withoutLast = (read: ParsedQuestion): ParsedQuestion =>
  read.slots.figure === 'last' && read.slots.subject === null && THIS_LAST.test(read.folded)
    ? { ...read, slots: { ...read.slots, figure: null } }
    : read;

const steps = [
  asRelated,
  withoutWeight,
  withPart,
  ofBothSides,
  ofAnyDrink,
  ofAllDays,
  withMealTime,
  withMealName,
  withLimit,
  withWeekdays,
  asCompared,
  asChanged,
  asShare,
  asWeekGoal,
  asCount,
  aroundMeal,
  namingLostDay,
  withoutLast,
  namingNarrowed,
];

/**
 * What a message says in the light of the figures that were told before it: what alone would be read as something else.
 */
export const parseInContext = (read: ParsedQuestion, earlier: Slots | null): ParsedQuestion =>
  earlier === null || read.wordCount > LONGEST_FOLLOW_UP || FEELS.test(read.folded)
    ? read
    : steps.reduce((now, step) => step(now, earlier), read);

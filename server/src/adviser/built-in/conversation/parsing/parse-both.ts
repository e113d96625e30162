import { isDeepStrictEqual as isEqual } from 'node:util';
import { addDaysTo } from '@vida/contract/core/time.ts';
import { periodTexts } from '../period/period-texts.ts';
import { asksBoth, asksMostOf, FEELS, OF_THOSE } from './follow-up-phrases.ts';
import type { Intent } from './intent.ts';
import type { ParsedQuestion } from './parse-question.ts';
import { type Figure, NO_CONDITIONS, type Slots } from './slots.ts';

/** A longer message, with its blanks, asks for something else. */
const MOST_WORDS = 12;

const isSamePeriod = (one: Slots, other: Slots): boolean =>
  one.period?.fromDay === other.period?.fromDay && one.period?.toDay === other.period?.toDay;

const ofSlots = (slots: Slots): Intent => ({ kind: 'own_data', slots });

const ends: readonly (Figure | null)[] = ['highest', 'lowest'];

/** What the last two that were told are apart in, as a condition; null where they are not two of a kind. */
const pairOf = (slots: Slots, earlier: Slots): Slots | null => {
  if (earlier.subject !== slots.subject || slots.subject === 'meals') return null;
  const rest = slots.conditions ?? NO_CONDITIONS;
  if (rest.split !== null || !isEqual(rest, earlier.conditions ?? NO_CONDITIONS)) return null;
  const isSameTime = isSamePeriod(earlier, slots);
  const isSamePart = earlier.dayPart === slots.dayPart && earlier.meal === slots.meal;
  const split = (given: NonNullable<Slots['conditions']>['split']): Slots => ({
    ...slots,
    conditions: { ...rest, split: given },
  });
  if (isSameTime && isSamePart && ends.includes(slots.figure) && ends.includes(earlier.figure))
    return slots.figure === earlier.figure ? null : { ...slots, figure: 'extremes' };
  if (isSameTime && slots.dayPart !== null && earlier.dayPart !== null && slots.dayPart !== earlier.dayPart)
    return {
      ...split({ kind: 'day_parts', parts: [slots.dayPart, earlier.dayPart] }),
      dayPart: null,
      meal: null,
    };
  return !isSameTime && isSamePart && slots.period && earlier.period
    ? split({ kind: 'periods', periods: [slots.period, earlier.period] })
    : null;
};

/** Both periods as one, where they follow each other: 'em que dia desses dois meses bebi mais?'. */
export const joinedPeriod = ({ conditions }: Slots): Slots['period'] => {
  const periods = conditions?.split?.kind === 'periods' ? conditions.split.periods : [];
  const [one, other] = periods.toSorted((a, b) => a.fromDay.localeCompare(b.fromDay));
  if (!one || !other || periods.length > 2 || addDaysTo(one.toDay, 1) !== other.fromDay) return null;
  return {
    fromDay: one.fromDay,
    toDay: other.toDay,
    label: periodTexts.between(one.fromDay, other.toDay, other.toDay),
  };
};

/** 'E os dois juntos?' */
const SUM_OF_BOTH = / (?:juntando|somando|soma|somados?|somadas?|juntos|juntas|ao todo|(?:no|o|de) total) /;

/** A mean of both is no sum of two means. */
const summedFigure = ({ figure }: Slots): Figure | null => (figure === 'compare' ? null : figure);

const PERIODS_BACK = / (?:n|d)?(?:ess|est)[ea]s (?:dois|duas) (?:meses|semanas|periodos?|quinzenas?|metades?|partes?) /;

const COUNTED_BACK = / (?:[nd]?[ao]s|(?:n|d)?(?:ess|est)[ea]s) (?:dois|duas|tres|quatro)(?= )/;

const BARE_SHARE =
  /^ (?:(?:e|isso|da|deu|foi|em|quanto|ou|seja) )*(?:quantos? )?(?:por cento|porcento|porcentagem|percentual) $/;

/** 'Quantos por cento?' of two that were held against each other. */
const asksShare = (folded: string, { conditions, figure }: Slots): boolean =>
  BARE_SHARE.test(folded) && (figure === 'compare' || conditions?.split?.kind === 'periods');

/** 'A diferença?', 'qual foi pior?', 'os dois': the last two that were told, where they are two of a kind. */
export const parseBoth = (
  { folded, slots: named, wordCount }: ParsedQuestion,
  before: Intent,
  slots: Slots,
): Intent | null => {
  if (wordCount > MOST_WORDS || FEELS.test(folded)) return null;
  if (asksShare(folded, slots)) return ofSlots(slots);
  const { subject, limit, figure, dayPart } = named;
  // 'Quantos dias de treino somando as duas?' tells no days apart by the training itself.
  const isOfItself = named.conditions?.split?.kind === 'companion' && named.conditions.split.rule.of === slots.subject;
  const conditions = isOfItself ? null : named.conditions;
  // 'Em que dia desses dois meses' names no months of its own.
  const period = PERIODS_BACK.test(folded) ? null : named.period;
  const isNew = [period, conditions, dayPart].some((slot) => slot !== null);
  if (
    isNew ||
    (limit !== null && !OF_THOSE.test(folded)) ||
    (subject !== null && subject !== slots.subject) ||
    !asksBoth(folded)
  )
    return null;
  const earlier = before.kind === 'own_data' ? (before.earlier ?? null) : null;
  const isMore = / (?:tres|quatro) /.test(folded);
  const isTold = slots.conditions?.split?.kind === 'periods' && !isMore;
  const pair = isTold ? slots : earlier && !isMore ? pairOf(slots, earlier) : null;
  const said = COUNTED_BACK.exec(folded)?.[0].trim();
  if (!pair)
    return said === undefined
      ? null
      : ofSlots({
          ...slots,
          figure: figure ?? slots.figure,
          conditions: { ...NO_CONDITIONS, unknown: said },
        });
  const whole = SUM_OF_BOTH.test(folded) ? joinedPeriod(pair) : null;
  if (whole) return ofSlots({ ...pair, figure: figure ?? summedFigure(slots), period: whole, conditions: null });
  const most = asksMostOf(folded.replace(OF_THOSE, ' '));
  const days = most === null || !/ (?:dia|noite|data) /.test(folded) ? null : joinedPeriod(pair);
  if (days) return ofSlots({ ...pair, figure: most, period: days, conditions: null });
  if (limit !== null) return ofSlots({ ...pair, figure: limit.side, limit });
  const isOfOne = figure === 'minutes' || figure === 'mean' || figure === 'total';
  const toldFigure = pair.figure === 'count' ? 'compare' : pair.figure;
  return ofSlots({ ...pair, figure: isOfOne ? figure : toldFigure });
};

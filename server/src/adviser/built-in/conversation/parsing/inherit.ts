import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { type DayPart, needsMarks } from '../../../health-query/day-parts.ts';
import type { Limit } from '../../../health-query/health-query.ts';
import { lengthOf } from '../period/period.ts';
import { type Conditions, type Figure, NO_CONDITIONS, type Slots, type Subject, TIMELESS_FIGURES } from './slots.ts';

/** Figures that only a glucose has. */
export const glucoseFigures: readonly Figure[] = ['in_range', 'gmi', 'below', 'above', 'variability'];

const isOfGlucoseOnly = ({ figure }: Slots): boolean => figure !== null && glucoseFigures.includes(figure);

const CONDITION_DAYS = 7;

/** In a few days there is nothing to tell apart. */
const isNarrow = ({ period }: Slots): boolean => period !== null && lengthOf(period) < CONDITION_DAYS;

/** 'Mais que na semana passada?': the period of before against this one. */
const compareWith = (slots: Slots, before: Slots, isOtherSubject: boolean): Conditions | null => {
  const isCompared = slots.figure === 'compare' && slots.period !== null && slots.conditions === null;
  return isCompared && before.period !== null && !isOtherSubject && slots.period !== null
    ? { ...NO_CONDITIONS, split: { kind: 'periods', periods: [before.period, slots.period] } }
    : null;
};

/** Two periods that were told of are not those of a question that names another one. */
export const withoutPeriods = (conditions: Conditions | null): Conditions | null =>
  conditions?.split?.kind === 'periods' ? { ...conditions, split: null } : conditions;

/** What could not be used was said so once. */
const withoutUnknown = (conditions: Conditions | null): Conditions | null =>
  conditions?.unknown && !conditions.weekdays && !conditions.split ? null : conditions;

const conditionsBefore = (slots: Slots, before: Slots): Conditions | null =>
  withoutUnknown(slots.period === null ? before.conditions : withoutPeriods(before.conditions));

/** 'Quanto falta?' after a weight is about its goal, 'a pior' of low values the lowest. */
export const resolveFigure = (figure: Figure | null, subject: Subject | null, isBelow: boolean): Figure | null => {
  if (figure === 'left' && (subject === 'weight' || subject === 'sleep')) return 'goal';
  return figure === 'worst' && isBelow ? 'lowest' : figure;
};

const mealsOfDay: Partial<Readonly<Record<DayPart, MealType>>> = {
  morning: 'breakfast',
  afternoon: 'snack',
  evening: 'dinner',
};

/** 'E para a noite?' of a plan of meals. */
const mealAt = (subject: Subject | null, dayPart: DayPart | null): MealType | null =>
  subject === 'meals' && dayPart !== null ? (mealsOfDay[dayPart] ?? null) : null;

/** What is low and what high of a glucose, mg/dL. */
const glucoseBounds = { below: 70, above: 180 } as const;

/** What lies below or above, where lows or highs were told of: of those a list or the last is wanted. */
export const limitOfSide = ({ subject, figure, limit }: Slots): Limit | null =>
  limit === null && subject === 'glucose' && (figure === 'below' || figure === 'above')
    ? { side: figure, value: glucoseBounds[figure], orEqual: false }
    : limit;

/** 'E em setembro?', 'quais dias?' after 'acima de 180': of those; 'e a média?' is of all. */
const keepsLimit: readonly (Figure | null)[] = [null, 'list', 'count', 'compare', 'change', 'total'];

/**
 * A reading of a meal is no fasting one, the night of another day is a whole one, and single days that are held against
 * each other were seldom measured at one hour.
 */
const losesMoment = (slots: Slots, { subject, dayPart }: Slots, isCompared: boolean): boolean =>
  (slots.meal !== null && dayPart === 'fasting') ||
  (subject !== null && nights.includes(subject) && slots.period !== null) ||
  (isCompared && slots.period?.fromDay === slots.period?.toDay);
const nights: readonly Subject[] = ['sleep', 'sleep_quality', 'night_wakings', 'time_to_sleep'];

const clocks: readonly Subject[] = ['bed_time', 'wake_time'];

/** 'Demorei pra dormir?' after 'quantas vezes acordei?' is not counted. */
const sharesFigure = (subject: Subject | null, before: Slots): boolean =>
  !isOfGlucoseOnly(before) &&
  !(before.figure === 'goal' && subject !== null && subject !== 'sleep' && [...nights, ...clocks].includes(subject)) &&
  !(subject !== null && [...nights, ...clocks].includes(subject) && before.figure === 'count');

/** What is told of these is how much it was, unless a mean is asked for. */
const summed: readonly (Subject | null)[] = ['alcohol', 'tobacco', 'caffeine', 'gaming', 'training'];
const isSummed = (subject: Subject | null): boolean => summed.includes(subject);

/** 'O último dia em que fumei': what is asked for tells no days apart. */
const withoutItself = (conditions: Conditions | null, subject: Subject | null): Conditions | null =>
  conditions?.split?.kind === 'companion' && conditions.split.rule.of === subject
    ? { ...conditions, split: null }
    : conditions;

/** What a follow-up leaves out is what was asked before; a new subject keeps the period, and a figure it has too. */
export const inherit = (slots: Slots, before: Slots): Slots => {
  // Only a glucose has a moment that is marked: 'e a média do jejum?'.
  const subject = slots.subject ?? (slots.dayPart !== null && needsMarks(slots.dayPart) ? 'glucose' : before.subject);
  const isOtherSubject = subject !== before.subject;
  // 'Quantas hipos tive?', 'quando foi a última?': the last of them, not of all. The last of all may lie outside of a
  // few days that were asked for before.
  const isTimeless = slots.figure !== 'first' && TIMELESS_FIGURES.includes(slots.figure);
  const isLastOfAll = isTimeless || (slots.figure === 'first' && isNarrow(before));
  const isLastOfThese = slots.figure === 'last' && (before.figure === 'below' || before.figure === 'above');
  // 'E a mais alta delas?' after two periods: of the one that was asked for first.
  const split = before.conditions?.split;
  const extremes: readonly (Figure | null)[] = ['highest', 'lowest', 'worst', 'best', 'first', 'list'];
  const [firstPeriod] = split?.kind === 'periods' && extremes.includes(slots.figure) ? split.periods : [];
  const isBelow = before.figure === 'below' || before.limit?.side === 'below';
  const figure = resolveFigure(slots.figure, subject, isBelow);
  const compared = compareWith(slots, before, isOtherSubject);
  const isAnew = isOtherSubject || slots.period !== null;
  const wasCompared = before.figure === 'compare' && isAnew && before.conditions?.split != null;
  const figureBefore = wasCompared ? (isSummed(subject) ? null : 'mean') : before.figure;
  return {
    subject,
    alsoSubject: slots.alsoSubject,
    figure: isLastOfThese
      ? 'last'
      : (figure ?? (isOtherSubject && !sharesFigure(subject, before) ? null : figureBefore)),
    // 'E o batimento?' after two periods: of the one that was spoken of first.
    period: (compared ? before.period : slots.period) ?? firstPeriod ?? (isLastOfAll ? null : before.period),
    dayPart: slots.dayPart ?? (isOtherSubject || losesMoment(slots, before, compared !== null) ? null : before.dayPart),
    meal: slots.meal ?? mealAt(subject, slots.dayPart) ?? (isOtherSubject ? null : before.meal),
    limit:
      slots.limit ??
      (isLastOfThese ? limitOfSide(before) : null) ??
      (isOtherSubject || !keepsLimit.includes(slots.figure) ? null : before.limit),
    unread: slots.unread,
    conditions:
      compared ??
      withoutItself(slots.conditions, subject) ??
      (isOtherSubject || isNarrow(slots) || firstPeriod
        ? null
        : isLastOfAll
          ? withoutPeriods(conditionsBefore(slots, before))
          : conditionsBefore(slots, before)),
  };
};

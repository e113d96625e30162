import { wordsOfClass } from '../../../../text/word-classes.ts';
import { lastUnits } from '../period/make-period.ts';
import {
  asksBoth,
  asksMostOf,
  asksWhen,
  BEFORE_IT,
  CAUSE_WORDS,
  DAYS_OF_IT,
  DOES,
  FEELS,
  GOAL_OF_IT,
  JUDGE,
  JUDGED_UNKNOWN,
  JUDGED_WORDS,
  LAST_OF_ALL,
  MORE,
  NO,
  NUTRIENTS,
  OTHER_SIDE,
  PER_DAY_OF_IT,
  WHY,
  WHY_OF_IT,
  YES,
} from './follow-up-phrases.ts';
import { limitOfSide, withoutPeriods } from './inherit.ts';
import { type Intent, slotsBefore } from './intent.ts';
import type { ReadQuestion } from './read-question.ts';
import { type Figure, NO_CONDITIONS, type Slots, type Subject } from './slots.ts';

const readMore = (before: Intent): Intent => {
  if (before.kind === 'general') return { kind: 'more', question: before.question, page: 1 };
  if (before.kind === 'more') return { ...before, page: before.page + 1 };
  if (before.kind === 'own_data') {
    const figure = before.slots.figure === null || before.slots.figure === 'overview' ? 'list' : 'overview';
    return { kind: 'own_data', slots: { ...before.slots, figure } };
  }
  return { kind: 'yes', before };
};

/** Longer, with its blanks, a message asks of a consultation for itself. */
const SHORT_ANSWER_WORDS = 12;

/** Whatever is asked of a consultation that was just told: who, where, the next one. */
const OF_CONSULTATION =
  / (?:onde|quem|hora|horas|lugar|outra|depois|primeira|segunda|falta|faltam|dia|endereco) /;

/** Each record of what was told: of lows those that are low. */
const listOf = (slots: Slots): Slots => ({
  ...slots,
  figure: 'list',
  limit: limitOfSide(slots),
  conditions: withoutPeriods(slots.conditions),
});

/** Those before it: of what is seldom, as lows are, of the whole year. */
const listBefore = (slots: Slots, today: string): Slots => {
  const listed = listOf(slots);
  return { ...listed, period: listed.limit === null ? null : lastUnits(1, 'year', today) };
};

const ofSlots = (slots: Slots): Intent => ({ kind: 'own_data', slots });

/** What the profile may have a goal of. */
const withGoal: readonly (Subject | null)[] = ['weight', 'sleep', 'glucose', 'blood_pressure', 'hba1c'];

const WHOLE_DAY = / (?:dia|plano|cardapio|total|ao todo|no todo|somando|soma|tudo|quatro refeicoes) /;

/** 'E de sódio, o dia fecha em quanto?', 'jantar: kcal': of the meal that is named, else of the one before. */
const mealOf = (folded: string, named: Slots, slots: Slots): Slots => ({
  ...slots,
  figure: 'energy',
  period: named.period ?? slots.period,
  meal: named.meal ?? (WHOLE_DAY.test(folded) ? null : slots.meal),
});

const isSamePeriod = (one: Slots, other: Slots): boolean =>
  one.period?.fromDay === other.period?.fromDay && one.period?.toDay === other.period?.toDay;

const ends: readonly (Figure | null)[] = ['highest', 'lowest'];

/** What the last two that were told are apart in, as a condition; null where they are not two of a kind. */
const pairOf = (slots: Slots, earlier: Slots): Slots | null => {
  if (earlier.subject !== slots.subject || slots.subject === 'meals') return null;
  if (slots.conditions !== null || earlier.conditions !== null) return null;
  const isSameTime = isSamePeriod(earlier, slots);
  const isSamePart = earlier.dayPart === slots.dayPart && earlier.meal === slots.meal;
  const split = (given: NonNullable<Slots['conditions']>['split']): Slots => ({
    ...slots,
    conditions: { ...NO_CONDITIONS, split: given },
  });
  if (isSameTime && isSamePart && ends.includes(slots.figure) && ends.includes(earlier.figure))
    return slots.figure === earlier.figure ? null : { ...slots, figure: 'extremes' };
  if (isSameTime && slots.dayPart !== null && earlier.dayPart !== null && slots.dayPart !== earlier.dayPart)
    return { ...split({ kind: 'day_parts', parts: [slots.dayPart, earlier.dayPart] }), dayPart: null };
  return !isSameTime && isSamePart && slots.period && earlier.period
    ? split({ kind: 'periods', periods: [slots.period, earlier.period] })
    : null;
};

const COUNTED_BACK = / (?:[nd]?[ao]s|(?:n|d)?(?:ess|est)[ea]s) (?:dois|duas|tres|quatro)(?= )/;

/** 'A diferença?', 'qual foi pior?', 'os dois': the last two that were told, where they are two of a kind. */
const readBoth = (
  { folded, slots: named, wordCount }: ReadQuestion,
  before: Intent,
  slots: Slots,
): Intent | null => {
  if (wordCount > SHORT_ANSWER_WORDS || FEELS.test(folded)) return null;
  const { subject, period, limit, conditions, figure, dayPart } = named;
  const isNew = [period, limit, conditions, dayPart].some((slot) => slot !== null);
  if (isNew || (subject !== null && subject !== slots.subject) || !asksBoth(folded)) return null;
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
  const isOfOne = figure === 'minutes' || figure === 'mean' || figure === 'total';
  const toldFigure = pair.figure === 'count' ? 'compare' : pair.figure;
  return ofSlots({ ...pair, figure: isOfOne ? figure : toldFigure });
};

/** 'Sim', 'mais', 'quando foi?': what has its meaning only from the message before it. */
const readAnswer = (read: ReadQuestion, before: Intent, today: string): Intent | null => {
  const { folded, slots: named } = read;
  if (YES.test(folded)) return { kind: 'yes', before };
  if (NO.test(folded)) return { kind: 'no', before };
  if (MORE.test(folded)) return readMore(before);
  const slots = slotsBefore(before);
  if (!slots) return null;
  const isShortWord = folded.split(' ').length <= SHORT_ANSWER_WORDS;
  if (slots.subject === 'appointments' && isShortWord && OF_CONSULTATION.test(folded))
    return { kind: 'own_data', slots };
  if (BEFORE_IT.test(folded) && named.dayPart === null) return ofSlots(listBefore(slots, today));
  if (DAYS_OF_IT.test(folded)) return ofSlots(listOf(slots));
  if (LAST_OF_ALL.test(folded)) {
    const limit = limitOfSide(slots);
    // Of those of a month that is over; of this month there may be none.
    const isOver = limit !== null && slots.period !== null && slots.period.toDay < today;
    return ofSlots({ ...slots, figure: 'last', limit, period: isOver ? slots.period : null });
  }
  if (GOAL_OF_IT.test(folded) && withGoal.includes(slots.subject))
    return ofSlots({ ...slots, figure: 'goal', limit: null, period: null, conditions: null });
  if (PER_DAY_OF_IT.test(folded)) return ofSlots({ ...slots, figure: 'per_day' });
  const isApart = slots.conditions?.split?.kind === 'companion' || slots.conditions?.weekdays != null;
  if (isApart && OTHER_SIDE.test(folded)) return ofSlots(slots);
  if (slots.subject === 'meals' && isShortWord && NUTRIENTS.test(folded))
    return ofSlots(mealOf(folded, named, slots));
  const both = readBoth(read, before, slots);
  if (both) return both;
  if (asksWhen(folded)) {
    const isTold = before.kind === 'own_data' && before.toldDay != null;
    return ofSlots(isTold && !/ dias | datas | noites /.test(folded) ? slots : listOf(slots));
  }
  const most = isNamedAnew(read, slots) ? null : asksMostOf(folded);
  if (most !== null) return ofSlots({ ...slots, figure: most, period: named.period ?? slots.period });
  return WHY.test(folded) ? { kind: 'why', slots } : null;
};

/** Whether a message names another thing than what was told. */
const isNamedAnew = ({ slots: named, unknownWords }: ReadQuestion, { subject }: Slots): boolean =>
  (named.subject !== null && named.subject !== subject) ||
  [named.limit, named.conditions].some((slot) => slot !== null) ||
  unknownWords.length > 1;

const asides = wordsOfClass('aside');
/** Shorter words say nothing of what is asked. */
const SHORTEST = 4;

/** Whether something else than what was told is spoken of. */
const thingsNamed = ({ slots: named, unknownWords }: ReadQuestion, { subject }: Slots): boolean =>
  (named.subject !== null && named.subject !== subject) || unknownWords.some((word) => !asides.has(word));

const OF_HEIGHT = / (?:acima|abaixo|fora) do peso | imc | minha altura | sobrepeso | obes[ao] /;

/** What a judgement names without asking for it: 'a doutora vai ralhar?'. */
const namedInPassing: readonly Subject[] = ['appointments', 'profile'];

/** A judgement or a cause of what was told before; null for anything that names another thing. */
const readJudgement = (read: ReadQuestion, slots: Slots | null): Intent | null => {
  const { subject, period, limit, conditions } = read.slots;
  const isNew =
    (subject !== null && subject !== slots?.subject && !namedInPassing.includes(subject)) ||
    [period, limit, conditions?.weekdays ?? null, conditions?.split ?? null].some((slot) => slot !== null);
  if (!slots || isNew || read.wordCount > JUDGED_WORDS || FEELS.test(read.folded)) return null;
  // 'Por que na minha idade a gente dorme menos?' asks for more than a cause of what was told.
  const isPlain = read.unknownWords.every(
    (word) => asides.has(word) || CAUSE_WORDS.has(word) || word.length < SHORTEST,
  );
  if (WHY_OF_IT.test(read.folded)) return isPlain ? { kind: 'why', slots } : null;
  if (DOES.test(read.folded) && thingsNamed(read, slots)) return null;
  if (OF_HEIGHT.test(read.folded) && slots.subject === 'weight')
    return ofSlots({ ...slots, figure: 'body_mass', period: null, limit: null, conditions: null });
  if (!JUDGE.test(read.folded) || / (?:que|quais|qual) \S+ e (?:bom|melhor|preciso) /.test(read.folded))
    return null;
  if (
    read.unknownWords.length > JUDGED_UNKNOWN ||
    read.slots.figure === 'highest' ||
    read.slots.figure === 'lowest'
  )
    return null;
  return { kind: 'own_data', slots: { ...slots, figure: judgedFigure(slots) } };
};

/** Whose remark says what a value means. */
const judgedFigure = ({ figure }: Slots): Figure =>
  figure === 'highest' || figure === 'lowest' || figure === 'last' || figure === 'in_range' ? figure : 'mean';

/** What goes on from what was told before: a short answer to it, a judgement or a cause of it; null for anything else. */
export const readAfterthought = (read: ReadQuestion, before: Intent | null, today: string): Intent | null =>
  (before && readAnswer(read, before, today)) ?? readJudgement(read, slotsBefore(before));

import { wordsOfClass } from '../../../../text/word-classes.ts';
import { lastUnits } from '../period/make-period.ts';
import { CAUSE_WORDS, DOES, PACE, WHAT_TO_DO } from './cause-phrases.ts';
import {
  ASKS_NORM,
  asksMostOf,
  asksWhen,
  BEFORE_IT,
  DAYS_OF_IT,
  FEELS,
  GOAL_OF_IT,
  JUDGE,
  JUDGED_UNKNOWN,
  JUDGED_WORDS,
  LAST_OF_ALL,
  MORE,
  NO,
  NUTRIENTS,
  OF_THOSE,
  OTHER_SIDE,
  PER_DAY_OF_IT,
  SINCE_IT,
  WHY,
  WHY_OF_IT,
  YES,
} from './follow-up-phrases.ts';
import { limitOfSide, withoutPeriods } from './inherit.ts';
import { type Intent, slotsBefore } from './intent.ts';
import { joinedPeriod, parseBoth } from './parse-both.ts';
import type { ParsedQuestion } from './parse-question.ts';
import type { Figure, Slots, Subject } from './slots.ts';

const readMore = (before: Intent): Intent => {
  if (before.kind === 'general') return { kind: 'more', question: before.question, page: 1 };
  if (before.kind === 'more') return { ...before, page: before.page + 1 };
  if (before.kind === 'own_data') {
    const figure = before.slots.figure === null || before.slots.figure === 'overview' ? 'list' : 'overview';
    return { kind: 'own_data', slots: { ...before.slots, figure } };
  }
  return { kind: 'yes', before };
};

/** Longer, with its blanks, a message asks of an appointment for itself. */
const SHORT_ANSWER_WORDS = 12;

/** Whatever is asked of an appointment that was just told: who, where, the next one. */
const OF_CONSULTATION =
  / (?:onde|quem|quando|hora|horas|lugar|outra|depois|primeira|segunda|falta|faltam|dia|endereco) /;

/** What somebody may have given up. */
const lastingHabits: readonly (Subject | null)[] = ['alcohol', 'tobacco', 'caffeine', 'gaming'];

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

/** 'Sim', 'mais', 'quando foi?': what has its meaning only from the message before it. */
const readAnswer = (read: ParsedQuestion, before: Intent, today: string): Intent | null => {
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
  if (SINCE_IT.test(folded) && lastingHabits.includes(slots.subject))
    return ofSlots({ ...slots, figure: 'since', limit: null, period: null, conditions: null });
  if (GOAL_OF_IT.test(folded) && withGoal.includes(slots.subject))
    return ofSlots({
      ...slots,
      figure: 'goal',
      limit: null,
      // The goal of a night is asked of that night, and of a weight the newest counts.
      period: slots.subject === 'sleep' ? slots.period : null,
      conditions: null,
    });
  if (PER_DAY_OF_IT.test(folded)) return ofSlots({ ...slots, figure: 'per_day' });
  const isApart = slots.conditions?.split?.kind === 'companion' || slots.conditions?.weekdays != null;
  if (isApart && OTHER_SIDE.test(folded)) return ofSlots(slots);
  if (slots.subject === 'meals' && isShortWord && NUTRIENTS.test(folded)) return ofSlots(mealOf(folded, named, slots));
  const both = parseBoth(read, before, slots);
  if (both) return both;
  if (asksWhen(folded)) {
    const isTold = before.kind === 'own_data' && before.toldDay != null;
    return ofSlots(isTold && !/ dias | datas | noites /.test(folded) ? slots : listOf(slots));
  }
  const most = isNamedAnew(read, slots) ? null : asksMostOf(folded.replace(OF_THOSE, ' '));
  if (most !== null) return ofMost(named, slots, most);
  return WHY.test(folded) ? { kind: 'why', slots } : null;
};

/** The most or the least of what was told; of two periods that follow each other of both. */
const ofMost = (named: Slots, slots: Slots, figure: Figure): Intent => {
  const joined = named.period === null ? joinedPeriod(slots) : null;
  return ofSlots({
    ...slots,
    figure,
    period: joined ?? named.period ?? slots.period,
    dayPart: named.dayPart ?? slots.dayPart,
    conditions: joined ? null : slots.conditions,
  });
};

/** Whether a message names another thing than what was told. */
const isNamedAnew = ({ slots: named, unknownWords }: ParsedQuestion, { subject }: Slots): boolean =>
  (named.subject !== null && named.subject !== subject) ||
  [named.limit, named.conditions].some((slot) => slot !== null) ||
  unknownWords.length > 1;

const asides = wordsOfClass('aside');
/** Shorter words say nothing of what is asked. */
const SHORTEST = 4;

/** Whether something else than what was told is spoken of. */
const thingsNamed = ({ slots: named, unknownWords }: ParsedQuestion, { subject }: Slots): boolean =>
  (named.subject !== null && named.subject !== subject) || unknownWords.some((word) => !asides.has(word));

const OF_HEIGHT = / (?:acima|abaixo|fora) do peso | imc | minha altura | sobrepeso | obes[ao] /;

/** What a judgement names without asking for it: 'a doutora vai ralhar?'. */
const namedInPassing: readonly Subject[] = ['appointments', 'profile'];

/** What may be judged or caused, and what people ask of beside it: 'eu tinha bebido?'. */
const measured: readonly (Subject | null)[] = [
  'glucose',
  'blood_pressure',
  'diastolic',
  'heart_rate',
  'weight',
  'sleep',
  'sleep_quality',
];
const MOVES = / (?:subiu|sobe|caiu|cai|desceu|desce|baixou|aumentou|alt[ao]|baix[ao]|piorou|ruim) /;

/** What a judgement or a cause is asked of: what was told last, or what stands before it where that is named. */
const judgedSlots = ({ slots: { subject }, folded }: ParsedQuestion, before: Intent | null): Slots | null => {
  const slots = slotsBefore(before);
  const earlier = before?.kind === 'own_data' ? (before.earlier ?? null) : null;
  if (!slots || !earlier || !measured.includes(earlier.subject)) return slots;
  const isNamed = subject !== null && subject !== slots.subject && subject === earlier.subject;
  const isOfRise = subject === null && !measured.includes(slots.subject) && MOVES.test(folded);
  return isNamed || (isOfRise && WHY_OF_IT.test(folded)) ? earlier : slots;
};

/** 'Tá bom ou a doutora vai ralhar?': what stands after 'ou' is said in passing. */
const unknownIn = ({ unknownWords, folded }: ParsedQuestion): readonly string[] => {
  const passing = folded.split(' ou ').slice(1).join(' ').split(' ');
  return unknownWords.filter((word) => !passing.includes(word));
};

/** A judgement or a cause of what was told before; null for anything that names another thing. */
const readJudgement = (read: ParsedQuestion, before: Intent | null): Intent | null => {
  const slots = judgedSlots(read, before);
  const { subject, period, limit, conditions } = read.slots;
  const isNew =
    (subject !== null && subject !== slots?.subject && !namedInPassing.includes(subject)) ||
    [period, limit, conditions?.weekdays ?? null, conditions?.split ?? null].some((slot) => slot !== null);
  if (!slots || isNew || read.wordCount > JUDGED_WORDS || FEELS.test(read.folded)) return null;
  if (WHAT_TO_DO.test(read.folded)) return null;
  // 'Por que na minha idade a gente dorme menos?' asks for more than a cause of what was told.
  const isPlain = read.unknownWords.every(
    (word) => asides.has(word) || CAUSE_WORDS.has(word) || word.length < SHORTEST,
  );
  if (WHY_OF_IT.test(read.folded)) return isPlain ? { kind: 'why', slots } : null;
  // What is usual of a glycated haemoglobin is told with it.
  const asksNorm = ASKS_NORM.test(read.folded) && slots.subject !== 'hba1c';
  if (asksNorm || (DOES.test(read.folded) && thingsNamed(read, slots))) return null;
  if (OF_HEIGHT.test(read.folded) && slots.subject === 'weight')
    return ofSlots({ ...slots, figure: 'body_mass', period: null, limit: null, conditions: null });
  if (slots.subject === 'weight' && PACE.test(read.folded)) return null;
  if (!JUDGE.test(read.folded) || / (?:que|quais|qual) \S+ e (?:bom|melhor|preciso) /.test(read.folded)) return null;
  if (unknownIn(read).length > JUDGED_UNKNOWN || read.slots.figure === 'highest' || read.slots.figure === 'lowest')
    return null;
  return { kind: 'own_data', slots: { ...slots, figure: judgedFigure(slots) } };
};

/** Whose remark says what a value means. */
const judgedFigure = ({ figure, subject }: Slots): Figure =>
  (figure === 'change' && subject === 'weight') ||
  figure === 'highest' ||
  figure === 'lowest' ||
  figure === 'last' ||
  figure === 'in_range'
    ? figure
    : 'mean';

/**
 * What goes on from what was told before: a short answer to it, a judgement or a cause of it; null for anything else.
 */
export const parseAfterthought = (read: ParsedQuestion, before: Intent | null, today: string): Intent | null =>
  (before && readAnswer(read, before, today)) ?? readJudgement(read, before);

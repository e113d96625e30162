import { foldText } from '../../../../text/tokenize.ts';
import { needsMarks } from '../../../health-query/day-parts.ts';
import type { Companion } from '../../../health-query/health-query.ts';
import { lengthOf } from '../period/period.ts';
import { WEEKDAY, weekdaysIn } from './condition-words.ts';
import { FEELS } from './follow-up-phrases.ts';
import type { ParsedQuestion } from './parse-question.ts';
import { type Conditions, NO_CONDITIONS, type Slots, WEEKEND, WORKING_DAYS } from './slots.ts';

const WEEKENDS = / (?:fim|final|fins|finais) de semanas? | fds | sabados? e (?:n?os? |aos? )?domingos? /;
const WORKDAYS = / dias? (?:de semana|uteis|da semana) | segunda(?: feira)? a sexta(?: feira)? /;
const ONLY = / (?:so|soh|apenas|somente|unicamente|considerando|filtra|filtre|restrinja) /;
const WITHOUT = new RegExp(
  String.raw` (?:sem (?:contar |considerar |os |o |as )?|tir(?:a|e|ando|ar) |expurg\S+ |exclu\S+ ` +
    String.raw`|exceto |fora |menos |descont\S+ |desconsider\S+ |ignor\S+ |elimin\S+ |remov\S+ )`,
);
const ONE_WEEKDAY = new RegExp(` (?:n?[oa]s?|aos?|d[aeo]s?|e) (?:${WEEKDAY})(?: feiras?)? $`);
/** A period of several weeks has more than one of each weekday. */
const SEVERAL_WEEKS = 13;

/** Days of the week that a message names within the period spoken of: 'só no fim de semana', 'tira os domingos'. */
const weekdaysNamed = (folded: string): readonly number[] => {
  if (WEEKENDS.test(folded)) return WEEKEND;
  if (WORKDAYS.test(folded)) return WORKING_DAYS;
  return weekdaysIn(folded);
};

/** Days of the week within a longer period that was told of. */
export const withWeekdays = (read: ParsedQuestion, earlier: Slots): ParsedQuestion => {
  const { folded, slots } = read;
  const named = weekdaysNamed(folded);
  const isLong = earlier.period !== null && lengthOf(earlier.period) > SEVERAL_WEEKS;
  const isApart = earlier.conditions?.weekdays != null;
  const isOut = WITHOUT.test(folded);
  const isMeant =
    isOut ||
    (isLong && (ONLY.test(folded) || WEEKENDS.test(folded))) ||
    (isApart && (ONE_WEEKDAY.test(folded) || WEEKENDS.test(folded)));
  const isOfOne = slots.period === null || lengthOf(slots.period) <= 3;
  if (named.length === 0 || !isMeant || !isOfOne || / passad| retrasad| ultim/.test(folded)) return read;
  const weekdays = isOut ? [0, 1, 2, 3, 4, 5, 6].filter((day) => !named.includes(day)) : named;
  return {
    ...read,
    continues: true,
    slots: { ...slots, period: null, conditions: { ...(slots.conditions ?? NO_CONDITIONS), weekdays } },
  };
};

/** 'Nesse dia', 'em algum deles', 'no dia seguinte dessas': days of before that the answer to it did not tell. */
const DAY_OF_BEFORE = new RegExp(
  ' ((?:n|d)?(?:ess[ea]|aquel[ea])s? (?:dias?|noites?|manhas?)(?! da semana)|(?:em |n)?(?:algum' +
    '|alguma|nenhum|nenhuma|cada um|cada uma) (?:d|n)(?:el|ess|aquel)[ea]s?|(?:n[oa]s? )?(?:dias?' +
    '|manhas?|noites?) (?:seguintes?|depois) (?:a |d)?(?:el|ess|aquel)[ea]s?) ',
);
const companions: readonly Companion[] = ['alcohol', 'tobacco', 'caffeine', 'gaming', 'training'];

/** Of what is measured day by day all days of the period are meant: 'a nota dessas noites?'. */
const isOfAllDays = ({ subject, figure, period, limit, conditions }: Slots, said: string): boolean =>
  /(?:dias|noites|manhas)$/.test(said) &&
  !/seguinte|depois/.test(said) &&
  period !== null &&
  lengthOf(period) > 1 &&
  limit === null &&
  conditions === null &&
  !companions.some((each) => each === subject) &&
  (figure === null || figure === 'mean' || figure === 'overview');

/** What is said of days that were not told is read as a condition of what was done on them, or named as not usable. */
export const namingLostDay = (read: ParsedQuestion, earlier: Slots): ParsedQuestion => {
  const said = DAY_OF_BEFORE.exec(read.folded)?.[1];
  const { subject, dayPart, period, conditions } = read.slots;
  const isMoment = dayPart !== null && needsMarks(dayPart) && subject === null;
  const asked = subject ?? (isMoment ? 'glucose' : null);
  if (said === undefined || asked === null || asked === earlier.subject) return read;
  if (conditions !== null || period !== null) return read;
  if (isOfAllDays(earlier, said))
    return {
      ...read,
      slots: {
        ...read.slots,
        subject: asked,
        period: earlier.period,
        unread: read.slots.unread.filter((word) => !said.includes(foldText(word).trim())),
      },
    };
  const of = companions.find((each) => each === earlier.subject);
  const dayBefore = /seguinte|depois/.test(said);
  const isOfThose = of !== undefined && earlier.limit === null && /s$/.test(said);
  const meant: Conditions = isOfThose
    ? {
        ...NO_CONDITIONS,
        split: { kind: 'companion', rule: { of, isWith: true, limit: null, dayPart: null, dayBefore } },
      }
    : { ...NO_CONDITIONS, unknown: said };
  return {
    ...read,
    slots: {
      ...read.slots,
      subject: asked,
      figure: read.slots.figure ?? (isOfThose ? 'mean' : null),
      period: isOfThose ? earlier.period : null,
      conditions: meant,
    },
  };
};

/** 'Num caso e no outro', 'nos dois grupos': told apart as before. */
const BOTH_SIDES = new RegExp(
  [
    ' (?:(?:n?um|n[oa]) (?:caso|grupo|lado) e (?:n?o )?(?:no )?outro|(?:n|d)?os dois (?:casos|grupos|lados)',
    '|(?:n|d)as duas (?:situacoes|condicoes)|em cada (?:caso|grupo|lado|situacao|um|uma)',
    '|num e noutro|n?um e n?o outro) ',
  ].join(''),
);

/** Another measure, told apart by what the one before it was. */
export const ofBothSides = (read: ParsedQuestion, { conditions, period }: Slots): ParsedQuestion => {
  const { folded, slots } = read;
  const isApart = conditions?.split?.kind === 'companion' || conditions?.weekdays != null;
  if (!isApart || !BOTH_SIDES.test(folded) || slots.subject === null || slots.conditions?.split) return read;
  return {
    ...read,
    unknownWords: [],
    slots: {
      ...slots,
      figure: slots.figure ?? 'mean',
      period: slots.period ?? period,
      conditions,
      unread: [],
    },
  };
};

const ANY_DRINK = new RegExp(
  [
    ' (?:qualquer (?:coisa|bebida|tipo|uma?)|(?:no|o) total|ao todo|tudo junto|de tudo|todo tipo',
    '|(?:somando|juntando|contando) (?:tudo|todas)|todas as bebidas) ',
  ].join(''),
);

/** 'E no total?' after the cans of beer: of whatever was drunk. */
export const ofAnyDrink = (read: ParsedQuestion, { subject, conditions }: Slots): ParsedQuestion =>
  subject === 'alcohol' &&
  conditions?.drink != null &&
  (read.slots.subject === null || read.slots.subject === subject) &&
  read.slots.conditions === null &&
  ANY_DRINK.test(read.folded)
    ? { ...read, unknownWords: [], slots: { ...read.slots, subject, conditions: { ...NO_CONDITIONS } } }
    : read;

const RELATES = new RegExp(
  [
    ' (?:tem (?:alguma coisa |algo )?(?:a ver|relacao|ligacao|haver) com',
    '|(?:por causa|por conta|culpa|efeito) d(?:[aeo]s?|ess[ea]s?)) ',
  ].join(''),
);
/** 'E com o treino?' after with and without drinks. */
const WITH_OTHER = /^ (?:e |mas |ja )*com (?:[oa]s? )?\S+ $/;
const FEWEST_DAYS = 14;

/** 'Tem a ver com a bebida?' after how the nights were: with it against without it. */
export const asRelated = (read: ParsedQuestion, earlier: Slots): ParsedQuestion => {
  const { folded, slots } = read;
  const of = companions.find((each) => each === slots.subject);
  const isOfOther =
    of !== undefined && earlier.subject !== null && !companions.some((each) => each === earlier.subject);
  const isAgain = earlier.conditions?.split?.kind === 'companion' && WITH_OTHER.test(folded);
  if (!isOfOther || slots.conditions?.split || slots.period || !(isAgain || RELATES.test(folded))) return read;
  const isLong = earlier.period !== null && lengthOf(earlier.period) >= FEWEST_DAYS;
  return {
    ...read,
    unknownWords: [],
    asksKnowledge: false,
    slots: {
      ...slots,
      subject: earlier.subject,
      figure: 'mean',
      dayPart: earlier.dayPart,
      period: isLong ? earlier.period : null,
      conditions: {
        ...NO_CONDITIONS,
        split: {
          kind: 'companion',
          // A fasting value goes with the evening before it.
          rule: {
            of,
            isWith: true,
            limit: null,
            dayPart: null,
            dayBefore: earlier.dayPart === 'fasting',
          },
        },
      },
      unread: [],
    },
  };
};

const ALL_DAYS = new RegExp(
  [
    ' (?:inteir[oa]|(?:mes|periodo|ano|semana) (?:todo|toda|complet[oa])|todos os dias|todas as noites',
    '|(?:no|em) geral|sem (?:separar|filtr\\S+)) ',
  ].join(''),
);

/** 'E o mês inteiro?' after 'só nos fins de semana': of all days. */
export const ofAllDays = (read: ParsedQuestion, { subject, conditions }: Slots): ParsedQuestion =>
  conditions?.weekdays != null &&
  (read.slots.subject === null || read.slots.subject === subject) &&
  read.slots.conditions === null &&
  ALL_DAYS.test(read.folded)
    ? { ...read, unknownWords: [], slots: { ...read.slots, subject, conditions: { ...NO_CONDITIONS } } }
    : read;

/** 'O dia mais pesado' of drinks is no weight. */
export const withoutWeight = (read: ParsedQuestion, { subject }: Slots): ParsedQuestion =>
  read.slots.subject === 'weight' && subject !== 'weight' && / mais pesad[ao] /.test(read.folded)
    ? { ...read, slots: { ...read.slots, subject: null, conditions: null } }
    : read;

/** 'Só as do braço esquerdo', 'sem contar as da farmácia': what narrows what was told, and its words. */
const NARROWS = new RegExp(
  '^ (?:(?:e|mas|agora|nao|ainda nele|entao) )*(?:so|soh|somente|apenas|unicamente|sem contar' +
    String.raw`|sem considerar|tir(?:a|e|ando|ar)|fora|exceto|menos|restring\S+|restrinja|filtr[ae]` +
    String.raw`|limit[ae]|consider(?:a|e|ando)|desconsider\S+|descart\S+|descont\S+|ignor\S+|exclu\S+` +
    String.raw`|expurg\S+|remov\S+|elimin\S+) (?:(?:[ao]s?|com|quando|em|n[ao]s?|d[aeo]s?) )*(\S.*\S) $`,
);
const MOST_NARROWING = 6;
/** So many words say what narrows. */
const NARROWING_WORDS = 9;

/** What narrows, and that nothing was made of, is named; days that are left out are not the only ones that are told. */
export const namingNarrowed = (read: ParsedQuestion): ParsedQuestion => {
  const { folded, slots, wordCount } = read;
  const said = NARROWS.exec(folded)?.[1];
  if (said === undefined || wordCount > NARROWING_WORDS || slots.subject !== null || FEELS.test(folded)) return read;
  const isNothingRead = [slots.figure, slots.period, slots.dayPart, slots.meal, slots.limit, slots.conditions].every(
    (slot) => slot === null,
  );
  const isLeftOut = WITHOUT.test(folded) && slots.period !== null && !slots.conditions && !folded.includes(' hoje ');
  if (!isNothingRead && !isLeftOut) return read;
  const unknown = said.split(' ').slice(0, MOST_NARROWING).join(' ');
  return {
    ...read,
    unknownWords: [],
    asksKnowledge: false,
    slots: { ...slots, period: null, conditions: { ...NO_CONDITIONS, unknown } },
  };
};

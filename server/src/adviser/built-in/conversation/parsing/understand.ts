import { definitionsAskedBy } from '../definitions.ts';
import type { FollowUp } from '../dialogue/follow-up.ts';
import { goesBeforeFigures, joinFollowUp } from '../dialogue/join-follow-up.ts';
import { type FoodQuestion, foodsSpokenOf, parseFoodQuestion } from '../food-question.ts';
import type { Period } from '../period/period.ts';
import { routeQuestion } from '../route/route-question.ts';
import { findAppTopic } from '../talk/find-app-topic.ts';
import { findNotOurs } from '../talk/find-not-ours.ts';
import { findTalk } from '../talk/find-talk.ts';
import { asksOwnData, goesBefore, isSurelyOwn } from './asks-own-data.ts';
import { WHAT_TO_DO } from './cause-phrases.ts';
import { MINE, PUTS_RIGHT } from './follow-up-phrases.ts';
import { guessSubject, hasAny, isFragment } from './guess-subject.ts';
import { glucoseFigures, inherit, resolveFigure } from './inherit.ts';
import { type Intent, slotsBefore } from './intent.ts';
import { parseAfterthought } from './parse-afterthought.ts';
import { asksPartOf, isOneRecord, parseInContext } from './parse-in-context.ts';
import { type ParsedQuestion, parseQuestion } from './parse-question.ts';
import { parseTypedValue } from './parse-typed-value.ts';
import { type Figure, NO_SLOTS, type Slots, type Subject } from './slots.ts';
import { nameToldDay } from './told-day.ts';
import { nameToldPeriod } from './told-period.ts';

/** Figures of readings: without a subject most people mean glucose. */
const figuresOfReadings: readonly Figure[] = [
  'mean',
  'last',
  'highest',
  'lowest',
  'count',
  'compare',
  'change',
  'list',
  'worst',
  'best',
  'extremes',
  'first',
  'median',
];

/** Figures that only one subject has. */
const subjectsOfFigures: Partial<Readonly<Record<Figure, Subject>>> = {
  left: 'training',
  minutes: 'training',
  energy: 'meals',
};

/** No subject, and none before: glucose where the figure is its own, or plainly asked of the person or of a time. */
const asksForGlucose = ({ isOwn, slots: { figure, period, dayPart } }: ParsedQuestion): boolean => {
  if (dayPart === 'fasting' || (figure !== null && glucoseFigures.includes(figure))) return true;
  return figure !== null && figuresOfReadings.includes(figure) && (isOwn || period !== null);
};

/** From here on more of the same records is meant, right after an answer about them. */
const MORE_OF_IT_FROM = 0.4;
/** Beyond, a question is about something else than the records it names. */
const FEW_UNKNOWN = 2;
const LOOSE_WORDS = 14;
const LOOSE_UNKNOWN = 5;
/** So short a message goes on from the one before it, if it is about the same. */
const SHORT_WORDS = 6;
/** The same after a question about own data, with a few words beside it: 'e outubro que eu fiquei na preguiça'. */
const goesOnLoosely = ({
  slots,
  unknownWords,
  asksKnowledge,
  isOfOther,
  continues,
  wordCount,
}: ParsedQuestion): boolean =>
  slots.subject === null &&
  hasAny(slots) &&
  !asksKnowledge &&
  !isOfOther &&
  wordCount <= LOOSE_WORDS &&
  unknownWords.length <= (continues ? LOOSE_UNKNOWN : 2);

/** After own records: asks for more of them, though it names none, by the look of the question. */
const asksMoreOfIt = (read: ParsedQuestion): boolean =>
  read.slots.subject === null &&
  hasAny(read.slots) &&
  !read.asksKnowledge &&
  !read.isOfOther &&
  routeQuestion(read).ownRecords >= MORE_OF_IT_FROM;

/** 'E a minha última?' after a text on glycated haemoglobin: what that text was about. */
const subjectOfText = (before: Intent | null, today: string): Slots | null => {
  if (before?.kind !== 'general') return null;
  const { subject } = parseQuestion(before.question, today).slots;
  return subject === null ? null : { ...NO_SLOTS, subject };
};

/** 'Ontem?' at the beginning asks how it was, 'quantas horas deu essa noite?' for the night. */
const subjectOfTime = ({ folded, asksFigure }: ParsedQuestion): Subject =>
  asksFigure && / noites? /.test(folded) ? 'sleep' : 'everything';

/** A meal alone names a time after a question about glucose ('e no almoço?'), and a meal otherwise. */
const readOwnData = (read: ParsedQuestion, before: Intent | null, today: string): Slots | null => {
  const behind = before?.kind === 'general' ? before.followUp?.figures : null;
  const earlier = slotsBefore(before) ?? behind ?? (read.isOwn ? subjectOfText(before, today) : null);
  const isOfSome = earlier !== null && (earlier.subject !== null || read.slots.subject !== null);
  if (isOfSome && (isFragment(read) || asksPartOf(read, earlier) || goesOnLoosely(read) || asksMoreOfIt(read)))
    return inherit(read.slots, earlier);
  if (isFragment(read)) {
    const named = read.slots.figure && subjectsOfFigures[read.slots.figure];
    if (named) return { ...read.slots, subject: named };
    if (asksForGlucose(read)) return { ...read.slots, subject: 'glucose' };
    return before === null && read.slots.period ? { ...read.slots, subject: subjectOfTime(read) } : null;
  }
  if (read.slots.subject === null || !asksOwnData(read)) return null;
  const isShort =
    read.wordCount <= SHORT_WORDS &&
    read.slots.period === null &&
    (isOneRecord(read.slots.subject, earlier?.subject ?? null) || before?.kind === 'which');
  const { subject, figure } = read.slots;
  return earlier && (read.continues || isShort)
    ? inherit(read.slots, earlier)
    : { ...read.slots, figure: resolveFigure(figure, subject, false) };
};

const measuredSubjects: readonly Subject[] = ['glucose', 'blood_pressure', 'heart_rate'];

const whatToDoOf = ({ folded, slots: { subject } }: ParsedQuestion): Subject | null =>
  subject !== null && measuredSubjects.includes(subject) && WHAT_TO_DO.test(folded) ? subject : null;

const goOn = (followUp: FollowUp, { continues }: ParsedQuestion): Intent => ({
  kind: 'general',
  question: followUp.question,
  earlier: continues ? followUp.question : null,
  slots: NO_SLOTS,
  whatToDoOf: null,
  food: parseFoodQuestion(followUp.question, null),
  foodBefore: null,
  followUp,
});

interface FoodRead {
  readonly food: FoodQuestion | null;
  readonly foodBefore: FoodQuestion | null;
}

/** A question for facts of foods; after a text on a food only where a figure of it is asked for. */
const readFood = (message: string, before: Intent | null): FoodRead => {
  if (before?.kind !== 'general') return { food: parseFoodQuestion(message, null), foodBefore: null };
  const food = parseFoodQuestion(message, before.food);
  if (food || before.food) return { food, foodBefore: before.food };
  const spokenOf = foodsSpokenOf(before.question);
  const asked = spokenOf && parseFoodQuestion(message, spokenOf);
  return asked && asked.facts.length > 0 ? { food: asked, foodBefore: spokenOf } : { food: null, foodBefore: null };
};

const onlyDayOf = ({ period }: Slots): string | null =>
  period !== null && period.fromDay === period.toDay ? period.fromDay : null;

/**
 * What a message wants; `before` is what the one before it wanted, null at the beginning. `today` is the person's,
 * `told` the period that was spoken of in the same breath.
 */
export const understand = (
  message: string,
  before: Intent | null,
  today: string,
  told: Period | null = null,
): Intent => {
  const earlier = slotsBefore(before);
  const toldDay = before?.kind === 'own_data' ? (before.toldDay ?? onlyDayOf(before.slots)) : null;
  const said = earlier ? message.replace(PUTS_RIGHT, 'e ') : message;
  const named = nameToldPeriod(nameToldDay(said, toldDay), earlier, today);
  const alone = parseQuestion(named, today, {
    period: told ?? earlier?.period ?? null,
    subject: earlier?.subject ?? null,
    isFollowing: earlier !== null,
  });
  const read = parseInContext(alone, earlier);
  const afterthought = parseAfterthought(read, before, today);
  if (afterthought) return afterthought;
  const { food, foodBefore } = readFood(message, before);
  const isOfBefore = earlier !== null && (isFragment(read) || asksPartOf(read, earlier));
  if (!isOfBefore && (definitionsAskedBy(message).length > 0 || food !== null))
    return {
      kind: 'general',
      question: message,
      earlier: null,
      slots: NO_SLOTS,
      whatToDoOf: null,
      food,
      foodBefore,
      followUp: null,
    };
  const talk = findTalk(message, read);
  const value = parseTypedValue(message, read);
  if (value && talk?.topic !== 'instructions') return { kind: 'value', value };
  if (talk?.goesFirst && goesBefore(talk.topic, read)) return { kind: 'talk', topic: talk.topic };
  const notOurs = findNotOurs(message, read);
  if (notOurs) return { kind: 'talk', topic: notOurs };
  const app = findAppTopic(read.folded);
  const isOfConsultation =
    read.slots.subject === 'appointments' &&
    read.asksFigure &&
    (read.slots.period !== null ||
      / (?:com quem|que dia|que horas?|proxima consulta|quando (?:e|sera|seria|vai ser|tenho|volto)) /.test(
        read.folded,
      )) &&
    !/ (?:como|anotar|anoto|marcar|marco|registrar|cadastrar|caminho) /.test(read.folded);
  const isOfExtreme = read.slots.figure === 'highest' || read.slots.figure === 'lowest';
  if (app && !isOfConsultation && !isOfExtreme && !isSurelyOwn(read)) return { kind: 'app', topic: app };
  const mine = MINE.test(read.folded) ? subjectOfText(before, today) : null;
  if (mine) return { kind: 'own_data', slots: inherit(read.slots, mine) };
  const isBeforeFigures = goesBeforeFigures(message, read, before);
  const followUp = isBeforeFigures ? joinFollowUp(message, read, before) : null;
  if (followUp) return goOn(followUp, read);
  const slots = readOwnData(read, before, today);
  const isOfRecords = slots !== null || (read.slots.subject !== null && !read.isOfOther);
  if (read.hasImpossibleDate && isOfRecords) return { kind: 'talk', topic: 'no_such_day' };
  if (slots) return { kind: 'own_data', slots };
  const guessed = talk || app ? null : guessSubject(read, earlier);
  if (guessed) return guessed;
  if (talk) return { kind: 'talk', topic: talk.topic };
  const late = isBeforeFigures ? null : joinFollowUp(message, read, before);
  if (late) return goOn(late, read);
  const isOfAsker = read.isOwn && !read.isOfOther;
  const goesOn = read.continues && !isFragment(read);
  const question = goesOn && before?.kind === 'general' ? before.question : null;
  return {
    kind: 'general',
    question: message,
    earlier: question,
    slots: isOfAsker && !read.asksKnowledge && read.unknownWords.length <= FEW_UNKNOWN ? read.slots : NO_SLOTS,
    whatToDoOf: isOfAsker ? whatToDoOf(read) : null,
    food,
    foodBefore,
    followUp: null,
  };
};

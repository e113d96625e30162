import { definitionsAskedBy } from '../definitions.ts';
import { lengthOf } from '../period/period.ts';
import { findAppTopic } from '../talk/find-app-topic.ts';
import { findTalk } from '../talk/find-talk.ts';
import { type ReadQuestion, readQuestion } from './read-question.ts';
import { readTypedValue, type TypedValue } from './read-typed-value.ts';
import { type Figure, NO_SLOTS, type Slots, type Subject } from './slots.ts';

/** What a message wants, in the light of what was asked before. */
export type Intent =
  | { readonly kind: 'own_data'; readonly slots: Slots }
  | { readonly kind: 'value'; readonly value: TypedValue }
  | { readonly kind: 'app'; readonly topic: string }
  | { readonly kind: 'talk'; readonly topic: string }
  | { readonly kind: 'why'; readonly slots: Slots }
  /** The `page`-th further passage on a question of before, from 1. */
  | { readonly kind: 'more'; readonly question: string; readonly page: number }
  | { readonly kind: 'yes' | 'no'; readonly before: Intent }
  /** `slots` is what the message names of the person's data, for where no article answers; `earlier` what it may go on from. */
  | {
      readonly kind: 'general';
      readonly question: string;
      readonly earlier: string | null;
      readonly slots: Slots;
      readonly asksWhatToDo: boolean;
    };

const glucoseFigures: readonly Figure[] = ['in_range', 'gmi', 'below', 'above', 'variability'];

const hasAny = ({ figure, period, dayPart, subject, conditions }: Slots): boolean =>
  [figure, period, dayPart, subject, conditions].some((slot) => slot !== null);

const MANY_UNKNOWN = 1;

/** Whether it asks for the person's own figures: plainly theirs, or nothing in it that speaks of anything else. */
const asksOwnData = (read: ReadQuestion): boolean => {
  if (read.asksKnowledge || read.isOfOther) return false;
  const { slots } = read;
  if (slots.subject === 'everything') return read.unknownWords.length === 0;
  // Much that is not known: a story, which an article may answer better.
  if (read.isOwn) return read.unknownWords.length <= MANY_UNKNOWN;
  // 'Pressão alta' by itself is a subject to read about, 'pressão alta ontem' a question.
  const namesIllness = read.judges && (slots.figure === 'above' || slots.figure === 'below');
  const saysWhen =
    slots.period !== null ||
    slots.dayPart !== null ||
    slots.conditions !== null ||
    (slots.figure !== null && !namesIllness);
  return read.unknownWords.length === 0 && (saysWhen || !read.judges);
};

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
];

/** Figures that only one subject has. */
const subjectsOfFigures: Partial<Readonly<Record<Figure, Subject>>> = {
  left: 'training',
  minutes: 'training',
  energy: 'meals',
};

/** No subject, and none before: glucose where the figure is its own, or plainly asked of the person or of a time. */
const asksForGlucose = ({ isOwn, slots: { figure, period, dayPart } }: ReadQuestion): boolean => {
  if (dayPart === 'fasting' || (figure !== null && glucoseFigures.includes(figure))) return true;
  return figure !== null && figuresOfReadings.includes(figure) && (isOwn || period !== null);
};

const slotsBefore = (before: Intent | null): Slots | null =>
  before && (before.kind === 'own_data' || before.kind === 'why') ? before.slots : null;

const isOfGlucoseOnly = ({ figure }: Slots): boolean => figure !== null && glucoseFigures.includes(figure);

const CONDITION_DAYS = 7;

/** In a few days there is nothing to tell apart. */
const isNarrow = ({ period }: Slots): boolean => period !== null && lengthOf(period) < CONDITION_DAYS;

/** What a follow-up leaves out is what was asked before; a new subject keeps the period, and a figure it has too. */
const inherit = (slots: Slots, before: Slots): Slots => {
  const isOtherSubject = slots.subject !== null && slots.subject !== before.subject;
  // 'Quantas hipos tive?', 'quando foi a última?': the last of them, not of all.
  const isLastOfThese = slots.figure === 'last' && (before.figure === 'below' || before.figure === 'above');
  return {
    subject: slots.subject ?? before.subject,
    alsoSubject: slots.alsoSubject,
    figure: isLastOfThese
      ? before.figure
      : (slots.figure ?? (isOtherSubject && isOfGlucoseOnly(before) ? null : before.figure)),
    period: slots.period ?? before.period,
    dayPart: slots.dayPart ?? (isOtherSubject ? null : before.dayPart),
    meal: slots.meal ?? (isOtherSubject ? null : before.meal),
    limit: slots.limit,
    conditions: slots.conditions ?? (isOtherSubject || isNarrow(slots) ? null : before.conditions),
  };
};

/** Nothing but a figure, a period or a part of the day: 'ontem?', 'a mais alta?', 'de madrugada'. */
const isFragment = ({ slots, unknownWords, asksKnowledge, isOfOther }: ReadQuestion): boolean =>
  slots.subject === null && unknownWords.length === 0 && hasAny(slots) && !asksKnowledge && !isOfOther;

/** A meal alone names a time after a question about glucose ('e no almoço?'), and a meal otherwise. */
const readOwnData = (read: ReadQuestion, before: Intent | null): Slots | null => {
  const earlier = slotsBefore(before);
  if (isFragment(read)) {
    if (earlier) return inherit(read.slots, earlier);
    const named = read.slots.figure && subjectsOfFigures[read.slots.figure];
    if (named) return { ...read.slots, subject: named };
    if (asksForGlucose(read)) return { ...read.slots, subject: 'glucose' };
    // 'Ontem?' at the beginning asks how it was.
    return before === null && read.slots.period ? { ...read.slots, subject: 'everything' } : null;
  }
  if (read.slots.subject === null || !asksOwnData(read)) return null;
  return read.continues && earlier ? inherit(read.slots, earlier) : read.slots;
};

const WHY =
  /^ (?:e |mas |ue |uai |entao )?(?:por que|porque|pq|por que sera|como assim|qual o motivo|qual a causa|por que isso|o que causou|e por que)(?: (?:isso|sera|nao|disso|ta assim|esta assim|subiu|caiu|aumentou|baixou))* $/;
const YES =
  /^ (?:sim|s|ss|quero|quero sim|pode|pode ser|pode sim|claro|ok|okay|isso|isso mesmo|com certeza|aham|uhum|bora|por favor|quero ver|mostra|mostre|manda|sim por favor|sim quero|positivo|yes|aceito) $/;
const NO =
  /^ (?:nao|n|nn|nao quero|nao obrigad[oa]|agora nao|deixa|deixa pra la|nada|negativo|nao precisa) $/;
const MORE =
  /^ (?:e )?(?:mais|mais detalhes?|me (?:conte|conta|fale|fala|diga) mais|fale mais|fala mais|conta mais|conte mais|continue|continua|quero saber mais|saber mais|tem mais|mais alguma coisa|o que mais|e o que mais|detalhes?|explica melhor|explique melhor|mais informac(?:ao|oes)|nao entendi) $/;

const readMore = (before: Intent): Intent => {
  if (before.kind === 'general') return { kind: 'more', question: before.question, page: 1 };
  if (before.kind === 'more') return { ...before, page: before.page + 1 };
  if (before.kind === 'own_data') {
    const figure = before.slots.figure === null || before.slots.figure === 'overview' ? 'list' : 'overview';
    return { kind: 'own_data', slots: { ...before.slots, figure } };
  }
  return { kind: 'yes', before };
};

const readAnswer = (folded: string, before: Intent): Intent | null => {
  if (YES.test(folded)) return { kind: 'yes', before };
  if (NO.test(folded)) return { kind: 'no', before };
  if (MORE.test(folded)) return readMore(before);
  const slots = slotsBefore(before);
  return slots && WHY.test(folded) ? { kind: 'why', slots } : null;
};

const measuredSubjects: readonly Subject[] = ['glucose', 'blood_pressure', 'heart_rate'];
const WHAT_TO_DO = / (?:o que|oq|oque|que) (?:eu )?(?:faco|fazer|devo fazer|posso fazer) /;

const asksWhatToDo = ({ folded, slots: { subject } }: ReadQuestion): boolean =>
  subject !== null && measuredSubjects.includes(subject) && WHAT_TO_DO.test(folded);

/** What a message wants; `before` is what the one before it wanted, null at the beginning. `today` is the person's. */
export const understand = (message: string, before: Intent | null, today: string): Intent => {
  const read = readQuestion(message, today);
  const answer = before && readAnswer(read.folded, before);
  if (answer) return answer;
  if (definitionsAskedBy(message).length > 0)
    return { kind: 'general', question: message, earlier: null, slots: NO_SLOTS, asksWhatToDo: false };
  const talk = findTalk(message, read);
  const value = readTypedValue(message, read);
  if (value && talk?.topic !== 'instructions') return { kind: 'value', value };
  if (talk?.goesFirst) return { kind: 'talk', topic: talk.topic };
  const app = findAppTopic(read.folded);
  if (app) return { kind: 'app', topic: app };
  const slots = readOwnData(read, before);
  if (slots && read.hasImpossibleDate) return { kind: 'talk', topic: 'no_such_day' };
  if (slots) return { kind: 'own_data', slots };
  if (talk) return { kind: 'talk', topic: talk.topic };
  const isOfAsker = read.isOwn && !read.isOfOther;
  const goesOn = read.continues && !isFragment(read);
  const earlier = goesOn && before?.kind === 'general' ? before.question : null;
  return {
    kind: 'general',
    question: message,
    earlier,
    slots: isOfAsker ? read.slots : NO_SLOTS,
    asksWhatToDo: isOfAsker && asksWhatToDo(read),
  };
};

import { wordsOf } from '../../../../text/words.ts';
import type { Period } from '../period/period.ts';
import { asksPlainly } from './asks-own-data.ts';
import { LAST_OF_ALL, SINCE_IT } from './follow-up-phrases.ts';
import { ASKS_OF, generalQuestions, isGeneralQuestion, type ReadPart } from './general-parts.ts';
import { isFragment } from './guess-subject.ts';
import { type Intent, slotsBefore } from './intent.ts';
import { createReadAlone, type ReadAlone } from './part-list.ts';
import { type Parts, partWithSetting, periodOf } from './part-message.ts';
import { questionAfterStory } from './question-after-story.ts';
import type { ReadQuestion } from './read-question.ts';
import { type Figure, TIMELESS_FIGURES } from './slots.ts';
import { MOST_QUESTIONS } from './split-message.ts';
import { understand } from './understand.ts';

/** Kinds that answer a part by themselves. */
const answering: readonly Intent['kind'][] = ['own_data', 'value', 'why', 'app'];

/** A part of a story names much in passing: only what is plainly asked for counts. */
const isPlainlyAsked = (
  { part, intent: { kind }, isListed }: ReadPart,
  readAlone: ReadAlone,
  isAskedElsewhere: boolean,
): boolean => {
  if (kind !== 'own_data') return answering.includes(kind);
  const read = readAlone(part);
  // 'Larguei o cigarro em maio. Quanto dava a máxima depois?' tells, and then asks.
  if (isAskedElsewhere && TOLD.test(part) && !read.asksFigure && endings.includes(read.slots.figure)) return false;
  // 'Treinei quantas vezes em agosto e quantas em outubro?'
  const isAgain =
    read.asksFigure && read.slots.period !== null && read.unknownWords.length === 0 && read.wordCount <= AGAIN_WORDS;
  const isItem = LISTED.test(part) && read.slots.subject !== null && !read.asksKnowledge;
  if (isBareFigure(part, readAlone) || isPlainQuestion(part, read)) return true;
  const isPlain = isListed || isItem || isAgain || asksPlainly(read);
  return isPlain || LAST_OF_ALL.test(read.folded) || SINCE_IT.test(read.folded);
};

/** Figures that words of giving up say too: 'larguei o cigarro', 'meu último mês de fumante'. */
const endings: readonly (Figure | null)[] = ['since', 'last'];
/** So few words only say the time of what was asked before them. */
const AGAIN_WORDS = 5;
/** A sentence that ends as one that tells. */
const TOLD = /\.\s*$/;

/** 'Qual foi a mais baixa, e qual a mais alta?': a bare figure of what was asked for before it. */
const isBareFigure = (part: string, readAlone: ReadAlone): boolean => {
  const read = readAlone(part);
  return isFragment(read) && read.slots.figure !== null && ASKS_OF.test(part);
};

/** 'E quantos copos de vinho?': names nothing but a record and how much of it. */
const isPlainQuestion = (part: string, read: ReadQuestion): boolean =>
  read.slots.subject !== null &&
  (read.asksFigure || (part.includes('?') && !read.judges && read.slots.subject !== 'meals')) &&
  !read.asksKnowledge &&
  !read.isOfOther &&
  read.unknownWords.length === 0;

const goesOnIn = ({ intent }: ReadPart, next: ReadPart, readAlone: ReadAlone): boolean =>
  intent.kind === 'own_data' &&
  next.intent.kind === 'own_data' &&
  readAlone(next.part).slots.period === null &&
  isBareFigure(next.part, readAlone);

/** An item of a list: '2) a glicada anterior', 'última glicada'. */
const LISTED =
  /^\s*(?:e\s+)?(?:\d[).]|[ao]s?\s|[uú]ltim[ao]s?\s|total\s|m[eé]dia\s|\S+\s+(?:m[eé]di[ao]|mais|em|de|d[ao])\s)/iu;

/** 'No mês inteiro' of a story that told which. */
const OF_THAT_MONTH = / (?:n?o|do) m[eê]s\b/i;

/** The period of the story where the question names none. */
const withPeriod = (intent: Intent, period: Period | null): Intent =>
  intent.kind === 'own_data' &&
  period !== null &&
  intent.slots.period === null &&
  intent.slots.conditions?.split?.kind !== 'periods' &&
  // 'Segunda eu folgo. Qual a média das segundas?' asks for all of them.
  !(intent.slots.conditions?.weekdays && period.fromDay === period.toDay) &&
  !TIMELESS_FIGURES.includes(intent.slots.figure)
    ? { ...intent, slots: { ...intent.slots, period } }
    : intent;

/** 'Quantas doses bebi e quantas horas joguei na semana passada?': the last part names the period of all. */
const sharePeriod = (read: readonly ReadPart[]): readonly ReadPart[] => {
  const last = read.at(-1)?.intent;
  const shared = last?.kind === 'own_data' ? last.slots.period : null;
  const isOfOne = read.slice(0, -1).every(({ intent }) => intent.kind !== 'own_data' || !intent.slots.period);
  if (!isOfOne) return read;
  return read.map((each) => ({ ...each, intent: withPeriod(each.intent, shared) }));
};

const isAsking = (parts: readonly string[]): boolean => parts.some((part) => part.includes('?'));

/** The period that a part tells; weekdays that it tells apart are none. */
const toldIn = (part: string, readAlone: ReadAlone, today: string): Period | null => {
  const { conditions, period } = readAlone(part).slots;
  return conditions?.weekdays ? period : periodOf(part, today);
};

/** Each part in the light of those before it. */
const readParts = (
  { parts, listed }: Parts,
  before: Intent | null,
  today: string,
  readAlone: ReadAlone,
): readonly ReadPart[] => {
  const read: ReadPart[] = [];
  let context = before;
  for (const [at, part] of parts.entries()) {
    const told = parts
      .slice(0, at)
      .map((earlier) => toldIn(earlier, readAlone, today))
      .findLast((period) => period !== null);
    const understood = understand(part, context, today, told ?? null);
    const isOfThat = told && OF_THAT_MONTH.test(part) && understood.kind === 'own_data';
    const intent = isOfThat
      ? { ...understood, slots: { ...understood.slots, period: told } }
      : withPeriod(understood, told ?? null);
    const found = { part, intent, isListed: listed.has(part) };
    read.push(found);
    const isNameless = readAlone(part).slots.subject === null && intent.kind === 'own_data';
    const isOfBefore = isNameless && slotsBefore(context)?.subject != null;
    const isAsked = isPlainlyAsked(found, readAlone, isAsking(parts));
    if (isOfBefore || isAsked || isGeneralQuestion(found)) context = intent;
  }
  return read;
};

/** 'Em agosto … não, pera, em setembro': what was said first, as it was put right. */
const CORRECTION =
  /\s(?:ali[aá]s(?:,? n[aã]o)?|n[aã]o,? (?:pera|p[eé]ra[ií]|espera)|quer dizer|digo,|corrigindo|ops)[,!.]?\s+/iu;

const readCorrection = (message: string, before: Intent | null, today: string): Intent | null => {
  const [said = '', ...rest] = message.split(CORRECTION);
  const right = rest.at(-1);
  if (right === undefined || right.trim() === '') return null;
  const first = understand(said, before, today);
  if (first.kind !== 'own_data') return null;
  const found = understand(`e ${right}`, first, today);
  return found.kind === 'own_data' ? found : null;
};

/** What a message wants, part by part, and the questions of it that are more than one answer holds. */
export interface ReadMessage {
  /** One at least. */
  readonly intents: readonly Intent[];
  /** What each of them was asked by, in the asker's words. */
  readonly asked: readonly string[];
  /** In the asker's words. */
  readonly left: readonly string[];
}

/** 'Por dia dá quanto? E agosto, na mesma conta?', 'É pouco. Refaz com outubro': of what was told, beside remarks. */
const followingParts = (
  read: readonly ReadPart[],
  before: Intent | null,
  readAlone: ReadAlone,
): readonly ReadPart[] => {
  if (slotsBefore(before)?.subject == null) return [];
  const isOfBefore = ({ part, intent }: ReadPart): boolean =>
    (intent.kind === 'own_data' || intent.kind === 'why') && readAlone(part).slots.subject === null;
  const isRemark = ({ part, intent }: ReadPart): boolean =>
    intent.kind === 'general' && !part.includes('?') && !ASKS_OF.test(part);
  return read.every((each) => isOfBefore(each) || isRemark(each)) ? read.filter(isOfBefore) : [];
};

/** The parts that are asked for; none where the message is one question. */
const askedParts = (
  message: string,
  before: Intent | null,
  today: string,
  readAlone: ReadAlone,
): readonly ReadPart[] => {
  const parts = partWithSetting(message.replace(PURPOSE, ''), readAlone, today);
  const [only = '', ...others] = parts.parts;
  if (others.length === 0 && wordsOf(only).length === wordsOf(message).length) return [];
  const read = sharePeriod(readParts(parts, before, today, readAlone));
  const isOwn = read.map((each, at) => {
    const next = read[at + 1];
    const isAsked = isPlainlyAsked(each, readAlone, isAsking(parts.parts));
    return isAsked || (next !== undefined && goesOnIn(each, next, readAlone));
  });
  const own = read.filter((_, at) => isOwn[at]);
  if (own.length === 0) {
    const general = generalQuestions(read);
    return general.length > 0 ? general : followingParts(read, before, readAlone);
  }
  const told = read.filter((each, at) => isOwn[at] || isGeneralQuestion(each));
  return told.length > own.length ? told : own;
};

/** '…, tudo junto pra eu mandar pra minha filha': what it is asked for. */
const PURPOSE = new RegExp(
  [
    ',?\\s+(?:tudo junto\\s*)?(?:pra|para|p)\\s+(?:eu\\s+)?',
    '(?:mandar|levar|mostrar|enviar|passar|entregar|imprimir)\\s[^?.!,;:]*(?=[?.!]*\\s*$)',
  ].join(''),
  'iu',
);

/** '100 g de mandioca no almoço, quantos carboidratos?' asks of that food, and not of the meal that is planned. */
const hasFoodAmount = (intent: Intent): boolean =>
  intent.kind === 'general' && intent.food?.foods.some(({ named }) => named !== null) === true;
const isOfMeals = ({ intent }: ReadPart): boolean => intent.kind === 'own_data' && intent.slots.subject === 'meals';

/**
 * What a message wants: several questions are read one after the other, a story around a question is left out. `before`
 * is what the message before it wanted; `today` is the person's.
 */
export const readMessage = (message: string, before: Intent | null, today: string): ReadMessage => {
  const readAlone = createReadAlone(today);
  const question = questionAfterStory(message, readAlone, today);
  if (question !== null) return readMessage(question, before, today);
  const corrected = readCorrection(message, before, today);
  const whole = corrected ?? understand(message, before, today);
  const split = whole.kind === 'own_data' ? whole.slots.conditions?.split : null;
  // 'Larguei o cigarro em maio. A máxima antes era quanto, e de lá pra cá?' is one comparison.
  const isOneComparison = split?.kind === 'stopped' && slotsBefore(whole)?.subject !== split.of;
  const isAnswer = whole.kind === 'talk' || whole.kind === 'yes' || whole.kind === 'no';
  const isOne = corrected !== null || isAnswer || isOneComparison;
  const asked = isOne ? [] : askedParts(message, before, today, readAlone);
  const isOfFood = hasFoodAmount(whole) && asked.every(isOfMeals);
  if (asked.length === 0 || isOfFood) return { intents: [whole], asked: [message], left: [] };
  const now = asked.slice(0, MOST_QUESTIONS);
  return {
    intents: now.map(({ intent }) => intent),
    asked: now.map(({ part }) => part),
    left: asked.slice(MOST_QUESTIONS).map(({ part }) => part),
  };
};

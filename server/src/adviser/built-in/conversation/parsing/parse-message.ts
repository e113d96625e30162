import { wordsOf } from '../../../../text/tokenize.ts';
import type { Period } from '../period/period.ts';
import { asksPlainly } from './asks-own-data.ts';
import { LAST_OF_ALL, SINCE_IT } from './follow-up-phrases.ts';
import { ASKS_OF, generalQuestions, isGeneralQuestion, type ParsedPart } from './general-parts.ts';
import { isFragment } from './guess-subject.ts';
import { type Intent, slotsBefore } from './intent.ts';
import type { ParsedQuestion } from './parse-question.ts';
import { createParseAlone, type ParseAlone } from './part-list.ts';
import { type Parts, partWithSetting, periodOf } from './part-message.ts';
import { questionAfterStory } from './question-after-story.ts';
import { type Figure, TIMELESS_FIGURES } from './slots.ts';
import { MOST_QUESTIONS } from './split-message.ts';
import { understand } from './understand.ts';

/** Kinds that answer a part by themselves. */
const answering: readonly Intent['kind'][] = ['own_data', 'value', 'why', 'app'];

/** A part of a story names much in passing: only what is plainly asked for counts. */
const isPlainlyAsked = (
  { part, intent: { kind }, isListed }: ParsedPart,
  parseAlone: ParseAlone,
  isAskedElsewhere: boolean,
): boolean => {
  if (kind !== 'own_data') return answering.includes(kind);
  const read = parseAlone(part);
  // 'Larguei o cigarro em maio. Quanto dava a máxima depois?' tells, and then asks.
  if (isAskedElsewhere && TOLD.test(part) && !read.asksFigure && endings.includes(read.slots.figure)) return false;
  // 'Treinei quantas vezes em agosto e quantas em outubro?'
  const isAgain =
    read.asksFigure && read.slots.period !== null && read.unknownWords.length === 0 && read.wordCount <= AGAIN_WORDS;
  const isItem = LISTED.test(part) && read.slots.subject !== null && !read.asksKnowledge;
  if (isBareFigure(part, parseAlone) || isPlainQuestion(part, read)) return true;
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
const isBareFigure = (part: string, parseAlone: ParseAlone): boolean => {
  const read = parseAlone(part);
  return isFragment(read) && read.slots.figure !== null && ASKS_OF.test(part);
};

/** 'E quantos copos de vinho?': names nothing but a record and how much of it. */
const isPlainQuestion = (part: string, read: ParsedQuestion): boolean =>
  read.slots.subject !== null &&
  (read.asksFigure || (part.includes('?') && !read.judges && read.slots.subject !== 'meals')) &&
  !read.asksKnowledge &&
  !read.isOfOther &&
  read.unknownWords.length === 0;

const goesOnIn = ({ intent }: ParsedPart, next: ParsedPart, parseAlone: ParseAlone): boolean =>
  intent.kind === 'own_data' &&
  next.intent.kind === 'own_data' &&
  parseAlone(next.part).slots.period === null &&
  isBareFigure(next.part, parseAlone);

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
const sharePeriod = (read: readonly ParsedPart[]): readonly ParsedPart[] => {
  const last = read.at(-1)?.intent;
  const shared = last?.kind === 'own_data' ? last.slots.period : null;
  const isOfOne = read.slice(0, -1).every(({ intent }) => intent.kind !== 'own_data' || !intent.slots.period);
  if (!isOfOne) return read;
  return read.map((each) => ({ ...each, intent: withPeriod(each.intent, shared) }));
};

const isAsking = (parts: readonly string[]): boolean => parts.some((part) => part.includes('?'));

/** The period that a part tells; weekdays that it tells apart are none. */
const toldIn = (part: string, parseAlone: ParseAlone, today: string): Period | null => {
  const { conditions, period } = parseAlone(part).slots;
  return conditions?.weekdays ? period : periodOf(part, today);
};

/** Each part in the light of those before it. */
const parseParts = (
  { parts, listed }: Parts,
  before: Intent | null,
  today: string,
  parseAlone: ParseAlone,
): readonly ParsedPart[] => {
  const read: ParsedPart[] = [];
  let context = before;
  for (const [at, part] of parts.entries()) {
    const told = parts
      .slice(0, at)
      .map((earlier) => toldIn(earlier, parseAlone, today))
      .findLast((period) => period !== null);
    const understood = understand(part, context, today, told ?? null);
    const isOfThat = told && OF_THAT_MONTH.test(part) && understood.kind === 'own_data';
    const intent = isOfThat
      ? { ...understood, slots: { ...understood.slots, period: told } }
      : withPeriod(understood, told ?? null);
    const found = { part, intent, isListed: listed.has(part) };
    read.push(found);
    const isNameless = parseAlone(part).slots.subject === null && intent.kind === 'own_data';
    const isOfBefore = isNameless && slotsBefore(context)?.subject != null;
    const isAsked = isPlainlyAsked(found, parseAlone, isAsking(parts));
    if (isOfBefore || isAsked || isGeneralQuestion(found)) context = intent;
  }
  return read;
};

/** 'Em agosto … não, pera, em setembro': what was said first, as it was put right. */
const CORRECTION =
  /\s(?:ali[aá]s(?:,? n[aã]o)?|n[aã]o,? (?:pera|p[eé]ra[ií]|espera)|quer dizer|digo,|corrigindo|ops)[,!.]?\s+/iu;

const parseCorrection = (message: string, before: Intent | null, today: string): Intent | null => {
  const [said = '', ...rest] = message.split(CORRECTION);
  const right = rest.at(-1);
  if (right === undefined || right.trim() === '') return null;
  const first = understand(said, before, today);
  if (first.kind !== 'own_data') return null;
  const found = understand(`e ${right}`, first, today);
  return found.kind === 'own_data' ? found : null;
};

/** What a message wants, part by part, and the questions of it that are more than one answer holds. */
export interface ParsedMessage {
  /** One at least. */
  readonly intents: readonly Intent[];
  /** What each of them was asked by, in the asker's words. */
  readonly asked: readonly string[];
  /** In the asker's words. */
  readonly left: readonly string[];
}

/** 'Por dia dá quanto? E agosto, na mesma conta?', 'É pouco. Refaz com outubro': of what was told, beside remarks. */
const followingParts = (
  read: readonly ParsedPart[],
  before: Intent | null,
  parseAlone: ParseAlone,
): readonly ParsedPart[] => {
  if (slotsBefore(before)?.subject == null) return [];
  const isOfBefore = ({ part, intent }: ParsedPart): boolean =>
    (intent.kind === 'own_data' || intent.kind === 'why') && parseAlone(part).slots.subject === null;
  const isRemark = ({ part, intent }: ParsedPart): boolean =>
    intent.kind === 'general' && !part.includes('?') && !ASKS_OF.test(part);
  return read.every((each) => isOfBefore(each) || isRemark(each)) ? read.filter(isOfBefore) : [];
};

/** The parts that are asked for; none where the message is one question. */
const askedParts = (
  message: string,
  before: Intent | null,
  today: string,
  parseAlone: ParseAlone,
): readonly ParsedPart[] => {
  const parts = partWithSetting(message.replace(PURPOSE, ''), parseAlone, today);
  const [only = '', ...others] = parts.parts;
  if (others.length === 0 && wordsOf(only).length === wordsOf(message).length) return [];
  const read = sharePeriod(parseParts(parts, before, today, parseAlone));
  const isOwn = read.map((each, at) => {
    const next = read[at + 1];
    const isAsked = isPlainlyAsked(each, parseAlone, isAsking(parts.parts));
    return isAsked || (next !== undefined && goesOnIn(each, next, parseAlone));
  });
  const own = read.filter((_, at) => isOwn[at]);
  if (own.length === 0) {
    const general = generalQuestions(read);
    return general.length > 0 ? general : followingParts(read, before, parseAlone);
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
const isOfMeals = ({ intent }: ParsedPart): boolean => intent.kind === 'own_data' && intent.slots.subject === 'meals';

/**
 * What a message wants: several questions are read one after the other, a story around a question is left out. `before`
 * is what the message before it wanted; `today` is the person's.
 */
export const parseMessage = (message: string, before: Intent | null, today: string): ParsedMessage => {
  const parseAlone = createParseAlone(today);
  const question = questionAfterStory(message, parseAlone, today);
  if (question !== null) return parseMessage(question, before, today);
  const corrected = parseCorrection(message, before, today);
  const whole = corrected ?? understand(message, before, today);
  const split = whole.kind === 'own_data' ? whole.slots.conditions?.split : null;
  // 'Larguei o cigarro em maio. A máxima antes era quanto, e de lá pra cá?' is one comparison.
  const isOneComparison = split?.kind === 'stopped' && slotsBefore(whole)?.subject !== split.of;
  const isAnswer = whole.kind === 'talk' || whole.kind === 'yes' || whole.kind === 'no';
  const isOne = corrected !== null || isAnswer || isOneComparison;
  const asked = isOne ? [] : askedParts(message, before, today, parseAlone);
  const isOfFood = hasFoodAmount(whole) && asked.every(isOfMeals);
  if (asked.length === 0 || isOfFood) return { intents: [whole], asked: [message], left: [] };
  const now = asked.slice(0, MOST_QUESTIONS);
  return {
    intents: now.map(({ intent }) => intent),
    asked: now.map(({ part }) => part),
    left: asked.slice(MOST_QUESTIONS).map(({ part }) => part),
  };
};

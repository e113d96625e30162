import { amountOf, type NamedAmount } from './food-amounts.ts';
import {
  asksAdvice,
  asksMuch,
  asksOwn,
  comparesBy,
  countCompared,
  type Fact,
  isAskingWord,
  isPlainWord,
  parseFacts,
} from './food-asking.ts';
import { type AskedFood, parseSentence, type Sentence, sentencesOf } from './food-sentence.ts';
import { type FoodWord, parseFoodWords } from './food-words.ts';

/** A question about facts of foods, as a later message may go on from it. */
export interface FoodQuestion {
  /** None where everything that the table has is asked for. */
  readonly facts: readonly Fact[];
  readonly foods: readonly AskedFood[];
  /** Foods of the questions before it and its own, the newest last. */
  readonly recent: readonly AskedFood[];
  /** As they were written: foods that are asked for too, and that the table has not. */
  readonly missing: readonly string[];
  readonly compares: 'most' | 'least' | null;
  /** A judgement is asked for too ('tem muito …?'): a text on the subject may follow. */
  readonly asksJudgement: boolean;
}

const MOST_FOODS = 3;
/** Words that are no part of the question, where nothing but its being short says that it is one. */
const MOST_STRANGE = 2;
const MOST_STRANGE_ASKED = 4;
/** Beside a question for advice only a plain question for a figure is one. */
const NONE_STRANGE = -1;

/** 'E se eu mandar três que um só …': the amount of a message that goes on stands near its beginning. */
const LATEST_AMOUNT = 5;

const withRecent = (question: Omit<FoodQuestion, 'recent'>, before: FoodQuestion | null): FoodQuestion => {
  const foods = question.foods.slice(0, MOST_FOODS);
  const earlier = (before?.recent ?? []).filter(({ food }) => !foods.some((each) => each.food === food));
  return { ...question, foods, recent: [...earlier, ...foods].slice(-MOST_FOODS) };
};

const asksFact = (words: readonly FoodWord[]): boolean => {
  const { facts, isAll } = parseFacts(words);
  return isAll || facts.length > 0;
};

const isStrange = (word: FoodWord): boolean => !isPlainWord(word) && !isAskingWord(word);

/** 'E se forem três?': the foods of before in another amount; a bare number counts what was counted before. */
const inAmount = (foods: readonly AskedFood[], amount: NamedAmount): readonly AskedFood[] =>
  foods.map(({ food, named }) => {
    const isBare = amount.unit === null && amount.grams === null;
    const counted = isBare && named?.grams == null ? { ...amount, unit: named?.unit ?? null } : amount;
    const read = amountOf(food, counted);
    const isUncounted = read.kind === 'portion' && isBare && amount.count !== 1;
    const last = isUncounted ? { ...amount, unit: 'porcao' } : counted;
    return { food, amount: amountOf(food, last), named: last };
  });

/** Two questions of one message as one: every fact of every food. */
const both = (one: FoodQuestion, other: Omit<FoodQuestion, 'recent'>): Omit<FoodQuestion, 'recent'> => ({
  facts: [...new Set([...one.facts, ...other.facts])],
  foods: [...one.foods.filter(({ food }) => !other.foods.some((each) => each.food === food)), ...other.foods],
  missing: [...one.missing, ...other.missing],
  compares: one.compares ?? other.compares,
  asksJudgement: one.asksJudgement || other.asksJudgement,
});

/** A question by itself: it names facts and foods, or facts of the foods that the sentences before it named. */
const readWhole = (
  sentence: Sentence,
  told: readonly AskedFood[],
  mostStrange: number,
): Omit<FoodQuestion, 'recent'> | null => {
  const { words, facts, isAll, rest } = sentence;
  if ((facts.length === 0 && !isAll) || asksAdvice(words)) return null;
  const isAsked = isAll || words.some(isAskingWord) || rest.filter(isStrange).length <= mostStrange;
  const [amount] = sentence.amounts;
  const toldNow = amount === undefined ? told : inAmount(told, amount);
  const foods = sentence.foods.length > 0 || sentence.missing.length > 0 ? sentence.foods : toldNow;
  if (!isAsked || foods.length === 0) return null;
  return {
    facts,
    foods,
    missing: sentence.missing,
    compares: foods.length > 1 ? comparesBy(words) : null,
    asksJudgement: asksMuch(words),
  };
};

/** 'E ela inteira?' after a half. */
const wholeOf = (words: readonly FoodWord[], { foods }: FoodQuestion): NamedAmount | undefined => {
  const at = words.findIndex(({ text }) => /^inteir[ao]$/.test(text));
  const [one, ...others] = foods;
  return at < 0 || !one?.named || others.length > 0
    ? undefined
    : { grams: null, count: 1, unit: one.named.unit, from: at, to: at + 1 };
};

/** Foods that a text was asked about, of which a figure may be asked next: 'dez dão quanto de carbo?'. */
export const foodsSpokenOf = (question: string): FoodQuestion | null => {
  const foods = sentencesOf(parseFoodWords(question)).flatMap((words) => parseSentence(words, null).foods);
  return foods.length === 0
    ? null
    : { facts: [], foods: foods.slice(-1), recent: foods, missing: [], compares: null, asksJudgement: false };
};

/** A question that goes on from another: another food, fact or amount, or which of the foods has more. */
const readOn = (sentence: Sentence, before: FoodQuestion): Omit<FoodQuestion, 'recent'> | null => {
  const { words, facts, foods, missing, amounts, rest } = sentence;
  const strange = rest.filter(isStrange).length;
  const goesOn = /^(?:e|mas|agora|se)$/.test(words[0]?.text ?? '');
  if (asksAdvice(words) || (foods.length === 0 && missing.length > 0)) return null;
  const asked = {
    facts: facts.length > 0 ? facts : before.facts,
    missing,
    compares: null,
    asksJudgement: false,
  };
  const compared = foods.length === 0 ? countCompared(words) : null;
  if (compared !== null && before.recent.length >= compared && strange <= MOST_STRANGE)
    return { ...asked, foods: before.recent.slice(-compared), compares: comparesBy(words) ?? 'most' };
  if (foods.length > 0) {
    const isOn = facts.length === 0 && (strange === 0 || (goesOn && strange <= MOST_STRANGE));
    return isOn ? { ...asked, foods, compares: foods.length > 1 ? comparesBy(words) : null } : null;
  }
  const amount = amounts[0] ?? wholeOf(words, before);
  const isLast = words.some(({ text }) => /^ultim[ao]$/.test(text));
  const isEach = before.recent.length > 1 && words.some(({ text }) => /^(?:cada|ambos|ambas)$/.test(text));
  const those = isEach ? before.recent : isLast ? before.foods.slice(-1) : before.foods;
  if (facts.length > 0 && strange === 0) return { ...asked, foods: amount ? inAmount(those, amount) : those };
  if (facts.length > 0 || !amount) return null;
  const next = words[amount.to];
  const isFree = next === undefined || !isStrange(next) || next.clause !== words[amount.to - 1]?.clause;
  const isOn = strange === 0 || (goesOn && amount.from <= LATEST_AMOUNT && isFree);
  return isOn ? { ...asked, foods: inAmount(before.foods, amount) } : null;
};

/**
 * The question about facts of foods that a message asks, by itself or going on from `before`, the one that the message
 * just before it asked; null for any other message.
 */
export const parseFoodQuestion = (message: string, before: FoodQuestion | null): FoodQuestion | null => {
  let question: FoodQuestion | null = null;
  let told: readonly AskedFood[] = [];
  let open: Sentence | null = null;
  const words = parseFoodWords(message);
  const sentences = sentencesOf(words);
  if (before === null && !sentences.some(asksFact)) return null;
  const isAdvice = sentences.some(asksAdvice);
  const mostStrange = isAdvice ? NONE_STRANGE : message.includes('?') ? MOST_STRANGE_ASKED : MOST_STRANGE;
  let hasAmount = false;
  for (const each of sentences) {
    const earlier: FoodQuestion | null = question ?? before;
    const sentence = parseSentence(each, earlier?.foods.at(-1)?.food ?? null);
    hasAmount ||= sentence.foods.some(({ named }) => named !== null);
    const whole = readWhole(open ? { ...sentence, facts: open.facts } : sentence, told, mostStrange);
    const read = whole ?? (earlier && readOn(sentence, earlier));
    if (read) {
      question = withRecent(question ? both(question, read) : read, earlier);
    } else if (sentence.foods.length > 0) told = sentence.foods;
    open =
      read === null && sentence.facts.length > 0 && sentence.foods.length === 0 && !asksAdvice(each) ? sentence : null;
  }
  if (question === null || asksOwn(words, hasAmount)) return null;
  return { ...question, asksJudgement: question.asksJudgement || isAdvice };
};

import type { Period } from '../period/period.ts';
import { asksPlainly } from './asks-own-data.ts';
import { LAST_OF_ALL } from './follow-up-phrases.ts';
import type { Intent } from './intent.ts';
import { createReadAlone, type Parts, partWithSetting, periodOf, type ReadAlone } from './part-message.ts';
import { TIMELESS_FIGURES } from './slots.ts';
import { MOST_QUESTIONS } from './split-message.ts';
import { understand } from './understand.ts';

/** Kinds that answer a part by themselves. */
const answering: readonly Intent['kind'][] = ['own_data', 'value', 'why', 'app'];

/** What a question begins with that asks for knowledge. */
const ASKS_OF =
  /^\s*(?:e\s+)?(?:o\s?q(?:ue)?|oq|quant[oa]s?|isso|como|por\s?qu?e|pq|pra\s+que|para\s+que|pq|qual|quais|posso|pode|devo|faz\s+mal|tem\s+problema)\s/iu;

interface ReadPart {
  readonly part: string;
  readonly intent: Intent;
  /** Stands in a list of what is asked for. */
  readonly isListed: boolean;
}

/** A part of a story names much in passing: only what is plainly asked for counts. */
const isPlainlyAsked = ({ part, intent: { kind }, isListed }: ReadPart, readAlone: ReadAlone): boolean => {
  if (kind !== 'own_data') return answering.includes(kind);
  const read = readAlone(part);
  const isItem = LISTED.test(part) && read.slots.subject !== null && !read.asksKnowledge;
  return isListed || isItem || LAST_OF_ALL.test(read.folded) || asksPlainly(read);
};

/** An item of a list: '2) a glicada anterior', 'última glicada'. */
const LISTED =
  /^\s*(?:e\s+)?(?:\d[).]|[ao]s?\s|[uú]ltim[ao]s?\s|total\s|m[eé]dia\s|\S+\s+(?:m[eé]di[ao]|mais|em|de|d[ao])\s)/iu;

const isGeneralQuestion = ({ part, intent }: ReadPart): boolean =>
  intent.kind === 'general' && (part.includes('?') || ASKS_OF.test(part));

/** 'No mês inteiro' of a story that told which. */
const OF_THAT_MONTH = / (?:n?o|do) m[eê]s\b/i;

/** The period of the story where the question names none. */
const withPeriod = (intent: Intent, period: Period | null): Intent =>
  intent.kind === 'own_data' &&
  period !== null &&
  intent.slots.period === null &&
  intent.slots.conditions?.split?.kind !== 'periods' &&
  !TIMELESS_FIGURES.includes(intent.slots.figure)
    ? { ...intent, slots: { ...intent.slots, period } }
    : intent;

/** 'Quantas doses bebi e quantas horas joguei na semana passada?': the last part names the period of all. */
const sharePeriod = (read: readonly ReadPart[]): readonly ReadPart[] => {
  const last = read.at(-1)?.intent;
  const shared = last?.kind === 'own_data' ? last.slots.period : null;
  return read.map((each) => ({ ...each, intent: withPeriod(each.intent, shared) }));
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
      .map((earlier) => periodOf(earlier, today))
      .findLast((period) => period !== null);
    const understood = understand(part, context, today, told ?? null);
    const isOfThat = told && OF_THAT_MONTH.test(part) && understood.kind === 'own_data';
    const intent = isOfThat
      ? { ...understood, slots: { ...understood.slots, period: told } }
      : withPeriod(understood, told ?? null);
    const found = { part, intent, isListed: listed.has(part) };
    read.push(found);
    if (isPlainlyAsked(found, readAlone) || isGeneralQuestion(found)) context = intent;
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

/**
 * What a message wants, part by part, at most three: several questions are read one after the other, a story around a
 * question is left out. One intent at least. `before` is what the message before it wanted; `today` is the person's.
 */
export const readMessage = (message: string, before: Intent | null, today: string): readonly Intent[] => {
  const corrected = readCorrection(message, before, today);
  if (corrected) return [corrected];
  const whole = understand(message, before, today);
  const readAlone = createReadAlone(today);
  const parts = partWithSetting(message, readAlone, today);
  if (parts.parts.length === 1 || whole.kind === 'talk' || whole.kind === 'yes' || whole.kind === 'no')
    return [whole];
  const read = sharePeriod(readParts(parts, before, today, readAlone));
  const own = read.filter((each) => isPlainlyAsked(each, readAlone));
  if (own.length === 0) return [whole];
  const told = read.filter((each) => isPlainlyAsked(each, readAlone) || isGeneralQuestion(each));
  const intents = (told.length > own.length ? told : own).map(({ intent }) => intent);
  return intents.slice(0, MOST_QUESTIONS);
};

import { wordsOf } from '../../../../text/tokenize.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import { COMPANIONS } from '../../../health-query/health-query.ts';
import { foodsSpokenOf } from '../food-question.ts';
import { NUTRIENTS } from './follow-up-phrases.ts';
import type { ParsedQuestion } from './parse-question.ts';
import type { ParseAlone } from './part-list.ts';
import { periodOf } from './part-message.ts';
import { TIMELESS_FIGURES } from './slots.ts';

/** Where a story may end and what it is told for begin. */
const AFTER_STORY = /(?:[,.;:!?…]+\s*|\s(?=ent[aã]o\s))(?:(?:e|ent[aã]o|a[ií]|mas|por isso|agora|eu)\s+)*/giu;
/** So short a beginning is none, but belongs to the question: 'em novembro, quanto…'. */
const FEWEST_WORDS = 5;
/** What names the time or a condition of what is asked for. */
const SETS = new RegExp(
  String.raw`^\s*(?:e\s+)?(?:em|n[oa]s?|aos?|nest[ae]|ness[ae]|d[aeo]s?|desde|entre` +
    '|depois|ap[oó]s|durante|quando|se|s[oó]|com|sem|tirando|fora|considerando' +
    String.raw`|contando|pegando|olhando|somando|juntando|nos dias|nas noites)\s`,
  'iu',
);

const isStory = (story: string, { slots, asksFigure }: ParsedQuestion): boolean =>
  wordsOf(story).length >= FEWEST_WORDS &&
  !SETS.test(story) &&
  !/:./.test(story) &&
  !asksFigure &&
  slots.limit === null &&
  slots.conditions?.split?.kind !== 'periods';

const asides = wordsOfClass('aside');

/** Whether a question says all that is needed for an answer, with nothing that was not understood. */
const isWhole = ({ slots, asksFigure, asksKnowledge, isOfOther, unknownWords }: ParsedQuestion): boolean =>
  slots.subject !== null &&
  slots.subject !== 'meals' &&
  (asksFigure || slots.figure === 'compare' || slots.figure === 'mean') &&
  !asksKnowledge &&
  !isOfOther &&
  unknownWords.filter((word) => !asides.has(word)).length <= 1 &&
  (slots.conditions?.unknown ?? null) === null;

const isTimed = ({ slots: { period, figure, conditions, subject } }: ParsedQuestion): boolean =>
  period !== null ||
  conditions?.split?.kind === 'periods' ||
  TIMELESS_FIGURES.includes(figure) ||
  subject === 'appointments';

/** What points at somebody or at a time of the story. */
const POINTS_BACK = new RegExp(
  ' (?:del[ea]s?|disso|nisso|dali|dai|de la|cada (?:um|uma|grupo' +
    '|lado|caso)|d[oa]s (?:dois|duas)|entre (?:os|as) (?:dois|duas)) ',
);
const POINTS_AT_TIME = / (?:(?:n|d)?(?:ess|aquel)[ea] (?:mes|periodo|semana|tempo|dia|noite)|(?:n|d)o mes) /;

/** What a story about a habit tells is often when it ended. */
const isHabit = (subject: string | null): boolean => COMPANIONS.some((each) => each === subject);

/**
 * The question at the end of a story, where it needs nothing of that: 'Como vou à doutora e quero chegar com a
 * conta feita, qual está sendo a média da minha glicose este mês?'. Null where the story may say something of what
 * is asked for.
 */
export const questionAfterStory = (message: string, parseAlone: ParseAlone, today: string): string | null => {
  for (const { index, 0: joint } of message.matchAll(AFTER_STORY)) {
    const [story, question] = [message.slice(0, index), message.slice(index + joint.length)];
    const read = parseAlone(question);
    if (!isWhole(read) || POINTS_BACK.test(read.folded)) continue;
    // 'Um copo de caldo de cana, quanto de carbo bebi?' asks of the food.
    if (NUTRIENTS.test(read.folded) && foodsSpokenOf(message) !== null) continue;
    const told = parseAlone(story);
    if (!isStory(story, told)) return null;
    // 'Larguei o cigarro em maio, quanto dava a máxima?'
    const tellsTime = periodOf(story, today) !== null || isHabit(told.slots.subject);
    const isFree = isTimed(read) && !POINTS_AT_TIME.test(read.folded);
    return isFree || !tellsTime ? question : null;
  }
  return null;
};

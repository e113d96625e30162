import { wordsOf } from '../../../../text/tokenize.ts';
import type { EntityKind } from '../../../articles/entities/entity-table.ts';
import { findEntities, type NamedEntity } from '../../../articles/entities/find-entities.ts';
import { findPassages } from '../../../articles/find-passages.ts';
import { asksPlainly } from '../parsing/asks-own-data.ts';
import { asksOfWorld, DOES, OF_BODY } from '../parsing/cause-phrases.ts';
import { FEELS, withoutRemark } from '../parsing/follow-up-phrases.ts';
import type { Intent } from '../parsing/intent.ts';
import { LONGEST_FOLLOW_UP, type ParsedQuestion } from '../parsing/parse-question.ts';
import type { Slots } from '../parsing/slots.ts';
import { type AskedAspect, type Aspect, classifyAspect, foldMessage } from './aspects.ts';
import type { FollowUp, Joined } from './follow-up.ts';
import { joinOpposite, joinWhatToDo } from './join-other-side.ts';
import { hasPronoun, meantBy, placeOf, putInto, sayOf } from './places.ts';
import { asEntity, kindOf, type Topic, thingsIn, topicOf } from './topic.ts';
import { bestAnswered, contentOf, rankQuestion } from './wanted.ts';

const CONTINUES = /^ (?:(?:ah|ok|certo|hum|ta|sim|nossa|poxa) )?(?:e|mas|entao|agora|ai|nem|so|tambem|pode|posso) /;
/** A message that names nothing and is longer speaks of something else. */
const MOST_WORDS = 9;
const MOST_WORDS_MARKED = 18;
/** With more words that say what it is about it is about something else, unless it says that it goes on. */
const MOST_CONTENT = 1;

/** Kinds that say of whom a question is, or where: what is asked stays what it was. */
const circumstances: readonly EntityKind[] = ['condition', 'symptom', 'person', 'reading', 'body'];
/** Kinds of which one takes the place of another. */
const alike: readonly (readonly EntityKind[])[] = [
  ['food', 'nutrient'],
  ['medicine'],
  ['exam', 'device'],
  ['condition', 'symptom'],
  ['habit', 'exercise', 'matter'],
  ['reading'],
  ['body'],
  ['person'],
];
const isAlike = (one: NamedEntity, other: NamedEntity): boolean =>
  alike.some((kinds) => [one, other].every((each) => kinds.includes(kindOf(each))));

/** The message asked of what was spoken of: in its own words, then in those of the table. */
const askOf = (message: string, main: string, names: readonly string[], aspect: Aspect | null): readonly string[] => {
  const all = names.length > 1 ? [sayOf(message, names.slice(0, 2).join(' '))] : [];
  return [sayOf(message, main), ...(aspect?.search.map((sentence) => sentence.replaceAll('{x}', main)) ?? []), ...all];
};

/** The question of before with something else in it: 'posso comer manga?', 'e banana?'. */
const askAgain = ({ question }: Topic, named: NamedEntity, written: string): readonly string[] => {
  if (question === null) return [];
  const old = findEntities(question).findLast((each) => isAlike(each, named));
  const place = old && placeOf(question, old.name);
  return place ? [putInto(question, place, written)] : [];
};

const writtenIn = (message: string, { name }: NamedEntity): string => {
  const place = placeOf(message, name);
  return place ? message.slice(...place) : name;
};

/** A message that names nothing: an aspect of what was spoken of. */
const joinNameless = (message: string, topic: Topic, asked: AskedAspect): Joined => {
  const about = meantBy(message, topic.names);
  const wanted = {
    aspect: asked.aspect,
    content: contentOf(asked.rest, []),
    things: [asEntity(about)],
    told: topic.question === null ? null : (findPassages(topic.question)[0]?.heading ?? null),
  };
  const isAsked = asked.aspect !== null || wanted.content.length > 0;
  const question = isAsked ? bestAnswered(askOf(message, about, topic.names, asked.aspect), wanted) : undefined;
  return {
    question: question ?? sayOf(message, about),
    said: sayOf(message, about),
    about,
    wanted,
    isAnswered: question !== undefined,
  };
};

/** 'E quem tem diabetes?', 'e na gravidez?': of whom, and not what another question is about. */
const OF_WHOM = / (?:quem|pra quem|para quem|se|sendo|tendo|tenho|tem|no caso de|na|no|em|durante|com) /;

/** Where nothing but two things is said a text that only mentions one of them is no answer. */
const NEAR_RANK = 2.75;

/** A message that names something: in the place of another, or beside what was spoken of. */
const joinNamed = (
  message: string,
  topic: Topic,
  asked: AskedAspect,
  things: readonly NamedEntity[],
): Joined | null => {
  const [named] = things;
  if (!named) return null;
  const about = meantBy(message, topic.names);
  const content = contentOf(asked.rest, things);
  const wanted = { aspect: asked.aspect, content, things, told: null };
  const written = writtenIn(message, named);
  const isBare = content.length === 0 && asked.aspect === null;
  const bare = { ...wanted, things: [named] };
  const isOther = isBare && !(OF_WHOM.test(foldMessage(message)) && circumstances.includes(kindOf(named)));
  const again = isOther ? bestAnswered(askAgain(topic, named, written), bare) : undefined;
  if (again !== undefined) return { question: again, said: again, about: named.name, wanted: bare, isAnswered: true };
  const said = sayOf(message, about);
  const beside = [said, ...(isBare && topic.question !== null ? [`${topic.question} ${written}`] : [])];
  const ofBoth = { ...wanted, things: [...things, asEntity(about)] };
  const both = bestAnswered(beside, ofBoth);
  if (both !== undefined && (!isBare || rankQuestion(both, ofBoth) >= NEAR_RANK))
    return { question: both, said, about, wanted: ofBoth, isAnswered: true };
  const isCircumstance = things.every((each) => circumstances.includes(kindOf(each)));
  return isCircumstance && topic.question !== null ? { question: said, said, about, wanted, isAnswered: false } : null;
};

/** So short a question with nothing but a circumstance goes on: 'engorda?', 'dá tontura?'. */
const MOST_WORDS_BARE = 4;
/** How well a question that could stand alone must be answered together with what was spoken of. */
const CLOSE_RANK = 2.25;

/** 'Anemia atrapalha o resultado?', 'que exercício é bom?': nothing but what is known of both says that it goes on. */
const joinUnmarked = (
  message: string,
  topic: Topic,
  asked: AskedAspect,
  things: readonly NamedEntity[],
): Joined | null => {
  const about = meantBy(message, topic.names);
  const wanted = { aspect: asked.aspect, content: contentOf(asked.rest, things), things, told: null };
  if (things.every((each) => circumstances.includes(kindOf(each)))) {
    const isBare = message.includes('?') && wordsOf(message).length <= MOST_WORDS_BARE;
    const isAlone = rankQuestion(message, wanted) > 0;
    if (isAlone && !isBare) return null;
    const joined = joinNamed(message, topic, asked, things);
    const isNear = joined?.isAnswered && rankQuestion(joined.question, joined.wanted) >= CLOSE_RANK;
    return joined?.isAnswered && (isNear || !isAlone) ? joined : null;
  }
  const said = sayOf(message, about);
  const both = { ...wanted, things: [...things, asEntity(about)] };
  return rankQuestion(said, both) >= CLOSE_RANK
    ? { question: said, said, about, wanted: both, isAnswered: true }
    : null;
};

/** Whether figures were told just before. */
const isOfFigures = (before: Intent | null): boolean => before?.kind === 'own_data' || before?.kind === 'why';

/** Meals alone are named by who asks what to eat, and need not be those of the plan. */
const namesNoFigures = ({ slots: { figure, period, dayPart, limit, conditions, subject } }: ParsedQuestion): boolean =>
  [figure, period, dayPart, limit, conditions].every((slot) => slot === null) &&
  (subject === null || subject === 'meals');

/** 'Atrapalha o sono?', 'por que …?' of what was told; not a story, nor how somebody feels. */
const asksOfEffect = (message: string, { folded, slots, wordCount }: ParsedQuestion): boolean =>
  wordCount <= LONGEST_FOLLOW_UP &&
  !FEELS.test(folded.replace(OF_BODY, ' ')) &&
  (asksOfWorld(folded) || (DOES.test(folded) && (slots.subject !== null || hasPronoun(message))));

/**
 * Whether a message goes on from what was spoken of before it is read as a question for figures: unless it names some.
 */
export const goesBeforeFigures = (message: string, read: ParsedQuestion, before: Intent | null): boolean =>
  isOfFigures(before)
    ? namesNoFigures(read) || asksOfEffect(message, read)
    : isUnnamed(read) ||
      (!asksPlainly(read) && read.slots.period === null && !(read.isOwn && read.slots.subject !== null));

/** 'Quanto?', 'qual é pior?' right after something else than figures. */
const isUnnamed = ({ isOwn, slots }: ParsedQuestion): boolean =>
  !isOwn && [slots.subject, slots.period, slots.conditions, slots.limit].every((slot) => slot === null);

const join = (message: string, read: ParsedQuestion, topic: Topic, before: Intent): Joined | null => {
  const folded = foldMessage(message);
  const asked = classifyAspect(isOfFigures(before) ? withoutRemark(folded) : folded);
  const isOfEffect = isOfFigures(before) && asksOfEffect(message, read);
  const isMarked = isOfEffect || hasPronoun(message) || CONTINUES.test(folded);
  if (read.wordCount > (isMarked ? MOST_WORDS_MARKED : MOST_WORDS)) return null;
  const turned = joinWhatToDo(message, read, before) ?? joinOpposite(message, topic);
  if (turned) return turned;
  if (topic.question === null && asked.aspect?.isOfFigures !== true && !isOfEffect) return null;
  const things = thingsIn(asked.rest); // 'Precisa de jejum?' names no fast.
  if (things.length > 0) return (isMarked ? joinNamed : joinUnmarked)(message, topic, asked, things);
  const joined = joinNameless(message, topic, asked);
  const isOther = !isMarked && !joined.isAnswered && joined.wanted.content.length > MOST_CONTENT;
  return isOther ? null : joined;
};

const figuresBefore = (before: Intent): Slots | null => {
  if (before.kind === 'own_data' || before.kind === 'why') return before.slots;
  return before.kind === 'general' ? (before.followUp?.figures ?? null) : null;
};

/**
 * A message that goes on from `before`, as a question that can stand alone; null for one that stands alone already.
 * Nothing but the words of both decides.
 */
export const joinFollowUp = (message: string, read: ParsedQuestion, before: Intent | null): FollowUp | null => {
  const topic = before && topicOf(before);
  const joined = topic && !read.isOfOther ? join(message, read, topic, before) : null;
  return before && joined && { ...joined, figures: figuresBefore(before) };
};

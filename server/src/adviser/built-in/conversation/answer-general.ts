import { dayOf } from '@vida/contract/core/time.ts';
import { findNoPlanReason, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { findPassages, type OwnTopics, type Passage } from '../../articles/find-passages.ts';
import type { ChatQuestion } from '../../conversation.ts';
import { MAX_ADVICE_LENGTH } from '../../guardrails/speech/breach.ts';
import { findMedicines } from '../../medicines/find-medicines.ts';
import type { NamedMedicine } from '../../medicines/name-index.ts';
import { citeSource } from '../sources.ts';
import { definitionsAskedBy } from './definitions.ts';
import { FOOD_SOURCE, findFoodFacts } from './food-facts.ts';
import { generalTexts as texts } from './general-texts.ts';
import { answerOwnData } from './own-data/answer-own-data.ts';
import { paragraphs, type Reply } from './own-data/asking.ts';
import { firstSuggestions } from './own-data/suggestions.ts';
import { findOwnTopic, topicsOf } from './profile-topics.ts';
import { NO_SLOTS, type Slots } from './reading/slots.ts';
import { understand } from './reading/understand.ts';

/** Whether a heading, asked as a question, is answered by its own section and not by the person's data. */
const leadsTo = (heading: string, today: string): boolean =>
  understand(heading, null, today).kind === 'general' && findPassages(heading)[0]?.heading === heading;

/** Whom to ask, where the text does not say it already. */
const careOf = ({ text, needsProfessional }: Passage): string | null =>
  needsProfessional !== null && text.includes(needsProfessional) ? null : needsProfessional;

/** A text that speaks of the person's case itself needs no note. */
const spokenOf: Readonly<Record<keyof typeof texts.notes, RegExp>> = {
  pregnant: /gravidez|grávida|gestante|pré-natal/i,
  minor: /18 anos|pediatra/i,
  eating_risk: /transtorno alimentar/i,
  special_care: /diálise|bariátrica|câncer|transplante|amament/i,
  kidney: /\bren(?:al|ais)\b|\brins?\b/i,
};

/** For whom the text does not hold as it is: our articles are written for adults in general. */
const noteOn = (
  { text, needsProfessional }: Pick<Passage, 'text' | 'needsProfessional'>,
  profile: HealthProfile,
  today: string,
): string | null => {
  const noPlan = findNoPlanReason(profile, today);
  const reason = noPlan ?? (readDietNeeds(profile).kidney ? 'kidney' : null);
  if (reason === null || spokenOf[reason].test(`${text} ${needsProfessional ?? ''}`)) return null;
  return texts.notes[reason];
};

interface Reader {
  readonly own: string | null;
  readonly profile: HealthProfile;
  readonly today: string;
}

const replyOf = (passage: Passage, others: readonly Passage[], { own, profile, today }: Reader): Reply => ({
  text: paragraphs(own && texts.own(own), passage.text, careOf(passage), noteOn(passage, profile, today)),
  sources: passage.sources,
  suggestions: others
    .map(({ heading }) => heading)
    .filter((heading) => heading !== passage.heading && leadsTo(heading, today)),
});

/** What was asked before only helps where the question alone finds nothing: 'e a banana?'. */
const search = (question: string, earlier: string | null, own: OwnTopics): readonly Passage[] => {
  const found = findPassages(question, own);
  return found.length > 0 || earlier === null ? found : findPassages(`${question} ${earlier}`, own);
};

/** That no safe answer is known, whom to ask, and what can be asked. */
export const sayUnknown = (): Reply => ({ text: texts.unknown, sources: [], suggestions: firstSuggestions });

export interface GeneralQuestion {
  readonly question: string;
  /** The general question before it, where this one goes on from it. */
  readonly earlier: string | null;
  /** Which of the passages, from 0. */
  readonly page: number;
  /** What the question names of the person's own data. */
  readonly slots: Slots;
  /** 'Minha glicose está alta, o que faço?': the newest reading belongs before any text. */
  readonly asksWhatToDo: boolean;
}

/** Before a general text on what to do: the newest reading, with what the rules say about it. */
const withLastReading = async (chat: ChatQuestion, slots: Slots, reply: Reply): Promise<Reply> => {
  const last = await answerOwnData(chat, { ...NO_SLOTS, subject: slots.subject, figure: 'last' });
  if (last.sources.length === 0) return reply;
  const text = paragraphs(last.text, reply.text);
  if (text.length > MAX_ADVICE_LENGTH) return last;
  return {
    text,
    sources: [...new Set([...last.sources, ...reply.sources])],
    suggestions: reply.suggestions,
  };
};

/**
 * A text for everybody must not follow where it could contradict what the profile says; after a warning of an allergy
 * one about that allergy may.
 */
const mayFollow = (
  { warnings = [] }: ChatQuestion,
  allergies: readonly string[],
): ((passage: Passage) => boolean) => {
  const stops = warnings.filter(({ goesOn }) => !goesOn);
  const isOfAllergies = stops.every(({ about }) => about === 'allergy' || about === 'food');
  return (passage) =>
    stops.length === 0 || (isOfAllergies && passage.allergies.some((each) => allergies.includes(each)));
};

/**
 * Whether a passage speaks of the medicines that a question names: what one does says nothing of another. Every passage where it
 * names none.
 */
const isOnMedicinesOf = (question: string): ((passage: Passage) => boolean) => {
  const asked = findMedicines(question);
  const isAlike = (one: NamedMedicine, other: NamedMedicine): boolean => {
    const isOfGroup = one.kind === 'group' || other.kind === 'group';
    return isOfGroup
      ? [...one.classes].some((each) => other.classes.has(each))
      : one.substances.some((each) => other.substances.includes(each));
  };
  return ({ heading, text }) =>
    asked.length === 0 ||
    findMedicines(`${heading} ${text}`).some((named) => asked.some((one) => isAlike(one, named)));
};

/** What tables say to a question: what its terms mean, or what a food holds. */
interface Told {
  readonly text: string;
  /** Keys of sources.csv. */
  readonly sources: readonly string[];
  /** Articles of which a passage may follow; null for any. */
  readonly articles: readonly string[] | null;
}

/** Figures of food are no help to somebody whom an eating disorder may threaten. */
const tellFromTables = (question: string, profile: HealthProfile, today: string): Told | null => {
  const terms = definitionsAskedBy(question);
  if (terms.length > 0)
    return {
      text: paragraphs(...terms.map(({ definition }) => definition)),
      sources: terms.flatMap((term) => term.sources),
      articles: terms.map(({ article }) => article),
    };
  const facts = findNoPlanReason(profile, today) === 'eating_risk' ? null : findFoodFacts(question);
  if (!facts) return null;
  const note = noteOn({ text: facts.text, needsProfessional: null }, profile, today);
  return facts.asksJudgement
    ? { text: facts.text, sources: [FOOD_SOURCE], articles: null }
    : { text: paragraphs(facts.text, note), sources: [FOOD_SOURCE], articles: [] };
};

/** What tables say, then the passage of our article on it, where both are not too long. */
const tellFirst = (told: Told, passage: Reply | null): Reply => {
  const sources = [...new Set(told.sources)].map(citeSource);
  const both = paragraphs(told.text, passage?.text ?? null);
  if (passage === null || both.length > MAX_ADVICE_LENGTH)
    return { text: told.text, sources, suggestions: passage?.suggestions ?? [] };
  return {
    text: both,
    sources: [...new Set([...sources, ...passage.sources])],
    suggestions: passage.suggestions,
  };
};

/**
 * What a term means or a food holds, where that is asked; an answer from our own articles; else from the person's data where it names them; else an honest 'não sei'; empty
 * where a warning says it all.
 */
export const answerGeneral = async (chat: ChatQuestion, asked: GeneralQuestion): Promise<Reply> => {
  const profile = await chat.data.readProfile();
  const topics = topicsOf(profile);
  const isStopped = chat.warnings?.some(({ goesOn }) => !goesOn) === true;
  const today = dayOf(chat.now, chat.timeZone);
  const told = isStopped ? null : tellFromTables(asked.question, profile, today);
  const passages = search(asked.question, asked.earlier, topics)
    .filter(mayFollow(chat, topics.allergies))
    .filter(isOnMedicinesOf(asked.question))
    .filter(({ slug }) => !told?.articles || told.articles.includes(slug));
  const passage = passages[asked.page];
  const isFirst = asked.page === 0;
  if (told && isFirst && !passage) return tellFirst(told, null);
  if (passage) {
    const reply = replyOf(passage, passages.slice(asked.page + 1), {
      own: findOwnTopic(topics, passage),
      profile,
      today,
    });
    if (told && isFirst) return tellFirst(told, reply);
    return asked.asksWhatToDo ? withLastReading(chat, asked.slots, reply) : reply;
  }
  if (!isFirst && (passages.length > 0 || told))
    return { text: texts.noMore, sources: [], suggestions: firstSuggestions };
  if (asked.slots.subject !== null) return answerOwnData(chat, asked.slots);
  return chat.warnings ? { text: '', sources: [], suggestions: [] } : sayUnknown();
};

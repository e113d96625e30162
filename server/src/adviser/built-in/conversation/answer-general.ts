import { dayOf } from '@vida/contract/core/time.ts';
import { countOwnWords, findNoPlanReason, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { rememberLast } from '../../../text/remember.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import { findNear, findPassages, findSubjects, type OwnTopics, type Passage } from '../../articles/find-passages.ts';
import type { ChatQuestion } from '../../conversation.ts';
import { MAX_ADVICE_LENGTH } from '../../guardrails/speech/breach.ts';
import type { Warning } from '../../warnings/warnings-for.ts';
import { citeSource } from '../sources.ts';
import { definitionsTalkedOf } from './definitions.ts';
import type { FollowUp } from './dialogue/follow-up.ts';
import { passagesOf } from './dialogue/wanted.ts';
import { FOOD_SOURCE, findFoodFacts } from './food-facts.ts';
import type { FoodQuestion } from './food-question.ts';
import { findFoodRanking } from './food-ranking.ts';
import { generalTexts as texts, withSubject } from './general-texts.ts';
import { findMedicineFacts } from './medicine-facts.ts';
import { answerOwnData } from './own-data/answer-own-data.ts';
import { paragraphs, type Reply } from './own-data/asking.ts';
import { firstSuggestions } from './own-data/suggestions.ts';
import { NO_SLOTS, type Slots, type Subject } from './parsing/slots.ts';
import { understand } from './parsing/understand.ts';
import { findOwnTopic, topicsOf } from './profile-topics.ts';
import { mayBeTold } from './told-beside.ts';

const [ANY_DAY, HEADINGS_REMEMBERED] = ['2026-01-01', 1000] as const;

/** Whether a heading, asked as a question on any day, is answered by its own section and not by the person's data. */
const leadsTo = rememberLast(HEADINGS_REMEMBERED, (heading: string): boolean => {
  const { kind } = understand(heading, null, ANY_DAY);
  return kind === 'general' && findPassages(heading)[0]?.heading === heading;
});

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

const replyOf = (passage: Passage, others: readonly Passage[], { own, profile, today }: Reader): Reply => {
  const brief = paragraphs(withSubject(passage), careOf(passage), noteOn(passage, profile, today));
  return {
    text: paragraphs(own && texts.own(own), brief),
    brief,
    sources: passage.sources,
    suggestions: others
      .map(({ heading }) => heading)
      .filter((heading) => heading !== passage.heading && leadsTo(heading)),
  };
};

/** What was asked before only helps where the question alone finds nothing: 'e a banana?'. */
const search = (question: string, earlier: string | null, own: OwnTopics): readonly Passage[] => {
  const found = findPassages(question, own);
  return found.length > 0 || earlier === null ? found : findPassages(`${question} ${earlier}`, own);
};

/** Whether a subject that is offered leads to a text when it is chosen. */
const canBeAsked = (name: string, today: string): boolean =>
  understand(name, null, today).kind === 'general' && findPassages(name).length > 0;

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * That no safe answer is known, with what was understood of the question: two or three texts that may answer it, else
 * subjects that it names and we have texts about, to choose from.
 */
export const sayUnknown = (question: string, today: string): Reply => {
  const near = findNear(question).filter((heading) => leadsTo(heading));
  if (near.length > 1) return { text: texts.near, sources: [], suggestions: near, outcome: 'asked_back' };
  const { named, offered } = findSubjects(question);
  const choices = offered.filter((name) => canBeAsked(name, today)).map(cap);
  if (choices.length > 1)
    return { text: texts.askBack(choices), sources: [], suggestions: choices, outcome: 'asked_back' };
  return {
    text: texts.unknown(named[0] ?? null),
    sources: [],
    suggestions: [...choices, ...firstSuggestions].slice(0, firstSuggestions.length),
    outcome: 'unknown',
  };
};

/** That what was asked of something is not known, with what is known of it to choose from. */
const sayLost = (about: string): Reply => {
  const choices = findPassages(about)
    .map(({ heading }) => heading)
    .filter((heading) => leadsTo(heading));
  return {
    text: texts.lost(about, choices.length > 0),
    sources: [],
    suggestions: choices.length > 0 ? choices : firstSuggestions,
    outcome: choices.length > 0 ? 'asked_back' : 'unknown',
  };
};

export interface GeneralQuestion {
  readonly question: string;
  /** The general question before it, where this one goes on from it. */
  readonly earlier: string | null;
  /** Which of the passages, from 0. */
  readonly page: number;
  /** What the question names of the person's own data. */
  readonly slots: Slots;
  /** 'Minha glicose está alta, o que faço?': the newest reading of it belongs before any text. */
  readonly whatToDoOf: Subject | null;
  /** The food question before it, which it may go on from. */
  readonly foodBefore: FoodQuestion | null;
  readonly followUp: FollowUp | null;
}

/** Before a general text on what to do: the newest reading, with what the rules say about it. */
const withLastReading = async (chat: ChatQuestion, subject: Subject, reply: Reply): Promise<Reply> => {
  const last = await answerOwnData(chat, { ...NO_SLOTS, subject, figure: 'last' });
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
const mayFollow = ({ warnings = [] }: ChatQuestion, allergies: readonly string[]): ((passage: Passage) => boolean) => {
  const stops = warnings.filter(({ goesOn }) => !goesOn);
  const isOfAllergies = stops.every(({ about }) => about === 'allergy' || about === 'food');
  return (passage) =>
    stops.length === 0 || (isOfAllergies && passage.allergies.some((each) => allergies.includes(each)));
};

/** What tables say to a question: what its terms mean, or what a food holds. */
interface Told {
  readonly from: 'definitions' | 'medicines' | 'foods';
  readonly text: string;
  /** Keys of sources.csv. */
  readonly sources: readonly string[];
  /** Articles of which a passage may follow; null for any. */
  readonly articles: readonly string[] | null;
}

/** Figures of food are no help to somebody whom an eating disorder may threaten. */
const tellFromTables = (
  { question, foodBefore }: Pick<GeneralQuestion, 'question' | 'foodBefore'>,
  profile: HealthProfile,
  today: string,
  warnings: readonly Warning[],
): Told | null => {
  const isStopped = warnings.some(({ goesOn }) => !goesOn);
  const terms = isStopped ? [] : definitionsTalkedOf(question);
  if (terms.length > 0)
    return {
      from: 'definitions',
      text: paragraphs(...terms.map(({ definition }) => definition)),
      sources: terms.flatMap((term) => term.sources),
      articles: terms.map(({ article }) => article),
    };
  const medicine = findMedicineFacts(question);
  if (medicine && isStopped && !mayBeTold(medicine, warnings)) return null;
  if (medicine) {
    const note = noteOn({ text: medicine.text, needsProfessional: null }, profile, today);
    return { from: 'medicines', text: paragraphs(medicine.text, note), sources: medicine.sources, articles: [] };
  }
  if (hasEatingRisk(countOwnWords(profile))) return null;
  const ranking = isStopped ? null : findFoodRanking(question, profile, today);
  if (ranking) return { from: 'foods', text: ranking, sources: [FOOD_SOURCE], articles: [] };
  const facts = findFoodFacts(question, foodBefore);
  if (!facts || (isStopped && facts.asksJudgement)) return null;
  const note = noteOn({ text: facts.text, needsProfessional: null }, profile, today);
  return facts.asksJudgement
    ? { from: 'foods', text: facts.text, sources: [FOOD_SOURCE], articles: null }
    : { from: 'foods', text: paragraphs(facts.text, note), sources: [FOOD_SOURCE], articles: [] };
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
 * What a term means or a food holds, where that is asked; an answer from our own articles; else from the person's data
 * where it names them; else an honest 'não sei'; empty where a warning says it all.
 */
export const answerGeneral = async (chat: ChatQuestion, asked: GeneralQuestion): Promise<Reply> => {
  const profile = await chat.data.readProfile();
  const topics = topicsOf(profile);
  const today = dayOf(chat.now, chat.timeZone);
  if (asked.followUp?.isAnswered === false && !chat.warnings) return sayLost(asked.followUp.about);
  const told = tellFromTables(asked, profile, today, chat.warnings ?? []);
  const found = search(asked.question, asked.earlier, topics);
  const passages = (asked.followUp ? passagesOf(found, asked.followUp.wanted) : found)
    .filter(mayFollow(chat, topics.allergies))
    .filter(({ slug }) => !told?.articles || told.articles.includes(slug));
  const passage = passages[asked.page];
  const isFirst = asked.page === 0;
  const others = passages.slice(asked.page + 1);
  const reader = passage && { own: findOwnTopic(topics, passage), profile, today };
  const reply = passage && reader ? replyOf(passage, others, reader) : null;
  chat.explain?.('conversation', {
    table: told && isFirst ? told.from : null,
    section: passage ? `${passage.slug}#${wordsOf(passage.heading).join('-')}` : null,
    likelihood: passage?.score ?? null,
    sections: [found.length, passages.length].join('/'),
  });
  if (told && isFirst) return tellFirst(told, reply);
  if (reply) return asked.whatToDoOf ? withLastReading(chat, asked.whatToDoOf, reply) : reply;
  if (!isFirst && (passages.length > 0 || told))
    return { text: texts.noMore, sources: [], suggestions: firstSuggestions };
  if (asked.slots.subject !== null) return answerOwnData(chat, asked.slots);
  return chat.warnings ? { text: '', sources: [], suggestions: [] } : sayUnknown(asked.question, today);
};

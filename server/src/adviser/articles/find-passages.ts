import { z } from 'zod';
import { choose } from '../../text/classifier/learn-choice.ts';
import { rememberLast } from '../../text/remember.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { wordsOfClass } from '../../text/word-classes.ts';
import { loadTable, once } from '../load-knowledge.ts';
import { type Article, loadArticles, type Section } from './article.ts';
import { createCoverage, isEveryday, isMedicine, isOfAnyDay, isThing } from './entities/coverage.ts';
import { findEntities, type NamedEntity } from './entities/find-entities.ts';
import { subjectWordsOf } from './language/subject-words.ts';
import { buildPassageIndex, type Hit } from './passage-index.ts';
import { type Candidate, judgeHit, signsOf } from './passage-signs.ts';

/**
 * A section of one of our articles that answers a question; `title` and what else is no section's are the article's.
 */
export interface Passage extends Section, Pick<Article, 'title' | 'slug' | 'allergies' | 'sources'> {
  /** How well it answers, by its words and by what it is about; more than 0. */
  readonly score: number;
  /** Portuguese sentences that belong under the text: whom to ask. */
  readonly needsProfessional: string | null;
}

const MOST_PASSAGES = 3;
const MOST_OF_ONE_ARTICLE = 2;
/** Of two texts that fit alike, the one about the person's own condition or medicine goes first. */
const OWN_TOPIC_FACTOR = 2;

const index = once(() => {
  const articles = loadArticles();
  const sections = articles.flatMap((article) => article.sections);
  const words = new Set(sections.flatMap(({ heading, text }) => wordsOf(`${heading} ${text}`)));
  return {
    ...buildPassageIndex(articles),
    ...createCoverage(sections),
    /** What a question asks about; a word that the articles have is no misspelt one. */
    entitiesOf: (question: string) => findEntities(question, (word) => words.has(word)),
  };
});

/** Entries of a person's profile to the letter. */
export interface OwnTopics {
  /** What the person has, uses or keeps to; or subjects of the articles. */
  readonly topics?: readonly string[];
  /** What the person is allergic to. */
  readonly allergies?: readonly string[];
}

const otherFields = wordsOfClass('other_subject');
/** Whether words say that it is not about health: 'receita de feijoada', 'preço do café'. */
const isOfOtherFields = (question: string): boolean => subjectWordsOf(question).some((word) => otherFields.has(word));

/** 'Açúcar' beside something else is often that in the blood. */
const withBloodSugar = (named: NamedEntity): NamedEntity =>
  named.keys.includes('açúcar') ? { ...named, keys: [...named.keys, 'glicose'] } : named;

/** 'O dia em que mais fumei', 'quantas tigelas comi', 'a glicose dela quanto deu' are asked of records alone. */
const ofRecords = [
  /\b(?:em que|o|qual) (?:dia|semana|mes) (?:em )?que\b|^em que (?:dia|semana|mes)\b/,
  /\bquant[oa]s? (?:\w+ ){0,4}(?:comi|bebi|tomei|fumei|dormi|andei|pesei|treinei|anotei)\b/,
  /\bquanto (?:foi|deu|estava|tava|ficou)\b/,
];
const asksForRecords = (question: string): boolean => {
  const words = wordsOf(question).join(' ');
  return ofRecords.some((each) => each.test(words));
};

/** So many of the sections that share most with a question are weighed against each other. */
const MOST_CANDIDATES = 15;

/** How much a section promises at first sight, by its words and by what it is about. */
const promiseOf = ({ hit, cover, judged }: Pick<Candidate, 'hit' | 'cover' | 'judged'>): number =>
  judged +
  hit.score +
  hit.mildScore +
  20 * (cover?.share ?? 0) +
  10 * hit.shares.heading +
  20 * hit.shares.listed +
  40 * (hit.likeness.nearest + hit.likeness.whole);

/** Names a medicine by no name of its own. */
const medicineWords = /\b(?:remedio|comprimido|medicamento|medicacao|caneta|injecao|bombinha|pomada|vacina|capsula)/;

/**
 * The sections that may answer a question, with the signs of it; `isKnown` of one of those that sections are found by.
 */
export const findCandidates = (
  question: string,
  isKnown = false,
): readonly { readonly candidate: Candidate; readonly signs: Readonly<Record<string, number>> }[] => {
  const named = index().entitiesOf(question).map(withBloodSugar);
  const namesMedicine = named.some(isMedicine) || medicineWords.test(wordsOf(question).join(' '));
  const candidates = index()
    .search(question, isKnown)
    .filter(({ section }) => namesMedicine || !index().isOfMedicine(section))
    .map((hit) => {
      const cover = index().coverOf(named, hit.section);
      return { hit, cover, judged: judgeHit(hit, named, cover) };
    })
    .filter(({ hit, cover }) => hit.score > 0 || cover !== null || hit.likeness.nearest > 0)
    .toSorted((one, other) => promiseOf(other) - promiseOf(one))
    .slice(0, MOST_CANDIDATES)
    .map(
      (found): Candidate => ({
        ...found,
        missing: index().missingOf(named, found.hit.section),
        asked: index().askedOf(named, found.hit.section),
      }),
    );
  const signs = signsOf(question, named, candidates);
  return candidates.map((candidate, at) => ({ candidate, signs: signs[at] ?? {} }));
};

/** What each sign adds, in the order of the table. */
const readWeights = once(() => loadTable('questions/passage-signs.csv', { sign: z.string(), adds: z.coerce.number() }));

interface Weighed extends Candidate {
  /** How likely it is the one that answers, from 0 to 1. */
  readonly likely: number;
}

/** A question is asked from several places, and again with each that follows it in its conversation. */
const QUESTIONS_REMEMBERED = 100;

/** The candidates, the likeliest first; all of them together may be unlikely. */
const weigh = rememberLast(QUESTIONS_REMEMBERED, (question: string): readonly Weighed[] => {
  const asked = index().entitiesOf(question);
  if (asksForRecords(question) || (asked.every(isEveryday) && isOfOtherFields(question))) return [];
  const weights = readWeights();
  const found = findCandidates(question);
  const likely = choose(
    found.map(({ signs }) => weights.map(({ sign }) => signs[sign] ?? 0)),
    weights.map(({ adds }) => adds),
  );
  return found
    .map(({ candidate }, at) => ({ ...candidate, likely: likely[at] ?? 0 }))
    .toSorted((one, other) => other.likely - one.likely);
});

/** From here on the likeliest section is told, more where a question names nothing that is plainly of health. */
const LEAST_LIKELY = 0.24;
const LEAST_OF_ANY_DAY = 0.32;
const LEAST_OF_NOTHING = 0.45;
/** Where a medicine is named and half of what is asked is not spoken of. */
const LEAST_OF_HALF = 0.5;
/** Many sections are about a name that stands alone, and share what is likely. */
const LEAST_OF_NAME = 0.18;
/** Others that are so likely go after it. */
const LEAST_OF_OTHERS = 0.05;

const isName = (question: string, [thing, ...others]: readonly NamedEntity[]): boolean =>
  thing !== undefined && others.length === 0 && wordsOf(question).join(' ') === wordsOf(thing.name).join(' ');

/**
 * Sections of our own articles that answer a question as people type it (Portuguese): best first, at most three, at
 * most two of one article, none where the question is about something else or no section is likely enough to answer it.
 * The person's own topics change the order, never what is relevant; an allergy only favours texts about allergies.
 */
export const findPassages = (question: string, { topics = [], allergies = [] }: OwnTopics = {}): readonly Passage[] => {
  const weighed = weigh(question);
  const things = index().entitiesOf(question).filter(isThing);
  const ofDay = things.length === 0 ? LEAST_OF_NOTHING : LEAST_OF_ANY_DAY;
  const leastOfThings = things.every(isOfAnyDay) ? ofDay : LEAST_LIKELY;
  // 'Losartana e sushi': a text on one of both says nothing of them together.
  const isHalf = things.some(isMedicine) && (weighed[0]?.missing ?? 0) >= 0.5;
  const leastOfAll = isHalf ? LEAST_OF_HALF : leastOfThings;
  const least = isName(question, things) ? LEAST_OF_NAME : leastOfAll;
  if ((weighed[0]?.likely ?? 0) < least) return [];
  const isOwn = ({ article }: Hit): boolean =>
    article.topics.some((topic) => topics.includes(topic)) ||
    article.allergies.some((allergy) => allergies.includes(allergy));
  const favour = ({ hit, likely }: Weighed): number => likely * (isOwn(hit) ? OWN_TOPIC_FACTOR : 1);
  return weighed
    .filter(({ likely }) => likely >= LEAST_OF_OTHERS)
    .toSorted((one, other) => favour(other) - favour(one))
    .filter(
      ({ hit }, place, all) =>
        all.slice(0, place).filter((other) => other.hit.article === hit.article).length < MOST_OF_ONE_ARTICLE,
    )
    .slice(0, MOST_PASSAGES)
    .map(({ hit: { article, section }, likely }) => {
      const { title, slug, allergies, sources, needsProfessional = null } = article;
      return { title, slug, allergies, sources, needsProfessional, ...section, score: likely };
    });
};

/** More are no choice that somebody reads. */
const MOST_OFFERED = 3;
/** A section that is so likely is worth to be offered where none is likely enough to be told. */
const LEAST_OFFERED = 0.05;

/** Headings of sections that may answer a question though none of them surely does, the likeliest first. */
export const findNear = (question: string): readonly string[] =>
  weigh(question)
    .filter(({ likely }) => likely >= LEAST_OFFERED)
    .slice(0, MOST_OFFERED)
    .map(({ hit }) => hit.section.heading);

/** What a question asks about, in words that stand inside a sentence ('losartana', 'tempo no alvo'). */
export interface QuestionSubjects {
  /** All that the question names. */
  readonly named: readonly string[];
  /** Of these, at most three that our articles speak of: asked alone, each has an answer. */
  readonly offered: readonly string[];
}

/**
 * What to say where no passage answers: what was understood, and what 'Você quer saber de … ou …?' may offer. Both
 * empty where the question names nothing that the tables know.
 */
export const findSubjects = (question: string): QuestionSubjects => {
  const named = index()
    .entitiesOf(question)
    .filter(isThing)
    .map(({ name }) => name);
  return {
    named,
    offered: named.filter((name) => findPassages(name).length > 0).slice(0, MOST_OFFERED),
  };
};

import { createJudge } from '../../../../text/classifier/judge.ts';
import { type Lesson, learn } from '../../../../text/classifier/learn.ts';
import { learnWeights } from '../../../../text/classifier/learn-weights.ts';
import { writeLearnt } from '../../../../text/classifier/learnt-file.ts';
import { expectedAnswers } from '../../../articles/evaluation/evaluate-passages.ts';
import { type ParsedQuestion, parseQuestion } from '../parsing/parse-question.ts';
import { SUBJECTS } from '../parsing/slots.ts';
import { SIGNS, type Sign, signsOf } from '../route/question-signs.ts';
import { createRouter, type Route, wordFeaturesOf } from '../route/route-question.ts';
import { type BankRow, loadBanks } from './ask-bank.ts';
import { BANK_TODAY } from './bank-person.ts';
import { loadTable } from './load-tables.ts';

/** A question that stands by itself, as it was read, and whether it asks for the asker's own records. */
export interface RouteExample {
  /** Whose questions are left out together where a route is judged. */
  readonly author: string;
  readonly question: string;
  readonly read: ParsedQuestion;
  readonly isOwn: boolean;
}

/** Null where it goes on from another, asks several things, or asks for records that Vida does not keep. */
const isOwnOf = ({ turn, category, expects }: BankRow): boolean | null => {
  if (turn !== 1 || category === 'several') return null;
  if (category === 'own_data' && expects !== 'figures') return null;
  return expects === 'figures' && category !== 'food';
};

const exampleOf = (author: string, question: string, isOwn: boolean): RouteExample => ({
  author,
  question,
  read: parseQuestion(question, BANK_TODAY),
  isOwn,
});

/** The questions of one bank that a route can be told of. */
export const examplesOf = (author: string, rows: readonly BankRow[]): readonly RouteExample[] =>
  rows.flatMap((row) => {
    const isOwn = isOwnOf(row);
    return isOwn === null ? [] : [exampleOf(author, row.question, isOwn)];
  });

/** Intents, as the table of plain questions writes them, that are about no records; about a value that is told. */
const ofOthers = /^(?:general|talk|app)/;
const undecided = /^(?:value|yes|no|more|why|which)/;

/**
 * What routes are learnt from: the authors of development, what the articles were tuned on, and plain short questions.
 */
export const loadRouteExamples = (): readonly RouteExample[] => [
  ...[...loadBanks('development')].flatMap(([author, rows]) => examplesOf(author, rows)),
  ...expectedAnswers
    .filter(({ isHeldOut }) => !isHeldOut)
    .map(({ question }) => exampleOf('articles', question, false)),
  ...loadTable('questions.csv').flatMap(({ questions: [question], understood: [intent = ''] }) =>
    question === undefined || undecided.test(intent) ? [] : [exampleOf('plain', question, !ofOthers.test(intent))],
  ),
];

/**
 * The class of a question whose subject no table knows: it teaches that it is about own records, and nothing of which.
 */
const OF_NO_SUBJECT = SUBJECTS.length;

const lessonOf = ({ read: { slots }, read, isOwn }: RouteExample): Lesson => ({
  features: wordFeaturesOf(read),
  says: isOwn ? (slots.subject ? SUBJECTS.indexOf(slots.subject) : OF_NO_SUBJECT) : null,
});

const learnWords = (examples: readonly RouteExample[]) => learn(examples.map(lessonOf), OF_NO_SUBJECT + 1);

/** The odds of each example's words by what the other authors taught. */
const oddsOfOthers = (examples: readonly RouteExample[]): readonly number[] => {
  const judges = new Map(
    [...new Set(examples.map(({ author }) => author))].map((author) => [
      author,
      createJudge(learnWords(examples.filter((each) => each.author !== author))),
    ]),
  );
  return examples.map(({ author, read }) => judges.get(author)?.(wordFeaturesOf(read)).odds ?? 0);
};

/** The words' odds are several times larger than any sign. */
const WORDS_SCALE = 4;

/** What each sign adds, the words' odds among them. */
const learnSigns = (examples: readonly RouteExample[]): ReadonlyMap<Sign | 'words', number> => {
  const words = oddsOfOthers(examples);
  const rows = examples.map(({ read }, at) => ({ words: (words[at] ?? 0) / WORDS_SCALE, ...signsOf(read) }));
  const signs = ['words', ...SIGNS] as const;
  const weights = learnWeights(
    rows.map((row) => signs.map((sign) => row[sign])),
    examples.map(({ isOwn }) => isOwn),
  );
  return new Map(signs.map((sign, at) => [sign, (weights[at] ?? 0) / (sign === 'words' ? WORDS_SCALE : 1)]));
};

/** A router that learnt from some examples: for judging it on others. */
export const learnRouter = (examples: readonly RouteExample[]): ((read: ParsedQuestion) => Route) =>
  createRouter(createJudge(learnWords(examples)), learnSigns(examples));

/** What is shipped: words as a learnt file, signs as a table. The same examples make the same files. */
export const learnRoutes = (): { readonly words: Buffer; readonly signs: string } => {
  const examples = loadRouteExamples();
  const signs = [...learnSigns(examples)].map(([sign, adds]) => `${sign},${adds.toFixed(3)}`);
  return { words: writeLearnt(learnWords(examples)), signs: `${['sign,adds', ...signs].join('\n')}\n` };
};

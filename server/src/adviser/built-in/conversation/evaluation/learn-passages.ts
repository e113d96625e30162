import { type Choice, choose, learnChoice } from '../../../../text/classifier/learn-choice.ts';
import { loadArticles } from '../../../articles/article.ts';
import { expectedAnswers, expectedHeadings } from '../../../articles/evaluation/evaluate-passages.ts';
import { loadAskedQuestions } from '../../../articles/evaluation/learn-asked-terms.ts';
import { findCandidates } from '../../../articles/find-passages.ts';
import { type BankRow, loadBanks } from './ask-bank.ts';
import { tellsExpected } from './judge-answer.ts';

/** A question with the sections that may answer it, and which of them do. */
export interface PassageExample {
  /** Whose questions are left out together where the choice is judged. */
  readonly author: string;
  readonly question: string;
  readonly choice: Choice;
}

/** Categories of the banks that texts answer, or are known not to. */
const ofTexts: readonly BankRow['category'][] = ['knowledge', 'food', 'medicine', 'off_topic'];
/**
 * A question of a bank says which section answers, one of the articles' only of which article; a heading is too
 * easy. What is about something else must find nothing.
 */
const WEIGHTS = { bank: 3, article: 2, asked: 0.3, heading: 0.3, other: 3 } as const;
/** Of the questions that each section is found by, so many are learnt from as if they were unknown. */
const ASKED_STEP = 3;

const choiceOf = (
  question: string,
  weight: number,
  isRight: (slug: string, heading: string, text: string) => boolean,
  isKnown = false,
): Choice => ({
  weight,
  options: findCandidates(question, isKnown).map(({ candidate: { hit }, signs }) => ({
    features: Object.values(signs),
    isRight: isRight(hit.article.slug, hit.section.heading, hit.section.text),
  })),
});

const ofBank = (author: string, { question, expects, answer }: BankRow): PassageExample => ({
  author,
  question,
  choice: choiceOf(
    question,
    expects === 'decline' ? WEIGHTS.other : WEIGHTS.bank,
    (_, heading, text) => expects === 'subject' && tellsExpected(`${heading}\n${text}`, answer),
  ),
});

const isOfTexts = ({ turn, category, expects }: BankRow): boolean =>
  turn === 1 && ofTexts.includes(category) && expects !== 'figures';

/**
 * What the choice of a section is learnt from: development, what the articles were tuned on, and their own headings.
 */
export const loadPassageExamples = (): readonly PassageExample[] => [
  ...[...loadBanks('development')].flatMap(([author, rows]) =>
    rows.filter(isOfTexts).map((row) => ofBank(author, row)),
  ),
  ...expectedAnswers
    .filter(({ isHeldOut }) => !isHeldOut)
    .map(({ question, slugs }) => ({
      author: 'articles',
      question,
      choice: choiceOf(question, slugs.length > 0 ? WEIGHTS.article : WEIGHTS.other, (slug) => slugs.includes(slug)),
      slugs,
    }))
    // Where the right article was not found at all, nothing tells that no section answers.
    .filter(({ choice, slugs }) => slugs.length === 0 || choice.options.some(({ isRight }) => isRight)),
  ...expectedHeadings.map(({ question, heading }) => ({
    author: 'sections',
    question,
    choice: choiceOf(question, heading === '' ? WEIGHTS.article : WEIGHTS.bank, (_, found) => found === heading),
  })),
  ...loadAskedQuestions().flatMap(({ heading, asked }) =>
    asked
      .filter((_, at) => at % ASKED_STEP === 1)
      .map((question) => ({
        author: 'asked',
        question,
        choice: choiceOf(question, WEIGHTS.asked, (_, found) => found === heading, true),
      })),
  ),
  ...loadArticles().flatMap(({ sections }) =>
    sections.map(({ heading }) => ({
      author: 'headings',
      question: heading,
      choice: choiceOf(heading, WEIGHTS.heading, (_, found) => found === heading),
    })),
  ),
];

/** How likely the likeliest option of an example is by what others taught, and whether it is right. */
export const judgeExample = (
  { choice }: PassageExample,
  weights: readonly number[],
): { readonly likely: number; readonly isRight: boolean } => {
  const likely = choose(
    choice.options.map(({ features }) => features),
    weights,
  );
  const best = likely.indexOf(Math.max(...likely));
  return { likely: likely[best] ?? 0, isRight: choice.options[best]?.isRight ?? false };
};

/** What each sign adds to the odds that a section answers. */
export const learnPassageWeights = (examples: readonly PassageExample[]): readonly number[] =>
  learnChoice(examples.map(({ choice }) => choice));

/** Every sign in its order. */
const signNames = (): readonly string[] => Object.keys(findCandidates('o que é pressão alta?')[0]?.signs ?? {});

/** The table that is shipped, of what `loadPassageExamples` gives. The same examples make the same one. */
export const learnPassages = (examples: readonly PassageExample[]): string => {
  const weights = learnPassageWeights(examples);
  const rows = signNames().map((name, at) => `${name},${(weights[at] ?? 0).toFixed(3)}`);
  return `${['sign,adds', ...rows].join('\n')}\n`;
};

import { routeQuestion } from '../route/route-question.ts';
import { loadBanks } from './ask-bank.ts';
import { examplesOf, learnRouter, loadRouteExamples, type RouteExample } from './learn-routes.ts';

/** From here on a question is taken for one about own records. */
const OWN_FROM = 0.5;

/** How often a question is taken for one about own records where it is not, and the other way. */
export interface JudgedRoutes {
  readonly questions: number;
  /** Shares from 0 to 1 of all questions. */
  readonly takenForOwn: number;
  readonly ownMissed: number;
}

type Judged = readonly (readonly [example: RouteExample, ownRecords: number])[];

const count = (judged: Judged): JudgedRoutes => {
  const shareOf = (isWrong: (isOwn: boolean, isTaken: boolean) => boolean): number =>
    judged.filter(([{ isOwn }, ownRecords]) => isWrong(isOwn, ownRecords >= OWN_FROM)).length / judged.length;
  return {
    questions: judged.length,
    takenForOwn: shareOf((isOwn, isTaken) => isTaken && !isOwn),
    ownMissed: shareOf((isOwn, isTaken) => isOwn && !isTaken),
  };
};

/** Each author of development by what the others taught. */
export const judgeLeftOut = (): JudgedRoutes => {
  const examples = loadRouteExamples();
  return count(
    [...new Set(examples.map(({ author }) => author))].flatMap((author): Judged => {
      const route = learnRouter(examples.filter((each) => each.author !== author));
      return examples
        .filter((each) => each.author === author)
        .map((example) => [example, route(example.read).ownRecords]);
    }),
  );
};

/** Authors that were never learnt from, by what is shipped. */
export const judgeNeverLearnt = (): JudgedRoutes =>
  count(
    [...loadBanks('testing')]
      .flatMap(([author, rows]) => examplesOf(author, rows))
      .map((example) => [example, routeQuestion(example.read).ownRecords]),
  );

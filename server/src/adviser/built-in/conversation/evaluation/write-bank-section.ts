import { type AskedRow, askBank, CATEGORIES, loadBanks } from './ask-bank.ts';
import { type JudgedRoutes, judgeLeftOut, judgeNeverLearnt } from './judge-routes.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const share = (rows: readonly AskedRow[], verdict: AskedRow['verdict']): number =>
  rows.length === 0 ? 0 : rows.filter((row) => row.verdict === verdict).length / rows.length;

const verdicts = ['right', 'declined', 'wrong'] as const;
const line = (name: string, rows: readonly AskedRow[]): string =>
  `| ${[name, rows.length, ...verdicts.map((verdict) => percent(share(rows, verdict)))].join(' | ')} |`;

const byAuthor = (rows: readonly AskedRow[]): readonly string[] => [
  '| author | number | right | declined honestly | something else |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...[...Map.groupBy(rows, ({ bank }) => bank)].map(([bank, ofBank]) => line(bank, ofBank)),
];

/** Every answer to the banks of one use. */
export const askBanks = async (use: 'development' | 'testing'): Promise<readonly AskedRow[]> => {
  const asked = await Promise.all([...loadBanks(use)].map(([bank, rows]) => askBank(bank, rows)));
  return asked.flat();
};

const table = (rows: readonly AskedRow[]): readonly string[] => [
  '| questions | number | right | declined honestly | something else |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...CATEGORIES.map((category) =>
    line(
      category,
      rows.filter((row) => row.category === category),
    ),
  ),
  line('all', rows),
];

const routeLine = (name: string, { questions, takenForOwn, ownMissed }: JudgedRoutes): string =>
  `| ${[name, questions, percent(takenForOwn), percent(ownMissed)].join(' | ')} |`;

/** The part of docs/EVALUATION.md on the question banks. */
export const writeBankSection = async (): Promise<string> => {
  const [testing, development] = [await askBanks('testing'), await askBanks('development')];
  const authors = (rows: readonly AskedRow[]): number => new Set(rows.map(({ bank }) => bank)).size;
  return [
    '### Questions to the chat, with their right answers',
    '',
    'Each bank was written by one author who did not write the ' +
      'code, about one sample person whose records they were given',
    '(`evaluation/bank-person.ts`); figures were computed by the ' +
      'authors. Right: every figure, or every word that a text on the',
    'subject needs, is in the answer. Declined honestly: the answer ' +
      'says that it does not know, asks back, or names the condition that',
    'it could not use. Answers are those of the whole product without a model, emergencies and refusals included.',
    '',
    `**Never learnt from**: ${authors(testing)} authors. Nobody who ` +
      'writes the code reads their questions, and no threshold is chosen by',
    'their shares. A question without a period is right with any ' +
      'period that the answer names; of a card, the steps count too.',
    '',
    ...table(testing),
    '',
    ...byAuthor(testing),
    '',
    `Read while the code was written: ${authors(development)} authors.`,
    '',
    ...table(development),
    '',
    "Whether a question asks for the person's own records is learnt " +
      '(`conversation/route`), here without emergencies, small talk and',
    'tables that are looked at before it:',
    '',
    '| questions | number | taken for one about own records, and is not | about own records, and not taken |',
    '| --- | ---: | ---: | ---: |',
    routeLine('never learnt from', judgeNeverLearnt()),
    routeLine('of development, each author by what the others taught', judgeLeftOut()),
    '',
  ].join('\n');
};

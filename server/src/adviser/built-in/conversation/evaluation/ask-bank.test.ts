import { expect, test } from 'vitest';
import { rounds } from '../../../../testing/rounds.ts';
import { askBank, type BankRow, loadBanks } from './ask-bank.ts';
import { tellsExpected } from './judge-answer.ts';

/** Of the authors of development every third asks everything, in `npm run test:long` all do. */
const AUTHOR_STEP = rounds(3, 1);

/** A bank as it is asked: of the other authors only what is about something else, of which nobody has much. */
const asAsked = (rows: readonly BankRow[], at: number): readonly BankRow[] =>
  at % AUTHOR_STEP === 0 ? rows : rows.filter(({ category, turn }) => category === 'off_topic' && turn === 1);

/** What the questions of development reach at least; those of testing are only reported (`npm run eval`). */
const FLOORS = { figuresRight: 0.75, figuresElse: 0.15, offTopicRight: 0.95 } as const;

const share = <Row>(rows: readonly Row[], is: (row: Row) => boolean): number => rows.filter(is).length / rows.length;

test('answers what others asked, or says honestly that it does not', async () => {
  const banks = [...loadBanks('development')];
  const asked = (await Promise.all(banks.map(([bank, rows], at) => askBank(bank, asAsked(rows, at))))).flat();
  const figures = asked.filter(({ expects, category }) => expects === 'figures' && category !== 'food');
  expect(figures.length).toBeGreaterThan(500);
  expect(share(figures, ({ verdict }) => verdict === 'right')).toBeGreaterThan(FLOORS.figuresRight);
  expect(share(figures, ({ verdict }) => verdict === 'wrong')).toBeLessThan(FLOORS.figuresElse);
  const offTopic = asked.filter(({ category }) => category === 'off_topic');
  expect(share(offTopic, ({ verdict }) => verdict === 'right')).toBeGreaterThan(FLOORS.offTopicRight);
}, 120_000);

test.each([
  ['Sua glicose média foi de 137 mg/dL em novembro.', '137.0448', true],
  ['Sua glicose média foi de 138 mg/dL em novembro.', '137.0448', false],
  ['O plano soma 1.450 kcal.', '1450', true],
  ['Foi 206 mg/dL, em 03/10 às 13:45.', '206 ; 2026-10-03', true],
  ['Foi 206 mg/dL, em 03/11 às 13:45.', '206 ; 2026-10-03', false],
  ['Foi uma vez só.', '1', true],
  ['Não encontrei registro.', '0|nenhum|não', true],
  ['A losartana é para a pressão.', 'losartan ; press|hipertens', true],
  ['O enalapril é para a pressão.', 'losartan ; press|hipertens', false],
])('%s tells %s: %s', (text, expected, told) => {
  expect(tellsExpected(text, expected)).toBe(told);
});

import { readdirSync, readFileSync } from 'node:fs';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { ChatAnswer, ChatTurn, Outcome } from '../../../conversation.ts';
import { guardConversation } from '../../../guarded-conversation.ts';
import { NOW } from '../../../testing/sample-person.ts';
import { createBuiltInConversation } from '../built-in-conversation.ts';
import { answerOf } from '../testing/sample-chat.ts';
import { bankPerson } from './bank-person.ts';
import { tellsExpected } from './judge-answer.ts';

export const CATEGORIES = [
  'own_data',
  'follow_up',
  'misspelt',
  'several',
  'knowledge',
  'medicine',
  'food',
  'app',
  'off_topic',
] as const;

const rowSchema = z.object({
  /** Rows of one thread stand one after the other; empty for a single question. */
  thread: z.string(),
  turn: z.coerce.number(),
  category: z.enum(CATEGORIES),
  question: z.string().min(1),
  /** Figures that must be told; a subject that must be spoken of; or that nothing may be. */
  expects: z.enum(['figures', 'subject', 'decline']),
  answer: z.string(),
});
export type BankRow = z.infer<typeof rowSchema>;

/** A question of a bank with what became of it. */
export interface AskedRow extends BankRow {
  readonly bank: string;
  readonly said: string;
  /** Right as the author computed it; declined honestly; or answered with something else. */
  readonly verdict: 'right' | 'declined' | 'wrong';
}

const folder = (use: 'development' | 'testing') => new URL(`banks/${use}/`, import.meta.url);

/** Every bank of one use by its file's name: each author is wholly in or wholly out of development. */
export const loadBanks = (use: 'development' | 'testing'): ReadonlyMap<string, readonly BankRow[]> =>
  new Map(
    readdirSync(folder(use))
      .filter((name) => name.endsWith('.csv'))
      .sort()
      .map((name) => [
        name.replace('.csv', ''),
        z.array(rowSchema).parse(parse(readFileSync(new URL(name, folder(use))), { columns: true })),
      ]),
  );

const declining: readonly (Outcome | undefined)[] = ['unknown', 'refused', 'asked_back', 'partial'];

const judge = ({ expects, answer }: BankRow, { text, outcome, emergency }: ChatAnswer): AskedRow['verdict'] => {
  const isDeclined = declining.includes(outcome);
  if (expects === 'decline') return isDeclined ? 'right' : 'wrong';
  // The steps of the card above an answer speak of its subject too; their numbers are no figures of a record.
  const seen = expects === 'subject' ? [...(emergency?.steps ?? []), text].join('\n') : text;
  if (tellsExpected(seen, answer) && outcome !== 'unknown') return 'right';
  return isDeclined ? 'declined' : 'wrong';
};

/** Asks every question of a bank about its sample person, threads turn by turn, as the product answers. */
export const askBank = async (bank: string, rows: readonly BankRow[]): Promise<readonly AskedRow[]> => {
  const conversation = guardConversation(createBuiltInConversation(), () => undefined);
  const asked: AskedRow[] = [];
  let turns: ChatTurn[] = [];
  for (const row of rows) {
    if (row.thread === '' || row.turn === 1) turns = [];
    const answer = await answerOf(conversation, row.question, turns, { data: bankPerson });
    const at = new Date(NOW.getTime() - MINUTE_MS * (10 - row.turn));
    turns = [...turns, { message: row.question, response: answer.text, at, emergency: answer.emergency }];
    asked.push({ ...row, bank, said: answer.text, verdict: judge(row, answer) });
  }
  return asked;
};

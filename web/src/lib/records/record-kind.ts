import type { RecordWords } from './record-messages.ts';

interface Mutation<Input, Reply> {
  readonly mutateAsync: (input: Input) => Promise<Reply>;
  readonly isPending: boolean;
}

/**
 * A kind of record that people add, change and delete: the hooks that write it, how a stored one is sent again, and
 * what is said about it. Whole lists and forms follow from it (`RecordTable`, `useRecordForm`).
 */
export interface RecordKind<Stored, New, Change> {
  readonly useAdd: () => Mutation<{ body: New }, unknown>;
  readonly useChange: () => Mutation<{ params: { id: string }; body: Change & { etag: string } }, { etag: string }>;
  readonly useRemove: () => Mutation<{ params: { id: string } }, Stored>;
  /** What takes a deletion or a change back. */
  readonly toSentAgain: (stored: Stored) => New & Change;
  readonly words: RecordWords;
}

/** A kind whose records are only added and deleted. */
export type RemovableKind<Stored, New> = Pick<RecordKind<Stored, New, unknown>, 'useAdd' | 'useRemove' | 'words'> & {
  readonly toSentAgain: (stored: Stored) => New;
};

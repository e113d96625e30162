/** Why something is easy to guess. */
export type GuessableKind = 'common' | 'personal' | 'repeat' | 'sequence' | 'number' | 'word';

/** A part of a password, from `from` to before `to`, and the power of ten of the guesses it takes. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly kind: GuessableKind | 'random';
}

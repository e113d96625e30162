/** A reply that is made bit by bit: the bits as they come, the whole at the end. */
export type Pieces = Pick<AsyncGenerator<unknown, unknown>, 'next'>;

/** A reply that was made before. */
export const withoutPieces = (reply: unknown): Pieces => ({
  next: async () => ({ done: true, value: reply }),
});

/** The whole, for a caller who wants nothing else. */
export const drain = async (pieces: Pieces): Promise<unknown> => {
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return value;
  }
};

export interface PieceEvents {
  readonly parsePiece: (piece: unknown) => unknown;
  /** The last event, made of the whole reply. */
  readonly toEnd: (reply: unknown) => unknown;
}

/**
 * The events of a streamed reply. The first bit is waited for before anything is sent, so that a refusal is still an
 * ordinary error.
 */
export const startEvents = async (
  pieces: Pieces,
  { parsePiece, toEnd }: PieceEvents,
): Promise<AsyncGenerator<unknown>> => {
  let step = await pieces.next();
  return (async function* () {
    while (!step.done) {
      yield { piece: parsePiece(step.value) };
      step = await pieces.next();
    }
    yield toEnd(step.value);
  })();
};

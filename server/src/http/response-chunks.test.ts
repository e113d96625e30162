import { describe, expect, it } from 'vitest';
import { collectChunks, startEvents, withoutChunks } from './response-chunks.ts';

async function* count(made: string[]): AsyncGenerator<number, string> {
  for (const number of [1, 2, 3]) {
    made.push(String(number));
    yield number;
  }
  made.push('end');
  return 'whole';
}

async function* refuse(): AsyncGenerator<number, string> {
  yield* [];
  throw new Error('refused');
}

const all = async (events: AsyncIterable<unknown>): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const event of events) found.push(event);
  return found;
};

const asEvents = { parseChunk: Number, toEnd: (reply: unknown) => ({ reply }) };

describe('startEvents', () => {
  it('answers every bit and the whole at the end', async () => {
    const events = await all(await startEvents(count([]), asEvents));
    expect(events).toEqual([{ chunk: 1 }, { chunk: 2 }, { chunk: 3 }, { reply: 'whole' }]);
  });

  it('rejects before the first event when the reply is refused', async () => {
    await expect(startEvents(refuse(), asEvents)).rejects.toThrow('refused');
  });

  it('leaves the rest to be made when the reader leaves', async () => {
    const made: string[] = [];
    const chunks = count(made);
    for await (const event of await startEvents(chunks, asEvents)) {
      expect(event).toEqual({ chunk: 1 });
      break;
    }
    await collectChunks(chunks);
    expect(made).toEqual(['1', '2', '3', 'end']);
  });

  it('answers a reply that was made before at once', async () => {
    const events = await all(await startEvents(withoutChunks('kept'), asEvents));
    expect(events).toEqual([{ reply: 'kept' }]);
  });
});

describe('collectChunks', () => {
  it('answers the whole', async () => {
    expect(await collectChunks(count([]))).toBe('whole');
  });
});

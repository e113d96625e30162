import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { ChatChunk, ChatMessage, ChatModel } from '@vida/contract/chat/chat-schemas.ts';
import {
  CHAT_TURNS,
  type ChatAdviser,
  type ChatAnswer,
  type ChatQuestion,
  type OwnData,
} from '../../adviser/conversation.ts';
import { readOnce } from '../../adviser/read-once.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { createExclusive, createFairTurns } from '../../turns/fair-turns.ts';
import { chatMessages as messages } from './chat-messages.ts';
import { type ChatRow, createChatRepository } from './chat-repository.ts';

const MAX_STORED = 2000;

/** Answers that are thought about at one time; the others wait, and so does nobody's connection. */
const THINKING_AT_ONCE = 4;
const MOST_WAITING = 500;
const PATIENCE_MS = 30_000;
/** Whoever thinks for longer waits for a model, and gives the turn back. */
const LONGEST_TURN_MS = 400;

/** Who asks, and how they read numbers and days. */
export interface Asker {
  readonly userId: string;
  readonly timeZone: string;
  readonly glucoseUnit: GlucoseUnit;
}

export interface ChatDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly adviser: ChatAdviser;
  /** The asker's own data; other features'. */
  readonly dataOf: (asker: Asker) => OwnData;
  /** Whether a model answers beside the rules, and whether the person lets it. */
  readonly readModel: (userId: string) => Promise<ChatModel>;
}

export interface Asking extends Pick<ChatQuestion, 'explain'> {
  readonly message: string;
  readonly signal: AbortSignal;
  readonly write: (work: (tx: Transaction) => Promise<ChatMessage>) => Promise<ChatMessage>;
}

const toMessage = ({ userId: _, createdAt, sources, suggestions, ...row }: ChatRow): ChatMessage => ({
  ...row,
  sources: [...sources],
  suggestions: [...suggestions],
  createdAt: createdAt.toISOString(),
});

/** The conversation of one person with the adviser. */
export const createChatService = ({ db, clock, adviser, dataOf, readModel }: ChatDeps) => {
  const beginAnswer = createExclusive(() => conflict('answer_pending', messages.pending));
  const turns = createFairTurns<string>({
    atOnce: THINKING_AT_ONCE,
    mostWaiting: MOST_WAITING,
    patienceMs: PATIENCE_MS,
  });

  const store = async (userId: string, tx: Transaction, message: string, answer: ChatAnswer) => {
    const { text, outcome: _, ...rest } = answer;
    const chat = createChatRepository(tx);
    const row = await chat.insert(userId, { message, response: text, ...rest, createdAt: clock() });
    await chat.prune(userId, MAX_STORED);
    return toMessage(row);
  };

  const readTurns = async (userId: string) =>
    (await createChatRepository(db).list(userId, CHAT_TURNS))
      .toReversed()
      .map(({ message, response, createdAt, emergency }) => ({
        message,
        response,
        at: createdAt,
        emergency,
      }));

  return {
    /** Newest first. */
    list: async (userId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
      const rows = await createChatRepository(db).list(userId, limit + 1, cursor);
      const shown = rows.slice(0, limit);
      return {
        items: shown.map(toMessage),
        nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    /**
     * Answers bit by bit and stores the exchange at its end, also when the asker left meanwhile: what was said
     * until then is marked as incomplete. One at a time for each person in this process: 409 otherwise.
     */
    async *converse(asker: Asker, { message, signal, write, explain }: Asking): AsyncGenerator<ChatChunk, ChatMessage> {
      const { userId } = asker;
      const endAnswer = beginAnswer(userId);
      let leave = (): void => undefined;
      try {
        yield { type: 'thinking' };
        leave = await turns.take(userId);
        setTimeout(leave, LONGEST_TURN_MS).unref();
        const answer = yield* adviser.answer({
          ...asker,
          message,
          turns: await readTurns(userId),
          data: readOnce(dataOf(asker)),
          now: clock(),
          signal,
          explain,
        });
        return await write((tx) => store(userId, tx, message, answer));
      } finally {
        leave();
        endAnswer();
      }
    },

    remove: async (userId: string, tx: Transaction, id: string): Promise<{ id: string }> => {
      if (!(await createChatRepository(tx).remove(userId, id))) throw notFound(messages.notFound);
      return { id };
    },

    removeAll: async (userId: string, tx: Transaction): Promise<{ deleted: number }> => ({
      deleted: await createChatRepository(tx).removeAll(userId),
    }),

    readModel,
  };
};

export type ChatService = ReturnType<typeof createChatService>;

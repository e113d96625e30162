import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import type { ChatChunk, ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { createSubmitKeys } from '../../../lib/idempotency-key.ts';
import { session } from '../../../lib/session.ts';
import { streamApi } from '../../../lib/stream-api.ts';
import { vidaSays } from '../../../lib/vida-says.ts';
import { createStore } from '../../../ui/create-store.ts';
import { conversationMessages as messages } from './conversation-messages.ts';

/** A message on its way, or one that did not get its whole answer. */
export interface Pending {
  readonly message: string;
  /** The newest exchange of that moment; null: there was none; undefined: the list was not there. */
  readonly after: string | null | undefined;
  /** What was answered so far. */
  readonly said: string;
  readonly status: 'sending' | 'failed' | 'stopped';
}

export interface ConversationState {
  /** What stands in the box and was not sent. */
  readonly draft: string;
  readonly pending: Pending | null;
  /** What a screen reader hears, once each. */
  readonly news: string;
  /** Emergency notices that the person closed (false) or opened again (true), by exchange. */
  readonly notices: ReadonlyMap<string, boolean>;
}

interface Sending {
  readonly after: Pending['after'];
  /** Puts the whole answer where it is shown. */
  readonly onAnswered: (exchange: ChatMessage) => Promise<unknown>;
  readonly onFailed: (error: unknown) => void;
}

const EMPTY: ConversationState = { draft: '', pending: null, news: '', notices: new Map() };

/**
 * The part of a conversation that the server does not have: draft, message on its way, closed notices. Outside the
 * components, so that the dashboard's panel and the page show the same one and leaving either interrupts nothing. In
 * memory only: one person, one tab.
 */
const createConversation = () => {
  const state = createStore(EMPTY);
  let keys = createSubmitKeys();
  let running: AbortController | null = null;
  let speakAgain = (): void => {};

  const update = (changes: Partial<ConversationState>): void => state.set({ ...state.get(), ...changes });
  const updatePending = (change: (pending: Pending) => Partial<Pending>): void => {
    const { pending } = state.get();
    if (pending) update({ pending: { ...pending, ...change(pending) } });
  };
  const hear = (chunk: ChatChunk): void => {
    if (chunk.type === 'text') updatePending(({ said }) => ({ said: said + chunk.text }));
    if (chunk.type === 'restart') updatePending(() => ({ said: '' }));
  };
  /** The answer is there: the box is emptied, unless something else was written in it. */
  const finish = (message: string, news: string): void => {
    keys.finish();
    update({ pending: null, news, draft: state.get().draft.trim() === message ? '' : state.get().draft });
  };
  const hush = (): void => {
    speakAgain();
    speakAgain = vidaSays.hush();
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    write: (draft: string): void => update({ draft }),

    /** Sends a message, trimmed; nothing happens while one is on its way or when it is empty (spec section 7). */
    send: async (text: string, { after, onAnswered, onFailed }: Sending): Promise<void> => {
      const message = text.trim();
      if (message === '' || running) return;
      const own = new AbortController();
      running = own;
      update({ pending: { message, after, said: '', status: 'sending' }, news: messages.typing });
      try {
        const input = { body: { message } };
        const options = { signal: own.signal, idempotencyKey: keys.keyFor(message) };
        const hearOwn = (chunk: ChatChunk) => running === own && hear(chunk);
        const exchange = await streamApi(sendChatMessage, hearOwn, input, options);
        if (running !== own) return;
        await onAnswered(exchange);
        if (running !== own) return;
        running = null;
        if (exchange.emergency) hush();
        finish(message, messages.answered(exchange.response));
      } catch (error) {
        if (running !== own) return;
        running = null;
        updatePending(() => ({ status: 'failed', said: '' }));
        update({ news: '' });
        onFailed(error);
      }
    },

    /** Leaves: the server keeps what was said until then. */
    stop: (): void => {
      running?.abort();
      running = null;
      keys.finish();
      updatePending(() => ({ status: 'stopped' }));
      update({ news: messages.interrupted });
    },

    /** A list came that ends with the exchange of the pending message: it was stored after all. */
    noteStored: ({ id, message }: ChatMessage): void => {
      const { pending, news } = state.get();
      if (!pending || pending.status === 'sending' || pending.message !== message) return;
      if (pending.after !== undefined && pending.after !== id) finish(message, news);
    },

    dropPending: (): void => update({ pending: null }),

    showNotice: (id: string, isOpen: boolean): void => {
      if (!isOpen) speakAgain();
      update({ notices: new Map([...state.get().notices, [id, isOpen]]) });
    },

    /** The session is over: what was on its way stays as not sent. */
    interrupt: (): void => {
      running?.abort();
      if (running) updatePending(() => ({ status: 'failed', said: '' }));
      running = null;
    },

    /** Forgets everything: another person. */
    reset: (): void => {
      running?.abort();
      running = null;
      keys = createSubmitKeys();
      speakAgain();
      update(EMPTY);
    },
  };
};

export const conversation = createConversation();

/** Whether an emergency's notice stands open: a day long, or as the person left it. */
export const isNoticeOpen = (
  { id, emergency, createdAt }: ChatMessage,
  notices: ReadonlyMap<string, boolean>,
  now: Date,
): boolean => emergency !== null && (notices.get(id) ?? now.getTime() - new Date(createdAt).getTime() < DAY_MS);

// Who comes back after a session that ended finds the draft; anybody else begins with nothing.
let personId = session.get()?.user.id;
session.subscribe(() => {
  const nextId = session.get()?.user.id;
  if (nextId === undefined) return conversation.interrupt();
  if (nextId === personId) return;
  personId = nextId;
  conversation.reset();
});

import { on } from 'node:events';
import type { AdviceOutcome } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatChunk, HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { Explain } from '../../config/explain.ts';
import { createThread, ThreadCrashError } from '../../threads/thread.ts';
import type { ChatAnswer, ChatQuestion } from '../conversation.ts';
import type { AdviceRequest, FoundHelp, FromThread, ToThread } from './advice-messages.ts';

/** Who asked something asks again soon. */
const REST_MS = 60_000;
/** Tables and articles are read in one go, and stay. */
const YOUNG_MIB = 48;

/**
 * The adviser that reads Portuguese, in a thread of its own: what it knows is a hundred megabytes, and what it reads
 * takes tens of milliseconds in which the server answers others. One for the whole process.
 */
const thread = createThread<AdviceRequest, unknown>(new URL('./advice-worker.ts', import.meta.url), {
  restMs: REST_MS,
  youngMiB: YOUNG_MIB,
});

/** `findHelp` of find-help.ts. */
export const findHelpInThread = async (text: string, explain?: Explain): Promise<HelpOffer | null> => {
  const found = await thread.ask({ kind: 'find_help', text, isExplained: explain !== undefined });
  const { help, explained } = found as FoundHelp;
  for (const why of explained) explain?.(...why);
  return help;
};

/** `tellsDose` of guardrails/speech. */
export const tellsDoseInThread = async (text: string): Promise<boolean> =>
  (await thread.ask({ kind: 'tells_dose', text })) as boolean;

/** Loads what the first answer would wait for. */
export const warmUpThread = async (): Promise<void> => {
  await thread.ask({ kind: 'warm_up' });
};

/**
 * The guarded conversation of the rules. The asker's data are read here, and what came of the question is counted here.
 * Rejects as a read of theirs did, and with `ThreadCrashError` when the thread died twice, or after its first word.
 */
export async function* answerInThread(
  question: ChatQuestion,
  tally: (outcome: AdviceOutcome) => void,
  mayRepeat = true,
): AsyncGenerator<ChatChunk, ChatAnswer> {
  const { data, signal, explain, ...asked } = question;
  const port = thread.open({ kind: 'answer', question: asked, isExplained: explain !== undefined });
  const tell = (message: ToThread): void => port.postMessage(message);
  const leave = (): void => tell({ kind: 'gone' });
  signal.addEventListener('abort', leave, { once: true });
  let readError: unknown;
  const read = async ({ id, name, args }: Extract<FromThread, { kind: 'read' }>): Promise<void> => {
    try {
      const reader = data[name] as (...given: readonly unknown[]) => Promise<unknown>;
      tell({ kind: 'data', id, data: await reader(...args) });
    } catch (error) {
      readError = error;
      tell({ kind: 'unread', id });
    }
  };
  let hasSpoken = false;
  try {
    for await (const [message] of on(port, 'message', { close: ['close'] }) as AsyncIterable<[FromThread]>) {
      if (message.kind === 'answer') return message.answer;
      if (message.kind === 'failed') throw readError ?? message.error;
      if (message.kind === 'outcome') tally(message.outcome);
      if (message.kind === 'explained') explain?.(...message.explained);
      if (message.kind === 'read') void read(message);
      if (message.kind !== 'chunk') continue;
      hasSpoken = true;
      yield message.chunk;
    }
  } finally {
    signal.removeEventListener('abort', leave);
    port.close();
  }
  await thread.close();
  if (hasSpoken || !mayRepeat) throw new ThreadCrashError('The thread failed');
  return yield* answerInThread(question, tally, false);
}

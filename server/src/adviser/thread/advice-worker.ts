import type { MessagePort } from 'node:worker_threads';
import type { Explain } from '../../config/explain.ts';
import { serveThread } from '../../threads/serve-thread.ts';
import type { OwnData } from '../conversation.ts';
import {
  type AdviceRequest,
  type FoundHelp,
  type FromThread,
  OWN_DATA,
  type SentQuestion,
  type ToThread,
} from './advice-messages.ts';

/** The asker's data, each read by the server at the other end of the port. */
const dataOver = (port: MessagePort, gone: AbortController): OwnData => {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  port.on('message', (message: ToThread) => {
    if (message.kind === 'gone') return gone.abort();
    const read = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'data') read?.resolve(message.data);
    else read?.reject(new Error('the data could not be read'));
  });
  let count = 0;
  const reader =
    (name: keyof OwnData) =>
    (...args: readonly unknown[]): Promise<unknown> => {
      const read = Promise.withResolvers<unknown>();
      count += 1;
      waiting.set(count, read);
      port.postMessage({ kind: 'read', id: count, name, args } satisfies FromThread);
      return read.promise;
    };
  return Object.fromEntries(OWN_DATA.map((name) => [name, reader(name)])) as unknown as OwnData;
};

const answer = async (question: SentQuestion, isExplained: boolean, port: MessagePort): Promise<void> => {
  const [{ createBuiltInConversation }, { guardConversation }] = await Promise.all([
    import('../built-in/conversation/built-in-conversation.ts'),
    import('../guarded-conversation.ts'),
  ]);
  const tell = (message: FromThread): void => port.postMessage(message);
  const gone = new AbortController();
  const explain: Explain = (...explained) => tell({ kind: 'explained', explained });
  const builtIn = createBuiltInConversation();
  const conversation = guardConversation(
    {
      answer: (asked) => {
        tell({ kind: 'outcome', outcome: 'rules' });
        return builtIn.answer(asked);
      },
    },
    (outcome) => tell({ kind: 'outcome', outcome }),
  );
  try {
    const chunks = conversation.answer({
      ...question,
      data: dataOver(port, gone),
      signal: gone.signal,
      explain: isExplained ? explain : undefined,
    });
    for (let next = await chunks.next(); ; next = await chunks.next()) {
      if (next.done) return tell({ kind: 'answer', answer: next.value });
      tell({ kind: 'chunk', chunk: next.value });
    }
  } catch (error) {
    tell({ kind: 'failed', error });
  }
};

const findHelpIn = async (text: string, isExplained: boolean): Promise<FoundHelp> => {
  const { findHelp } = await import('../find-help.ts');
  const explained: Parameters<Explain>[] = [];
  const explain: Explain = (...why) => explained.push(why);
  return { help: findHelp(text, isExplained ? explain : undefined), explained };
};

serveThread<AdviceRequest>(async (request, port) => {
  if (request.kind === 'answer') return answer(request.question, request.isExplained, port);
  if (request.kind === 'warm_up') {
    await (await import('../warm-up.ts')).warmUpAdviser();
    return port.postMessage(null);
  }
  if (request.kind === 'find_help') return port.postMessage(await findHelpIn(request.text, request.isExplained));
  return port.postMessage((await import('../guardrails/speech/tells-dose.ts')).tellsDose(request.text));
});

import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

/** The thread ended before it answered. */
export class ThreadCrashError extends Error {}

export interface ThreadOptions {
  /** So long after its last answer the thread ends, and all that it had loaded goes with it. */
  readonly restMs: number;
  /**
   * Room for what is made and dropped at once, MiB: what is loaded in one go would fill a small one again and again.
   */
  readonly youngMiB?: number;
}

/** What a thread is sent: a request, and where it answers. */
export interface ThreadRequest<Request> {
  readonly request: Request;
  readonly port: MessagePort;
}

export interface Thread<Request, Reply> {
  /** Sends a request; what is said about it goes through the port, which closes early where the thread ends. */
  readonly open: (request: Request) => MessagePort;
  /** The first message of an answer. Rejects with `ThreadCrashError` when the thread died twice over it. */
  readonly ask: (request: Request) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

/**
 * A thread beside the server for work that takes long or knows much: started by the first request, started anew after a
 * crash or a rest, and never what keeps the process alive once nothing waits for it.
 */
export const createThread = <Request, Reply>(url: URL, { restMs, youngMiB }: ThreadOptions): Thread<Request, Reply> => {
  let running: Worker | null = null;
  let openPorts = 0;
  let rest: NodeJS.Timeout | undefined;
  let lastError: unknown;

  const start = (): Worker => {
    const resourceLimits = youngMiB === undefined ? {} : { maxYoungGenerationSizeMb: youngMiB };
    const worker = new Worker(url, { execArgv: [], resourceLimits });
    worker.on('error', (error) => {
      lastError = error;
    });
    worker.once('exit', () => {
      if (running === worker) running = null;
    });
    return worker;
  };

  const close = async (): Promise<void> => {
    clearTimeout(rest);
    const worker = running;
    running = null;
    await worker?.terminate();
  };

  /** V8 keeps the pages of a thread that ended for the next one, tens of megabytes, unless it is asked for them. */
  const goToRest = async (): Promise<void> => {
    await close();
    if (running === null) await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
  };

  const openOn = (worker: Worker, request: Request): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    openPorts += 1;
    worker.ref();
    port1.once('close', () => {
      openPorts -= 1;
      if (openPorts > 0) return;
      worker.unref();
      rest = setTimeout(goToRest, restMs).unref();
    });
    worker.postMessage({ request, port: port2 } satisfies ThreadRequest<Request>, [port2]);
    return port1;
  };

  const findWorker = (): Worker => {
    clearTimeout(rest);
    running ??= start();
    return running;
  };

  const ask = async (request: Request, mayRepeat: boolean): Promise<Reply> => {
    const worker = findWorker();
    try {
      return await answerFrom<Reply>(openOn(worker, request));
    } catch (cause) {
      if (running === worker) running = null;
      await worker.terminate();
      if (!mayRepeat) throw new ThreadCrashError('The thread failed', { cause: lastError ?? cause });
      return ask(request, false);
    }
  };

  return {
    open: (request) => openOn(findWorker(), request),
    // A thread that died is asked once more: the next one starts afresh.
    ask: (request) => ask(request, true),
    close,
  };
};

/** The first message; rejects where the port closes without one. */
const answerFrom = <Reply>(port: MessagePort): Promise<Reply> =>
  new Promise((resolve, reject) => {
    port.once('message', (reply: Reply) => {
      resolve(reply);
      port.close();
    });
    port.once('close', () => reject(new Error('closed without an answer')));
  });

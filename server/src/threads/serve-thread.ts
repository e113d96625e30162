import { type MessagePort, parentPort } from 'node:worker_threads';
import type { ThreadRequest } from './thread.ts';

/** In the thread: hands each request to `handle`, with where its answer goes. What it throws ends the thread. */
export const serveThread = <Request>(handle: (request: Request, port: MessagePort) => unknown): void => {
  parentPort?.on('message', async ({ request, port }: ThreadRequest<Request>) => {
    await handle(request, port);
  });
};

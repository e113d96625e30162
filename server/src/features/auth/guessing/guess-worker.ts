import { serveThread } from '../../../threads/serve-thread.ts';
import type { GuessRequest } from './guess-thread.ts';
import { whyGuessable } from './why-guessable.ts';

serveThread<GuessRequest>(async ({ password, person }, port) => port.postMessage(await whyGuessable(password, person)));

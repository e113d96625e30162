import './styles/index.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { routerFor } from './app/app-router.ts';
import { handOver } from './app/hand-over.ts';
import { keepZodFromEval } from './lib/keep-zod-from-eval.ts';
import { session } from './lib/session.ts';
import { installNonce } from './ui/nonce.ts';

installNonce();
keepZodFromEval();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** The first drawing is in the document, and nobody has seen it yet. */
const Arrived = ({ children }: { children: ReactNode }) => {
  // Not within React's own work: the hand-over types and presses.
  useLayoutEffect(() => queueMicrotask(handOver), []);
  return children;
};

const start = async (container: HTMLElement): Promise<void> => {
  // The first page's code arrives before the first drawing, so that a prerendered page is not replaced by a blank one.
  await routerFor(session.get()?.user.id ?? null).load();
  // A transition is drawn in slices: on a slow phone the first drawing would hold back taps and scrolling.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <Arrived>
          <App />
        </Arrived>
      </StrictMode>,
    ),
  );
};

// Not awaited here: a page's chunk imports this one, and would wait for it while it waits for the page.
void start(root);

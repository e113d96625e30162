import { appMessages } from './app-messages.ts';

/** The id of every page's `<main>`. */
export const CONTENT_ID = 'conteudo';

/** First stop of the Tab key: past the navigation. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT_ID}`}
    className="fixed top-2 left-2 z-50 -translate-y-40 rounded-md bg-card
px-4 py-2.5 shadow-float focus:translate-y-0 print:hidden"
  >
    {appMessages.skip}
  </a>
);

import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { createStore, useStore } from '../ui/create-store.ts';
import { toastStore } from '../ui/toast/toast-store.ts';
import { session } from './session.ts';
import { vidaSays } from './vida-says.ts';

const offered = createStore<HelpOffer | null>(null);
let speakAgain = (): void => {};

const replace = (next: HelpOffer | null): void => {
  speakAgain();
  speakAgain = next ? vidaSays.hush() : () => {};
  offered.set(next);
};

/** Help that is to be shown over the page, whichever page that is; Vida keeps quiet until it is closed. */
export const offeredHelp = {
  /** Nothing may stand over what to do: a toast goes. */
  show: (help: HelpOffer): void => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
    replace(help);
  },
  close: (): void => replace(null),
};

// Another person never sees it.
session.subscribe(() => {
  if (offered.get() && !session.get()) offeredHelp.close();
});

export const useOfferedHelp = (): HelpOffer | null => useStore(offered);

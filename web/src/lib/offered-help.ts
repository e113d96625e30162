import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { useSyncExternalStore } from 'react';
import { toastStore } from '../ui/toast/toast-store.ts';
import { session } from './session.ts';
import { vidaSays } from './vida-says.ts';

let offered: HelpOffer | null = null;
let speakAgain = (): void => {};
const listeners = new Set<() => void>();

const replace = (next: HelpOffer | null): void => {
  speakAgain();
  speakAgain = next ? vidaSays.hush() : () => {};
  offered = next;
  for (const notify of listeners) notify();
};

/** Help that is to be shown over the page, whichever page that is; Vida keeps quiet until it is closed. */
export const offeredHelp = {
  read: (): HelpOffer | null => offered,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Nothing may stand over what to do: a toast goes. */
  show: (help: HelpOffer): void => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
    replace(help);
  },
  close: (): void => replace(null),
};

// Another person never sees it.
session.subscribe(() => {
  if (offered && !session.get()) offeredHelp.close();
});

export const useOfferedHelp = (): HelpOffer | null => useSyncExternalStore(offeredHelp.subscribe, offeredHelp.read);

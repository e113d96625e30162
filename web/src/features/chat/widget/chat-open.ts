import { createStore, useStore } from '../../../ui/create-store.ts';

const isOpen = createStore(false);

/** Whether the dashboard's panel is open; its button stands in the corner, and on a phone in the bottom bar. */
export const chatOpen = {
  toggle: (): void => isOpen.set(!isOpen.get()),
  close: (): void => isOpen.set(false),
};

export const useChatOpen = (): boolean => useStore(isOpen);

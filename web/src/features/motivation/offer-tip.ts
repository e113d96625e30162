import { dayOf } from '@vida/contract/core/time.ts';
import { session } from '../../lib/session.ts';
import { toast, toastStore } from '../../ui/toast/toast-store.ts';
import { motivationMessages } from './motivation-messages.ts';
import { createShownTips } from './shown-tips.ts';
import { isEmergencyShown } from './what-is-on-screen.ts';

export interface Tip {
  readonly trigger: string;
  readonly message: string;
}

const shownTips = createShownTips();
let stopWaiting = (): void => {};

const isToastOpen = (): boolean => toastStore.read().some(({ open }) => open);

const show = ({ trigger, message }: Tip, personId: string): void => {
  const user = session.get()?.user;
  if (user?.id !== personId || isEmergencyShown()) return;
  const today = dayOf(new Date(), user.timeZone);
  if (shownTips.has(personId, today, trigger)) return;
  shownTips.add(personId, today, trigger);
  toast({ title: motivationMessages.toastTitle, description: message });
};

/**
 * Shows a special tip as a toast, at most once a day for each trigger, and not beside an emergency. There is one toast
 * at a time, for the 5000 ms that a tip has as well: a tip waits for the one that is there, which may hold a 'Desfazer'; a newer tip takes its place in line.
 */
export const offerTip = (tip: Tip): void => {
  const personId = session.get()?.user.id;
  stopWaiting();
  if (personId === undefined) return;
  if (!isToastOpen()) {
    show(tip, personId);
    return;
  }
  const unsubscribe = toastStore.subscribe(() => {
    if (isToastOpen()) return;
    unsubscribe();
    // The toast that closes is still being written into the store.
    queueMicrotask(() => show(tip, personId));
  });
  stopWaiting = unsubscribe;
};

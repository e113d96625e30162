import { dayOf } from '@vida/contract/core/time.ts';
import { session } from '../../lib/session.ts';
import { toast, toastStore } from '../../ui/toast/toast-store.ts';
import { motivationMessages } from './motivation-messages.ts';
import { createShownTips } from './shown-tips.ts';
import { isDialogOpen, isEmergencyShown, watchPage } from './what-is-on-screen.ts';

export interface Tip {
  readonly trigger: string;
  readonly message: string;
}

const shownTips = createShownTips();
let stopWaiting = (): void => {};

/** Another toast, which may hold a 'Desfazer', or something to fill in or to answer. */
const isTaken = (): boolean => isDialogOpen() || toastStore.read().some(({ open }) => open);

const show = ({ trigger, message }: Tip, personId: string): void => {
  const user = session.get()?.user;
  if (user?.id !== personId || isEmergencyShown()) return;
  const today = dayOf(new Date(), user.timeZone);
  if (shownTips.has(personId, today, trigger)) return;
  shownTips.add(personId, today, trigger);
  toast({ title: motivationMessages.toastTitle, description: message, variant: 'vida' });
};

/**
 * Shows a special tip in Vida's toast, at most once a day for each trigger, and not beside an emergency. There is one
 * toast at a time, for the 5000 ms that a tip has as well: a tip waits for the one that is there, and for a dialog;
 * a newer tip takes its place in line.
 */
export const offerTip = (tip: Tip): void => {
  const personId = session.get()?.user.id;
  stopWaiting();
  if (personId === undefined) return;
  if (!isTaken()) {
    show(tip, personId);
    return;
  }
  const showWhenFree = (): void => {
    if (isTaken()) return;
    stopWaiting();
    // The toast that closes is still being written into the store.
    queueMicrotask(() => show(tip, personId));
  };
  const stops = [toastStore.subscribe(showWhenFree), watchPage(showWhenFree)];
  stopWaiting = () => {
    for (const stop of stops) stop();
    stopWaiting = () => {};
  };
};

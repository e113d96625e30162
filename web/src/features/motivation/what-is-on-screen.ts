import { vidaSays } from '../../lib/vida-says.ts';

/** An EmergencyCard, or a feature that asked for silence. Vida never cheers beside one. */
export const isEmergencyShown = (): boolean =>
  vidaSays.isHushed() || document.querySelector('[role="alert"] a[href^="tel:"]') !== null;

/** Something to fill in or to answer lies over the page. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Whether Vida should be out of sight. */
export const isVidaUnwelcome = (): boolean => isEmergencyShown() || isDialogOpen();

/** Tells when the page has changed, whatever changed it. */
export const watchPage = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  const unsubscribe = vidaSays.onHush(listener);
  return () => {
    observer.disconnect();
    unsubscribe();
  };
};

/** What dialogs, confirmations and drawers share. */
export const overlayClass = 'fixed inset-0 z-40 animate-fade-in bg-scrim';

/**
 * Centred in what a toast leaves of the screen, 24 px round, the only thing that floats. Its one column is no wider
 * than itself, whatever stands in it.
 */
export const dialogClass =
  'fixed top-[calc(50%+var(--toast-space,0px)/2)] left-1/2 z-50 grid grid-cols-1 ' +
  'max-h-[calc(100dvh-32px-var(--toast-space,0px))] w-[calc(100vw-32px)] max-w-150 -translate-x-1/2 ' +
  '-translate-y-1/2 animate-arrive overflow-y-auto rounded-xl bg-card px-4 py-5 shadow-float md:px-7 md:py-6';

/** Rises from the bottom, where the thumb is. */
export const drawerClass =
  'fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[calc(100dvh-48px-var(--toast-space,0px))] w-full ' +
  'max-w-150 animate-rise overflow-y-auto rounded-t-xl bg-card px-4 pt-4 ' +
  'pb-[max(20px,env(safe-area-inset-bottom))] shadow-float md:px-7';

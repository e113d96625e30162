/** Where what is being written waits (device-drafts.ts). Apart, because every page can sign out and few pages write. */
export const DRAFTS_DATABASE = 'vida-drafts';

/** Forgets what everybody was writing on this device: somebody else may sit down here. */
export const forgetDrafts = (): void => {
  try {
    indexedDB.deleteDatabase(DRAFTS_DATABASE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};

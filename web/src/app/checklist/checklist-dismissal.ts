import { createSessionNote } from '../../lib/session-note.ts';
import { useStore } from '../../ui/create-store.ts';

const dismissedBy = createSessionNote('checklistDismissed');

/** Hides the checklist of this person for this browser session (local storage holds the session alone). */
export const dismissChecklist = (userId: string): void => dismissedBy.set(userId);

export const useChecklistDismissed = (userId: string): boolean => useStore(dismissedBy) === userId;

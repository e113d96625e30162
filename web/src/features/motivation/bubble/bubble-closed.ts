import { createSessionNote } from '../../../lib/session-note.ts';
import { useStore } from '../../../ui/create-store.ts';

const closedBy = createSessionNote('vidaClosed');

/** Sends Vida off for the rest of this browser session, until the person calls her back. */
export const closeBubble = (userId: string): void => closedBy.set(userId);
export const reopenBubble = (): void => closedBy.set('');

export const useBubbleClosed = (userId: string): boolean => useStore(closedBy) === userId;

import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { findAlarm, type SavedReading } from './saved-reading.ts';

/**
 * Says that a reading was saved, and answers whether it asks for something at once. Then no toast comes: nothing may
 * stand over what to do.
 */
export const announceSaved = (saved: SavedReading, group: CareGroup): { isAlarming: boolean } => {
  const alarm = findAlarm(saved, group, new Date());
  if (alarm === 'now') return { isAlarming: true };
  const description = alarm === 'past' ? `${messages.saved} ${messages.savedPast}` : messages.saved;
  toast({ title: measurementsMessages.success, description });
  return { isAlarming: false };
};

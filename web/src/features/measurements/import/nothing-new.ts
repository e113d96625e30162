import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { importMessages } from './import-messages.ts';

const messages = importMessages.nothing;

/** Why a file brings nothing; null where it brings something. */
export const nothingNewText = ({ imported, duplicates, skipped, errorCount }: ImportResult): string | null => {
  if (imported > 0) return null;
  if (duplicates > 0) return errorCount > 0 ? messages.knownOrUnread : messages.known;
  if (errorCount > 0) return messages.unread;
  return skipped > 0 ? messages.skipped : messages.empty;
};

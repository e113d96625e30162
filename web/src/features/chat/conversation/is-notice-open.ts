import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';

const STANDS_MS = DAY_MS;

/** Whether an emergency's notice stands open: a day long, or as the person left it. */
export const isNoticeOpen = (
  { id, emergency, createdAt }: ChatMessage,
  notices: ReadonlyMap<string, boolean>,
  now: Date,
): boolean => emergency !== null && (notices.get(id) ?? now.getTime() - new Date(createdAt).getTime() < STANDS_MS);

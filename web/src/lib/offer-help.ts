import { checkText } from '@vida/contract/chat/chat-endpoints.ts';
import { MAX_CHECKED_LENGTH } from '@vida/contract/chat/chat-kinds.ts';
import { callApi } from './api-client.ts';
import { offeredHelp } from './offered-help.ts';
import { session } from './session.ts';

/** Shorter ones ('calor') say nothing of danger. */
const MIN_LENGTH = 8;

type Texts = readonly (string | null | undefined)[];

/**
 * Looks through what a person wrote and has just saved, and shows them whom to call where it speaks of danger; what
 * stood there `before` was looked through then. Answers whether help is shown. Nothing waits for it, and nobody is told
 * when it cannot be done.
 */
export const offerHelp = async (texts: Texts, before: Texts = []): Promise<boolean> => {
  const written = texts.filter((each) => each && !before.includes(each));
  const text = written.join('\n').trim();
  if (text.length < MIN_LENGTH) return false;
  const personId = session.get()?.user.id;
  try {
    const body = { text: text.slice(0, MAX_CHECKED_LENGTH).toWellFormed() };
    const { help } = await callApi(checkText, { body });
    if (!help || session.get()?.user.id !== personId) return false;
    offeredHelp.show(help);
    return true;
  } catch {
    return false;
  }
};

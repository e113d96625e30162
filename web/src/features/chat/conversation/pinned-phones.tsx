import { X } from 'lucide-react';
import { helpLines } from '../../../ui/help-lines.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { conversationMessages } from './conversation-messages.ts';
import { conversation } from './conversation-store.ts';
import type { Conversation } from './use-conversation.ts';

const messages = conversationMessages.emergency;

/**
 * Whom the newest open emergency says to call first, and SAMU and CVV where it names them, beside the place to write: no
 * scrolling and no keyboard hides them, until they are put away together with the notices they belong to.
 */
export const PinnedPhones = ({ openNotices }: Pick<Conversation, 'openNotices'>) => {
  const lines = openNotices.at(-1)?.emergency?.lines;
  if (!lines) return null;
  const putAway = (): void => {
    for (const { id } of openNotices) conversation.showNotice(id, false);
  };
  return (
    <section aria-label={messages.phones} className="flex items-start gap-2">
      <div className="flex grow flex-wrap gap-2">
        {lines
          .filter((line, index) => index === 0 || line === 'samu' || line === 'cvv')
          .map((line) => (
            <LinkButton key={line} variant="danger" className="grow whitespace-nowrap max-sm:px-3">
              <a href={`tel:${helpLines[line].phone}`}>{messages.callLine(helpLines[line].phone)}</a>
            </LinkButton>
          ))}
      </div>
      <IconButton icon={X} label={messages.putAway} onClick={putAway} />
    </section>
  );
};

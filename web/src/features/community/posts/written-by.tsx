import { formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { authorMessages as messages } from './posts-messages.ts';

interface WrittenByProps {
  text: { readonly isMine: boolean; readonly createdAt: string; readonly editedAt?: string | null };
}

/** Who and when: 'Você' or 'Membro', never a name. */
export const WrittenBy = ({ text: { isMine, createdAt, editedAt } }: WrittenByProps) => {
  const { timeZone } = useUser();
  return (
    <span>
      <span className={isMine ? 'font-semibold text-foreground' : undefined}>
        {isMine ? messages.you : messages.member}
      </span>
      , <time dateTime={createdAt}>{formatRelative(createdAt, new Date(), timeZone)}</time>
      {editedAt && `, ${messages.edited}`}
    </span>
  );
};

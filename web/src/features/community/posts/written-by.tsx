import type { LucideIcon } from 'lucide-react';
import { formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Icon } from '../../../ui/icon.tsx';
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

interface TextCountProps {
  icon: LucideIcon;
  value: number;
  /** Read aloud: '9 respostas'. */
  words: string;
}

/** How often something happened to a post: a mark and a number. */
export const TextCount = ({ icon, value, words }: TextCountProps) => (
  <span className="inline-flex items-center gap-1.5 tabular-nums">
    <Icon icon={icon} size="sm" />
    <span aria-hidden>{value.toLocaleString('pt-BR')}</span>
    <span className="sr-only">{words}</span>
  </span>
);

import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { postsMessages as messages } from './posts-messages.ts';
import { type Likeable, useLike } from './use-like.ts';

interface LikeButtonProps {
  text: Likeable;
  /** What is liked, read aloud: '“Pão de queijo com aveia”'. */
  name: string;
}

/** The heart with its count; pressed where the reader likes the text. */
export const LikeButton = ({ text, name }: LikeButtonProps) => {
  const { isLiked, likesCount, turn, retry } = useLike(text);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={messages.like(name, likesCount)}
        className={clsx(
          'relative -ml-2 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-md px-2 tabular-nums hover:bg-sunken hover:text-foreground',
          isLiked && 'font-semibold text-primary',
        )}
        onClick={turn}
      >
        <Heart aria-hidden size={18} strokeWidth={1.75} {...(isLiked && { fill: 'currentColor' })} />
        {likesCount.toLocaleString('pt-BR')}
      </button>
      {retry && <InlineRetry onRetry={retry} />}
    </span>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Post } from '@vida/contract/community/community-schemas.ts';
import { Heart, MessageSquare } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { cardMessages as messages } from '../community-messages.ts';
import { likesWords, repliesWords } from '../posts/count-words.ts';
import { TextCount, WrittenBy } from '../posts/written-by.tsx';
import { recentPostsQuery } from '../recent-posts-query.ts';

const CARD_POSTS = 3;

const CardPost = ({ post }: { post: Post }) => (
  <li className="border-border py-2 not-first:border-t first:pt-0">
    <Link
      to="/community/posts/$postId"
      params={{ postId: post.id }}
      className="block py-1 font-semibold text-foreground no-underline wrap-anywhere hover:underline"
    >
      {post.title}
    </Link>
    <p className="flex flex-wrap gap-x-3.5 text-sm text-muted-foreground">
      <WrittenBy text={post} />
      <TextCount icon={Heart} value={post.likesCount} words={likesWords(post.likesCount)} />
      <TextCount icon={MessageSquare} value={post.repliesCount} words={repliesWords(post.repliesCount)} />
    </p>
  </li>
);

/** The dashboard's community: the three newest posts, and the specification's two statistics as examples. */
export const CommunityCard = () => {
  const posts = useQuery(recentPostsQuery(CARD_POSTS));
  return (
    <Card
      compact
      title={messages.title}
      busy={posts.isPending}
      actions={
        <LinkButton variant="ghost" className="-mr-3">
          <Link to="/community">{messages.join}</Link>
        </LinkButton>
      }
    >
      <QueryView quiet query={posts} words={messages} bars={['mb-3 h-12', 'h-12', 'mt-3 h-12']}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted-foreground">{messages.empty}</p>
          ) : (
            <ul>
              {list.map((post) => (
                <CardPost key={post.id} post={post} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <p className="mt-3 border-t border-border pt-3">
        <Badge>{messages.example}</Badge>
      </p>
      <ul aria-label={messages.groups} className="mt-1.5 grid grid-cols-2 gap-3">
        {messages.statistics.map(({ value, label }) => (
          <li key={label}>
            <span className="block text-xl font-semibold tabular-nums">{value}</span>
            <span className="block text-sm text-muted-foreground">{label}</span>
          </li>
        ))}
      </ul>
      <LinkButton variant="soft" block className="mt-4">
        <Link to="/community">{messages.all}</Link>
      </LinkButton>
    </Card>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { PageQueryView, SkeletonCard } from '../../../ui/states.tsx';
import { communityMessages as messages } from '../community-messages.ts';
import { forumsQuery } from '../community-queries.ts';
import { ForumMark } from './forum-mark.tsx';

const gridClass = 'grid grid-cols-1 gap-3.5 md:grid-cols-2 md:gap-6 lg:grid-cols-3';

/** As many as forums, so that what stands below does not move when they come. */
const otherSkeletons = [2, 3, 4, 5, 6];

const ForumCard = ({ forum }: { forum: Forum }) => (
  <li
    className="relative flex gap-4 rounded-lg bg-card p-4
transition-colors duration-fast hover:bg-primary-soft md:p-5"
  >
    <ForumMark forum={forum} />
    <div className="min-w-0">
      <h2>
        <Link
          to="/community/forums/$forumId"
          params={{ forumId: forum.id }}
          className="text-foreground no-underline after:absolute after:inset-0 after:rounded-lg"
        >
          {forum.name}
        </Link>
      </h2>
      <p className="text-muted-foreground">{forum.description}</p>
    </div>
  </li>
);

/** The forums, a card each: the whole card leads there. */
export const ForumGrid = () => {
  const forums = useQuery(forumsQuery());
  if (forums.isPending)
    return (
      <div className={gridClass}>
        <SkeletonCard label={messages.forums.loading} lines={2} />
        <div aria-hidden className="contents">
          {otherSkeletons.map((key) => (
            <SkeletonCard key={key} lines={2} />
          ))}
        </div>
      </div>
    );
  return (
    <PageQueryView query={forums} words={messages.forums}>
      {(all) => (
        <ul className={gridClass}>
          {all.map((forum) => (
            <ForumCard key={forum.id} forum={forum} />
          ))}
        </ul>
      )}
    </PageQueryView>
  );
};

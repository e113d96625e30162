import { countLinks, holdsForLinks } from '@vida/contract/community/community-rules.ts';
import type { Transaction } from '../../db/database.ts';
import type { CommunityDeps } from './community-deps.ts';
import { createPostsRepository } from './posts-repository.ts';
import { createRepliesRepository } from './replies-repository.ts';

/** What storing a text says about its links. `formerLinks` are those of the same text before it was changed. */
export const readLinks = async (
  authorId: string,
  tx: Transaction,
  { text, formerLinks }: { readonly text: string; readonly formerLinks: number },
  { findRegisteredAt, clock }: Pick<CommunityDeps, 'findRegisteredAt' | 'clock'>,
): Promise<{ readonly linksCount: number; readonly isHeld: boolean }> => {
  const linksCount = countLinks(text);
  if (linksCount <= formerLinks) return { linksCount, isHeld: false };
  const written =
    (await createPostsRepository(tx).sumLinksOf(authorId)) +
    (await createRepliesRepository(tx).sumLinksOf(authorId));
  const author = {
    links: linksCount,
    earlierLinks: written - formerLinks,
    registeredAt: await findRegisteredAt(authorId, tx),
  };
  return { linksCount, isHeld: holdsForLinks(author, clock()) };
};

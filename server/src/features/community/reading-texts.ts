import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { holdsForLinks } from '@vida/contract/community/community-rules.ts';
import { countLinks } from '@vida/contract/community/links.ts';
import type { Transaction } from '../../db/database.ts';
import type { CommunityDeps } from './community-deps.ts';
import { createModerationRepository, type TextPlace } from './moderation-repository.ts';
import { createPostsRepository } from './posts-repository.ts';
import { createRepliesRepository } from './replies-repository.ts';

type ReadingDeps = Pick<CommunityDeps, 'clock' | 'log' | 'readers' | 'findRegisteredAt'>;

/** The same text as it stood before it was changed. */
interface FormerText {
  readonly linksCount: number;
  readonly isHidden: boolean;
}

/** What is looked at in every text of a member, a post or a reply. */
export const createTextReading = ({ clock, log, readers, findRegisteredAt }: ReadingDeps) => ({
  /** Help for the author, and whether a note belongs beside it. Of an emergency the log learns the label alone. */
  inspect: async (text: string): Promise<{ help: HelpOffer | null; hasDoseNote: boolean }> => {
    const help = await readers.findHelp(text);
    if (help) log.info({ label: help.emergency.label }, 'emergency in the community');
    return { help, hasDoseNote: await readers.tellsDose(text) };
  },

  /** What storing a text says about its links; `hides` where it stood before everybody and waits from now on. */
  readLinks: async (authorId: string, tx: Transaction, text: string, former: FormerText | null) => {
    const linksCount = countLinks(text);
    const formerLinks = former?.linksCount ?? 0;
    if (linksCount <= formerLinks) return { isHeld: false, hides: false, columns: { linksCount } };
    const written =
      (await createPostsRepository(tx).sumLinksOf(authorId)) + (await createRepliesRepository(tx).sumLinksOf(authorId));
    const author = {
      links: linksCount,
      earlierLinks: written - formerLinks,
      registeredAt: await findRegisteredAt(authorId, tx),
    };
    const isHeld = holdsForLinks(author, clock());
    const hides = isHeld && !former?.isHidden;
    const hidden = { isHidden: true, hiddenReason: 'many_links' } as const;
    return { isHeld, hides, columns: { linksCount, ...(hides && hidden) } };
  },

  /** Puts before the administrator what was noticed. */
  notice: async (
    tx: Transaction,
    place: TextPlace,
    { isHeld, hasDoseNote }: { readonly isHeld: boolean; readonly hasDoseNote: boolean },
  ): Promise<void> => {
    const moderation = createModerationRepository(tx);
    const noticed = { ...place, createdAt: clock() };
    if (isHeld) await moderation.notice({ ...noticed, reason: 'many_links' });
    if (hasDoseNote) await moderation.notice({ ...noticed, reason: 'dose_change' });
  },
});

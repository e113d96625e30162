import { HOUR_MS } from '../core/time.ts';
import { MAX_TAG_LENGTH } from './community-kinds.ts';
import type { NewPost } from './community-schemas.ts';

/** An account counts as new for so long. */
export const NEW_ACCOUNT_HOURS = 24;
/** Links that a new account may write in all its texts together before what it writes is held. */
export const MAX_NEW_ACCOUNT_LINKS = 5;

/** A text with so many links, and what is known of its author. */
export interface LinksOfAuthor {
  readonly links: number;
  /** In everything else that the author wrote. */
  readonly earlierLinks: number;
  readonly registeredAt: Date;
}

/** Whether a text waits for the administrator: with it a new account would pass what is usual. */
export const holdsForLinks = ({ links, earlierLinks, registeredAt }: LinksOfAuthor, now: Date): boolean => {
  const isNew = now.getTime() - registeredAt.getTime() < NEW_ACCOUNT_HOURS * HOUR_MS;
  return isNew && links > 0 && earlierLinks + links > MAX_NEW_ACCOUNT_LINKS;
};

/** Tags without the '#' that people put before them, each once, however it is written. */
export const tidyTags = (tags: readonly string[]): string[] => {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const tidy = tag.replace(/^[#\s]+/u, '').slice(0, MAX_TAG_LENGTH);
    const key = tidy.toLocaleLowerCase('pt-BR');
    if (tidy !== '' && !known.has(key)) known.set(key, tidy);
  }
  return [...known.values()];
};

/** A post as one text, for whoever reads it through: the title counts like a first sentence. */
export const wholeTextOf = ({ title, content }: Pick<NewPost, 'title' | 'content'>): string => `${title}.\n${content}`;

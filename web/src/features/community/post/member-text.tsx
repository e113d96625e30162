import { clsx } from 'clsx';
import { splitLinks } from './split-links.ts';

interface MemberTextProps {
  content: string;
  className?: string;
}

/** What a member wrote: plain text with its line breaks; addresses can be followed, and nothing else is ever markup. */
export const MemberText = ({ content, className }: MemberTextProps) => (
  <p className={clsx('max-w-[65ch] whitespace-pre-wrap wrap-anywhere', className)}>
    {splitLinks(content).map(({ at, text, href }) =>
      href === null ? (
        text
      ) : (
        <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {text}
        </a>
      ),
    )}
  </p>
);

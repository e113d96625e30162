import type { HiddenReason } from '@vida/contract/community/community-kinds.ts';
import { Notice } from '../../../ui/notice.tsx';
import { postMessages as messages } from './post-messages.ts';
import { splitLinks } from './split-links.ts';

/** What a member wrote: plain text with its line breaks; addresses can be followed, and nothing else is ever markup. */
export const MemberText = ({ content }: { content: string }) => (
  <p className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">
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

interface TextBodyProps {
  text: { readonly content: string; readonly hiddenReason: HiddenReason | null; readonly hasDoseNote: boolean };
  /** What its author is told of each reason to hide it. */
  hidden: Readonly<Record<HiddenReason, string>>;
}

/** What the house says beside a text, that it is hidden, that it speaks of doses; and the text. */
export const TextBody = ({ text: { content, hiddenReason, hasDoseNote }, hidden }: TextBodyProps) => (
  <>
    {hiddenReason && <Notice tone="warning">{hidden[hiddenReason]}</Notice>}
    {hasDoseNote && <Notice tone="info">{messages.doseNote}</Notice>}
    <MemberText content={content} />
  </>
);

import type { HiddenReason } from '@vida/contract/community/community-kinds.ts';
import { Notice } from '../../../ui/notice.tsx';
import { postMessages as messages } from './post-messages.ts';

interface TextNotesProps {
  text: { readonly hiddenReason: HiddenReason | null; readonly hasDoseNote: boolean };
  /** What its author is told of each reason to hide it. */
  hidden: Readonly<Record<HiddenReason, string>>;
}

/** What the house says beside a text: that it is hidden, that it speaks of doses. */
export const TextNotes = ({ text: { hiddenReason, hasDoseNote }, hidden }: TextNotesProps) => (
  <>
    {hiddenReason && <Notice tone="warning">{hidden[hiddenReason]}</Notice>}
    {hasDoseNote && <Notice tone="info">{messages.doseNote}</Notice>}
  </>
);

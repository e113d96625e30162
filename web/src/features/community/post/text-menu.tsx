import { EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { postMessages as messages } from './post-messages.ts';
import type { TextTarget } from './text-target.ts';

const ReportDialog = lazyPart(async () => (await import('./text-dialogs.tsx')).ReportDialog);
const BlockDialog = lazyPart(async () => (await import('./text-dialogs.tsx')).BlockDialog);
const RemoveDialog = lazyPart(async () => (await import('./text-dialogs.tsx')).RemoveDialog);

interface TextMenuProps {
  target: TextTarget;
  isMine: boolean;
  label: string;
  /** The dialog with the form of that text. */
  editor: (onClose: () => void) => ReactNode;
  /** The reader does not see it any more: it was removed or blocked. */
  onGone: () => void;
  /** What the administrator may do besides. */
  extra?: readonly MenuItem[];
}

type Asked = 'edit' | 'remove' | 'report' | 'block';

/** What can be done with a text: edit and delete one's own, report and block another's. */
export const TextMenu = ({ target, isMine, label, editor, onGone, extra = [] }: TextMenuProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const items = isMine
    ? [
        { label: messages.edit, icon: Pencil, onSelect: () => setAsked('edit') },
        { label: messages.remove, icon: Trash2, danger: true, onSelect: () => setAsked('remove') },
      ]
    : [
        { label: messages.report, icon: Flag, onSelect: () => setAsked('report') },
        { label: messages.block, icon: EyeOff, onSelect: () => setAsked('block') },
      ];
  return (
    <>
      <RowMenu label={label} items={[...items, ...extra]} className="-my-2 -mr-2" />
      <LazyBoundary>
        {asked === 'edit' && editor(close)}
        {asked === 'remove' && <RemoveDialog target={target} onClose={close} onGone={onGone} />}
        {asked === 'report' && <ReportDialog target={target} onClose={close} />}
        {asked === 'block' && <BlockDialog target={target} onClose={close} onGone={onGone} />}
      </LazyBoundary>
    </>
  );
};

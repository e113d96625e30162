import { Ellipsis } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { lazyPart, useLazyDialog } from './lazy-part.tsx';
import type { RowMenuProps } from './menu-item.ts';

const OpenedRowMenu = lazyPart(async () => (await import('./opened-row-menu.tsx')).OpenedRowMenu);

/** The three dots of a row; the menu's code arrives when it is first wanted. */
export const RowMenu = (props: RowMenuProps) => {
  const { Dialog: OpenedMenu, opener } = useLazyDialog(OpenedRowMenu);
  const { label, className } = props;
  if (OpenedMenu) return <OpenedMenu {...props} />;
  return (
    <IconButton icon={Ellipsis} label={label} {...opener} aria-haspopup="menu" {...(className && { className })} />
  );
};

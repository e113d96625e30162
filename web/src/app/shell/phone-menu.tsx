import { Drawer } from '../../ui/dialog.tsx';
import { appMessages } from '../app-messages.ts';
import { AccountLine } from './account-line.tsx';
import { NavList } from './nav-list.tsx';

/** Everything the side bar has, as a sheet from the bottom. */
export const PhoneMenu = ({ onClose }: { onClose: () => void }) => (
  <Drawer open title={appMessages.menu} onOpenChange={onClose}>
    <NavList onFollow={onClose} />
    <div className="mt-4 border-t border-border pt-3">
      <AccountLine onFollow={onClose} />
    </div>
  </Drawer>
);

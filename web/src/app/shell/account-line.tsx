import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { signOut } from '../../features/auth/sign-out.ts';
import { useUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { appMessages } from '../app-messages.ts';

/** Initials and full name, leading to the account, and the way out. */
export const AccountLine = ({ onFollow }: { onFollow?: () => void }) => {
  const { firstName, lastName } = useUser();
  const name = `${firstName} ${lastName}`;
  return (
    <div className="flex items-center gap-1">
      <Link
        to="/account"
        onClick={onFollow}
        className="control-text mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-md px-1
font-semibold text-foreground no-underline hover:underline aria-[current=page]:text-primary"
      >
        <Avatar name={name} />
        <span className="min-w-0 wrap-break-word">{name}</span>
      </Link>
      <IconButton icon={LogOut} label={appMessages.signOut} onClick={signOut} />
    </div>
  );
};

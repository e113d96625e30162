import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { privacyMessages } from './privacy-messages.ts';

type Right = (typeof privacyMessages.rights.items)[number];

/** A right and its button: straight to the place, or to sign in first and then there. */
export const RightRow = ({ title, text, action, to, ...rest }: Right) => {
  const isSignedIn = useSession() !== null;
  const hash = 'hash' in rest ? rest.hash : '';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-border py-3 last:border-b-0">
      <div className="mr-auto max-w-[48ch] min-w-0 flex-1 basis-60">
        <h3>{title}</h3>
        <p className="text-muted-foreground">{text}</p>
      </div>
      <LinkButton variant="ghost" className="-ml-3 sm:ml-0">
        {isSignedIn ? (
          <Link to={to} hash={hash}>
            {action}
          </Link>
        ) : (
          <Link to="/login" search={{ returnTo: hash ? `${to}#${hash}` : to }}>
            {action}
          </Link>
        )}
      </LinkButton>
    </li>
  );
};

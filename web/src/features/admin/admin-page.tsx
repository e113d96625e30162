import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useGateOpen } from '../../lib/admin-gate.ts';
import { useUser } from '../../lib/session.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminMessages } from './admin-messages.ts';
import { GateForm } from './gate-form.tsx';

const Denied = () => (
  <Card className="max-w-160">
    <p className="mb-3 font-medium">{adminMessages.denied}</p>
    <LinkButton variant="outline">
      <Link to="/dashboard">{adminMessages.deniedWay}</Link>
    </LinkButton>
  </Card>
);

/**
 * The gate, or what is behind it. What is being written stays, unseen, while the server asks for the password again.
 */
const Gated = ({ children }: { children: ReactNode }) => {
  const isOpen = useGateOpen();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(!isOpen);
  useEffect(() => {
    if (isOpen && wasAsked.current) place.current?.focus();
    wasAsked.current = !isOpen;
  }, [isOpen]);
  const isKept = wasOpen && hasUnsavedChanges();
  return (
    <>
      {!isOpen && <GateForm wasOpen={wasOpen} isTextKept={isKept} />}
      {(isOpen || isKept) && (
        <div ref={place} tabIndex={-1} hidden={!isOpen} className="min-w-0 outline-none">
          {children}
        </div>
      )}
    </>
  );
};

/** The administrator's panel behind its gate; everybody else reads why not. */
export const AdminPage = ({ children }: { children: ReactNode }) => {
  const { isAdmin } = useUser();
  return (
    <div className="page-grid">
      <PageHeader title={adminMessages.title} {...(isAdmin && { subtitle: adminMessages.subtitle })} />
      {isAdmin ? <Gated>{children}</Gated> : <Denied />}
    </div>
  );
};

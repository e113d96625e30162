import { Link } from '@tanstack/react-router';
import { useGateOpen } from '../../lib/admin-gate.ts';
import { useUser } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { adminMessages } from './admin-messages.ts';
import { GateForm } from './gate-form.tsx';

const { prompts } = adminMessages;

const Denied = () => (
  <Sheet className="max-w-160">
    <p className="mb-3 font-medium">{adminMessages.denied}</p>
    <LinkButton variant="outline">
      <Link to="/dashboard">{adminMessages.deniedWay}</Link>
    </LinkButton>
  </Sheet>
);

const Panel = () => (
  <Sheet title={prompts.title}>
    <EmptyState
      title={prompts.empty}
      action={
        <LinkButton variant="outline">
          <Link to="/ai-tips">{prompts.action}</Link>
        </LinkButton>
      }
    >
      {prompts.text}
    </EmptyState>
  </Sheet>
);

/** The administrator's panel behind its gate; everybody else reads why not. */
export const AdminPage = () => {
  const { isAdmin } = useUser();
  const isGateOpen = useGateOpen();
  return (
    <div className="page-grid">
      <PageHeader title={adminMessages.title} {...(isAdmin && { subtitle: adminMessages.subtitle })} />
      {!isAdmin && <Denied />}
      {isAdmin && (isGateOpen ? <Panel /> : <GateForm />)}
    </div>
  );
};

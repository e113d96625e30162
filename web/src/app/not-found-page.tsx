import { Link } from '@tanstack/react-router';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Vida } from '../ui/vida.tsx';
import { appMessages } from './app-messages.ts';

const messages = appMessages.notFound;

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <div className="page-grid">
    <PageHeader title={messages.title} subtitle={messages.text} />
    <Vida mood="thinking" />
    <LinkButton className="justify-self-start">
      <Link to="/dashboard">{messages.action}</Link>
    </LinkButton>
  </div>
);

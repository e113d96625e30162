import { Link } from '@tanstack/react-router';
import { EmergencyCard } from '../../ui/emergency-card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { chatMessages as messages } from './chat-messages.ts';

/** The place of the conversation; the emergency numbers are here from the first day. */
export const ChatPage = () => (
  <div className="page-grid">
    <PageHeader title={messages.title} subtitle={messages.subtitle} />
    <EmergencyCard title={messages.emergency} contacts={['samu', 'cvv']}>
      {messages.emergencyText}
    </EmergencyCard>
    <Sheet title={messages.empty}>
      <p className="mb-3 max-w-[65ch] text-muted-foreground">{messages.text}</p>
      <LinkButton>
        <Link to="/ai-tips">{messages.action}</Link>
      </LinkButton>
    </Sheet>
  </div>
);

import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { uiMessages } from './ui-messages.ts';

type Contact = keyof typeof uiMessages.contacts;

interface EmergencyCardProps {
  title: ReactNode;
  /** What to do now, in one or two sentences. */
  children: ReactNode;
  /** Whom to call, the first one first: SAMU 192 (the default), CVV 188. */
  contacts?: readonly Contact[];
  className?: string;
}

/** Somebody may be in danger: words and a telephone, never Vida, announced at once. */
export const EmergencyCard = ({ title, children, contacts = ['samu'], className }: EmergencyCardProps) => (
  <div role="alert" className={className}>
    <div className="flex flex-wrap items-center gap-3 rounded-lg border-[2.5px] border-destructive bg-card px-5 py-4">
      <div className="mr-auto min-w-0 flex-1 basis-60">
        <p className="font-semibold">{title}</p>
        <div>{children}</div>
      </div>
      {contacts.map((contact) => (
        <LinkButton key={contact} variant="danger" size="lg" icon={Phone}>
          <a href={`tel:${uiMessages.contacts[contact].phone}`}>{uiMessages.contacts[contact].name}</a>
        </LinkButton>
      ))}
    </div>
  </div>
);

import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { type HelpLineName, helpLines } from './help-lines.ts';
import { LinkButton } from './link-button.tsx';
import { uiMessages } from './ui-messages.ts';

interface EmergencyCardProps {
  title: ReactNode;
  /** What to do now, in one or two sentences. */
  children?: ReactNode;
  /** Whom to call, the first one first: SAMU 192 is the default. */
  contacts?: readonly HelpLineName[];
  /** Under the telephones: what to do meanwhile, what is asked back. */
  after?: ReactNode;
}

/** Somebody may be in danger: words and telephones, never Vida, announced at once. */
export const EmergencyCard = ({ title, children, contacts = ['samu'], after }: EmergencyCardProps) => (
  <div role="alert">
    <div className="rounded-lg border-[2.5px] border-destructive bg-card px-5 py-4 text-foreground">
      <div className="flex flex-wrap items-center gap-3">
        <div className={clsx('mr-auto min-w-0', after ? 'basis-full' : 'flex-1 basis-60')}>
          <p className="font-semibold">{title}</p>
          {children && <div>{children}</div>}
        </div>
        {contacts.map((contact) => (
          <LinkButton key={contact} variant="danger" size="lg" icon={Phone} className="whitespace-nowrap max-sm:grow">
            <a href={`tel:${helpLines[contact].phone}`}>{helpLines[contact].name}</a>
          </LinkButton>
        ))}
      </div>
      {after && <div className="mt-3">{after}</div>}
    </div>
  </div>
);

/** What to do until help is there; stands after an emergency's telephones. */
export const EmergencySteps = ({ steps }: { steps: readonly string[] }) => (
  <>
    <p className="font-semibold">{uiMessages.emergency.meanwhile}</p>
    <ol className="mt-1 list-decimal space-y-1 pl-6">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);

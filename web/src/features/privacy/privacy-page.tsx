import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readPrivacyContact } from '../../lib/privacy-contact.ts';
import { readSendsMail } from '../../lib/sends-mail.ts';
import { useSession } from '../../lib/session.ts';
import { BulletList } from '../../ui/bullet-list.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { modelMessages } from './model-messages.ts';
import { privacyMessages as messages, type PrivacySection, type privacyMessages } from './privacy-messages.ts';
import { readModelPlace } from './read-model-place.ts';

/** Whom to ask about one's data, or that nobody was named. */
const PrivacyContactLine = () => {
  const contact = readPrivacyContact();
  if (!contact) return <p>{messages.contact.missing}</p>;
  const { text, href } = contact;
  return (
    <p>
      {messages.contact.label}{' '}
      {href === undefined ? (
        <strong>{text}</strong>
      ) : (
        <a href={href} rel="noreferrer" className="font-semibold break-words">
          {text}
        </a>
      )}
    </p>
  );
};

interface PrivacyTextProps extends PrivacySection {
  /** Said first. */
  children?: ReactNode;
}

/** One subject of the text. */
const PrivacyText = ({ id, title, paragraphs, items = [], children }: PrivacyTextProps) => (
  <Card id={id} title={title}>
    <div className="grid max-w-[65ch] gap-3">
      {children}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && <BulletList items={items} className="gap-2" />}
    </div>
  </Card>
);

type Right = (typeof privacyMessages.rights.items)[number];

/** A right and its button: straight to the place, or to sign in first and then there. */
const RightRow = ({ title, text, action, to, ...rest }: Right) => {
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

/** What Vida keeps and why, and everybody's rights with the way to each; for visitors too. */
export const PrivacyPage = () => {
  const isSignedIn = useSession() !== null;
  const { reach, host } = readModelPlace();
  const model = modelMessages[reach](host);
  return (
    <div className="mx-auto grid w-full max-w-180 gap-3.5 md:gap-6">
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      <Card title={messages.short.title}>
        <BulletList
          items={[
            messages.short.stored,
            model.short,
            ...(readSendsMail() ? [messages.short.mail] : []),
            ...messages.short.items,
          ]}
          className="max-w-[65ch] gap-2"
        />
      </Card>
      <Card id="direitos" title={messages.rights.title} subtitle={messages.rights.text}>
        <ul>
          {messages.rights.items.map((right) => (
            <RightRow key={right.id} {...right} />
          ))}
        </ul>
        {!isSignedIn && <p className="mt-3 text-sm text-muted-foreground">{messages.rights.signInFirst}</p>}
      </Card>
      {messages.sections.map((section) => (
        <PrivacyText key={section.id} {...section}>
          {section.id === 'contato' && <PrivacyContactLine />}
          {section.id === 'orientacao' && model.paragraphs.map((text) => <p key={text}>{text}</p>)}
        </PrivacyText>
      ))}
    </div>
  );
};

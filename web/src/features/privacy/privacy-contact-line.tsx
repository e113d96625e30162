import { readPrivacyContact } from '../../lib/privacy-contact.ts';
import { privacyMessages as messages } from './privacy-messages.ts';

/** Whom to ask about one's data, or that nobody was named. */
export const PrivacyContactLine = () => {
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

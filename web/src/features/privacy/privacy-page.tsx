import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { modelMessages } from './model-messages.ts';
import { PrivacyContactLine } from './privacy-contact-line.tsx';
import { privacyMessages as messages } from './privacy-messages.ts';
import { PrivacyText } from './privacy-text.tsx';
import { readModelPlace } from './read-model-place.ts';
import { RightRow } from './right-row.tsx';

/** What Vida keeps and why, and everybody's rights with the way to each; for visitors too. */
export const PrivacyPage = () => {
  const isSignedIn = useSession() !== null;
  const { reach, host } = readModelPlace();
  const model = modelMessages[reach](host);
  return (
    <div className="mx-auto grid w-full max-w-180 gap-3.5 md:gap-6">
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      <Sheet title={messages.short.title}>
        <ul className="grid max-w-[65ch] list-disc gap-2 pl-5">
          {[messages.short.stored, model.short, ...messages.short.items].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Sheet>
      <Sheet id="direitos" title={messages.rights.title} subtitle={messages.rights.text}>
        <ul>
          {messages.rights.items.map((right) => (
            <RightRow key={right.id} {...right} />
          ))}
        </ul>
        {!isSignedIn && <p className="mt-3 text-sm text-muted-foreground">{messages.rights.signInFirst}</p>}
      </Sheet>
      {messages.sections.map((section) => (
        <PrivacyText key={section.id} {...section}>
          {section.id === 'contato' && <PrivacyContactLine />}
          {section.id === 'orientacao' && model.paragraphs.map((text) => <p key={text}>{text}</p>)}
        </PrivacyText>
      ))}
    </div>
  );
};

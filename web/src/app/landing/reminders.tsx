import { MessageCircle, Smartphone } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { TalkBubble } from '../../ui/talk-bubble.tsx';
import { LandingLink } from './landing-link.tsx';
import { landingMessages } from './landing-messages.ts';
import { column, sectionHeading } from './section-class.ts';

const { title, text, whatsApp, sms, small, talkLabel, talk } = landingMessages.reminders;

/**
 * WhatsApp and SMS: both buttons lead to registration (product decision), and the small print says what is true today.
 */
export const Reminders = () => (
  <section className={`${column} mt-16 md:mt-24`}>
    <div
      className="grid items-center gap-8 rounded-xl bg-sand px-4 py-7
md:gap-12 md:p-12 min-[901px]:grid-cols-[7fr_5fr]"
    >
      <div>
        <h2 className={sectionHeading}>{title}</h2>
        <p className="mt-3 max-w-[44ch]">{text}</p>
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          <LinkButton size="lg" icon={MessageCircle}>
            <LandingLink to="/register">{whatsApp}</LandingLink>
          </LinkButton>
          <LinkButton variant="outline" size="lg" icon={Smartphone}>
            <LandingLink to="/register">{sms}</LandingLink>
          </LinkButton>
        </div>
        <p className="mt-4 max-w-[52ch] text-sm text-muted-foreground">{small}</p>
      </div>
      <ol aria-label={talkLabel} className="grid gap-2.5">
        {talk.map((message) => (
          <li key={message.text} className="grid">
            <TalkBubble look={message.from === 'me' ? 'me' : 'vidaOnSand'} time={message.time}>
              {message.text}
            </TalkBubble>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

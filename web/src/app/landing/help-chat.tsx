import { MessageCircle, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { EmergencyCard } from '../../ui/emergency-card.tsx';
import { controlClass } from '../../ui/fields/control-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TalkBubble } from '../../ui/talk-bubble.tsx';
import { findHelpAnswer, type HelpAnswer } from './find-help-answer.ts';
import { type HelpTopic, helpMessages, helpTopics } from './help-messages.ts';
import {
  HelpEmergencyLine,
  HelpGreeting,
  HelpHeading,
  helpButtonClass,
  helpId,
  helpPanelClass,
  helpTitleId,
} from './help-parts.tsx';
import { LandingLink } from './landing-link.tsx';

interface Exchange {
  id: number;
  question: string;
  answer: HelpAnswer;
}

/** The frequent questions, each one tap away. */
const QuestionChips = ({ topics, onAsk }: { topics: readonly HelpTopic[]; onAsk: (topic: HelpTopic) => void }) => (
  <ul aria-label={helpMessages.questions} className="flex flex-wrap gap-2">
    {topics.map((topic) => (
      <li key={topic.id}>
        <button
          type="button"
          onClick={() => onAsk(topic)}
          className="control-text min-h-11 rounded-md border-[1.5px] border-input bg-card px-3.5 py-2 text-left
font-medium transition-colors duration-fast ease-out hover:border-primary hover:text-primary"
        >
          {topic.question}
        </button>
      </li>
    ))}
  </ul>
);

const longestQuestion = 200;

/** One line to ask in one's own words. */
const HelpInput = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const [question, setQuestion] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = question.trim();
    if (!asked) return;
    onAsk(asked);
    setQuestion('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <label className="grid flex-1 gap-1 text-sm font-semibold">
        {helpMessages.inputLabel}
        <input
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
          className={controlClass()}
        />
      </label>
      <IconButton type="submit" variant="primary" icon={SendHorizontal} label={helpMessages.send} className="mb-0.5" />
    </form>
  );
};

/** One question and its answer. */
const HelpExchange = ({ question, answer }: { question: string; answer: HelpAnswer }) => (
  <div className="grid gap-2">
    <TalkBubble look="me">
      <span className="sr-only">{helpMessages.you} </span>
      <span className="wrap-anywhere">{question}</span>
    </TalkBubble>
    <Answer answer={answer} />
  </div>
);

const Answer = ({ answer }: { answer: HelpAnswer }) => {
  if (answer.kind === 'emergency') {
    return (
      <EmergencyCard title={helpMessages.emergencyTitle} contacts={['samu', 'cvv']}>
        <p>{helpMessages.emergencyText}</p>
      </EmergencyCard>
    );
  }
  if (answer.kind === 'unknown') return <TalkBubble look="vida">{helpMessages.unknown}</TalkBubble>;
  const { answer: text, link } = answer.topic;
  return (
    <TalkBubble look="vida">
      <p>{text}</p>
      {link && (
        <LandingLink to={link.to} className="mt-1 inline-flex min-h-11 items-center font-semibold">
          {link.text}
        </LandingLink>
      )}
    </TalkBubble>
  );
};

/** The open help: greeting, what was asked so far, the questions still to ask, a line to type, whom to call. */
export const HelpPanel = ({ onClose }: { onClose: () => void }) => {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const panel = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.focus(), []);
  // The newest question goes to the top of the log, so that its answer is read from the beginning.
  useEffect(() => {
    if (exchanges.length > 0 && log.current && last.current) log.current.scrollTop = last.current.offsetTop - 12;
  }, [exchanges]);

  const ask = (question: string, answer: HelpAnswer) =>
    setExchanges([...exchanges, { id: exchanges.length, question, answer }]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <section
      ref={panel}
      id={helpId}
      role="dialog"
      aria-labelledby={helpTitleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className={`${helpPanelClass} grid animate-arrive focus:outline-none`}
    >
      <div className="flex items-center gap-3 border-b border-border py-2 pr-2 pl-4">
        <HelpHeading withVida={!exchanges.some(({ answer }) => answer.kind === 'emergency')} />
        <IconButton icon={X} label={helpMessages.close} onClick={onClose} />
      </div>
      <div ref={log} className="relative grid content-start gap-4 overflow-y-auto px-4 py-4">
        <HelpGreeting />
        <div role="log" aria-label={helpMessages.log} className="grid gap-4 empty:hidden">
          {exchanges.map(({ id, question, answer }) => (
            <div key={id} ref={id === exchanges.length - 1 ? last : null}>
              <HelpExchange question={question} answer={answer} />
            </div>
          ))}
        </div>
        <QuestionChips topics={helpTopics} onAsk={(topic) => ask(topic.question, { kind: 'topic', topic })} />
      </div>
      <div className="grid gap-2 border-t border-border px-4 pt-3 pb-3">
        <HelpInput onAsk={(question) => ask(question, findHelpAnswer(question))} />
        <HelpEmergencyLine />
      </div>
    </section>
  );
};

/** Opened by a tap on the prerendered link before the app was there. */
const isAskedForByAddress = (): boolean => window.location.hash === `#${helpId}`;

/** The floating help about the first access: a button and, while open, its panel. */
export const HelpChat = () => {
  const [open, setOpen] = useState(isAskedForByAddress);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      {open && <HelpPanel onClose={close} />}
      <button
        ref={button}
        type="button"
        aria-label={open ? helpMessages.close : helpMessages.open}
        aria-expanded={open}
        aria-controls={open ? helpId : undefined}
        onClick={() => setOpen(!open)}
        className={helpButtonClass}
      >
        <Icon icon={open ? X : MessageCircle} size="lg" />
      </button>
    </>
  );
};

import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Lightbulb, X } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Vida } from '../../../ui/vida.tsx';
import { bubbleMessages as messages } from './bubble-messages.ts';
import type { BubbleText } from './use-bubble-text.ts';

interface BubblePanelProps {
  content: BubbleText;
  /** In the side bar, where it takes part in the column; it floats otherwise, and on a phone it is a card. */
  isDocked: boolean;
  firstButton: Ref<HTMLButtonElement>;
  onClose: () => void;
}

/** The getting-started text: five steps, each the way to its screen. */
const StartSteps = () => (
  <>
    <p>{messages.startTitle}</p>
    <ol className="-mr-8 list-decimal pl-5.5 font-semibold">
      {messages.steps.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center">
            {text}
          </Link>
        </li>
      ))}
    </ol>
  </>
);

/** Vida beside her words on sand, with the two things one can ask her and the way to send her off. */
export const BubblePanel = ({ content, isDocked, firstButton, onClose }: BubblePanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const { text } = content;
  const isNew = useRef(true);
  useEffect(() => {
    // The steps are long, and in the side bar a tip may be; what nobody asked for moves nothing.
    if (text === null || (isDocked && !isNew.current)) panel.current?.scrollIntoView({ block: 'nearest' });
    isNew.current = false;
  }, [text, isDocked]);
  return (
    <section
      ref={panel}
      aria-label={messages.name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={clsx(
        'scroll-mb-20 animate-arrive md:scroll-mb-0 print:hidden',
        isDocked
          ? 'block'
          : 'grid grid-cols-[72px_minmax(0,1fr)] items-end gap-x-2.5 ' +
              'md:fixed md:right-6 md:bottom-24 md:z-20 md:block md:w-80',
      )}
    >
      <Vida
        mood={content.mood}
        size={isDocked ? 60 : 76}
        className={
          isDocked ? 'relative z-1 -mb-3 ml-2.5 low:-mb-3 low:size-8' : 'md:absolute md:bottom-4 md:left-1.5 md:z-1'
        }
      />
      <div
        className={clsx(
          'relative rounded-lg bg-sand pt-3.5',
          isDocked ? 'px-3.5 pb-0.5 low:pt-2.5' : 'px-4 pb-1.5 md:pl-22 md:shadow-float',
        )}
      >
        <div
          aria-live="polite"
          className={clsx('pr-8 text-[1rem] leading-[1.4rem] wrap-anywhere', isDocked && 'low:text-sm low:leading-5')}
        >
          {text === null ? <StartSteps /> : <p>{text}</p>}
        </div>
        <div className="-mx-3 flex flex-wrap">
          <Button ref={firstButton} variant="ghost" icon={Lightbulb} onClick={content.showTip}>
            {messages.tip}
          </Button>
          <Button variant="ghost" onClick={content.showSteps}>
            {messages.start}
          </Button>
        </div>
        <IconButton icon={X} label={messages.close} className="absolute top-0.5 right-0.5" onClick={onClose} />
      </div>
    </section>
  );
};

import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Vida } from '../../../ui/vida.tsx';
import { isVidaUnwelcome, watchPage } from '../what-is-on-screen.ts';
import { closeBubble, reopenBubble, useBubbleClosed } from './bubble-closed.ts';
import { bubbleMessages as messages } from './bubble-messages.ts';
import { BubblePanel } from './bubble-panel.tsx';
import { useBubbleText } from './use-bubble-text.ts';

/** The small button in the bubble's place. Takes the focus that the closed bubble left behind. */
const CallVida = ({ isDocked, onCall }: { isDocked: boolean; onCall: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button
      ref={button}
      variant="quiet"
      aria-label={messages.bringBack}
      className={clsx(
        'print:hidden',
        !isDocked && 'md:fixed md:right-6 md:bottom-24 md:z-20 md:bg-card md:shadow-float',
      )}
      onClick={onCall}
    >
      <Vida mood="greeting" face size={32} />
      {messages.name}
    </Button>
  );
};

interface VidaCornerProps {
  /** The free part of the side bar where there is room; null: here. */
  slot: Element | null;
}

/** Vida's bubble in its place, or the button that calls her back. Out of sight beside emergencies and dialogs. */
export const VidaCorner = ({ slot }: VidaCornerProps) => {
  const { id } = useUser();
  const isClosed = useBubbleClosed(id);
  const isHidden = useSyncExternalStore(watchPage, isVidaUnwelcome);
  const [isCalled, setCalled] = useState(false);
  const close = useCallback(() => {
    setCalled(false);
    closeBubble(id);
  }, [id]);
  const call = (): void => {
    setCalled(true);
    reopenBubble();
  };
  const isDocked = slot !== null;
  const bubble = isClosed ? (
    !isHidden && <CallVida isDocked={isDocked} onCall={call} />
  ) : (
    <VidaBubble isDocked={isDocked} isHidden={isHidden} isCalled={isCalled} onClose={close} />
  );
  return slot ? createPortal(bubble, slot) : bubble;
};

/** After how long she comes, milliseconds (spec section 9). */
const APPEAR_AFTER_MS = 1000;
/** From hiding to telling that she is gone, milliseconds (spec section 9). */
const CLOSED_AFTER_MS = 300;

interface VidaBubbleProps {
  isDocked: boolean;
  /** Something more important is on screen: she is out of sight and keeps what she was saying. */
  isHidden: boolean;
  /** She was asked back: she comes at once and takes the focus that the pressed button leaves behind. */
  isCalled: boolean;
  /** 300 ms after she was sent off. */
  onClose: () => void;
  random?: () => number;
}

/** Vida's bubble: comes after about a second, hides when it is closed, and then says so. */
export const VidaBubble = ({ isDocked, isHidden, isCalled, onClose, random = Math.random }: VidaBubbleProps) => {
  const [isShown, setShown] = useState(isCalled);
  const [isLeaving, setLeaving] = useState(false);
  const firstButton = useRef<HTMLButtonElement>(null);
  const content = useBubbleText(random);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(true), APPEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  useEffect(() => {
    if (isCalled) firstButton.current?.focus();
  }, [isCalled]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onClose, CLOSED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, onClose]);

  if (!isShown || isHidden || isLeaving) return null;
  return (
    <BubblePanel content={content} isDocked={isDocked} firstButton={firstButton} onClose={() => setLeaving(true)} />
  );
};

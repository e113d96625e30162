import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Vida } from '../../../ui/vida.tsx';
import { isVidaUnwelcome, watchPage } from '../what-is-on-screen.ts';
import { closeBubble, reopenBubble, useBubbleClosed } from './bubble-closed.ts';
import { bubbleMessages as messages } from './bubble-messages.ts';
import { VidaBubble } from './vida-bubble.tsx';

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

export interface VidaCornerProps {
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

import { useEffect, useRef, useState } from 'react';
import { BubblePanel } from './bubble-panel.tsx';
import { useBubbleText } from './use-bubble-text.ts';

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

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near the end it is the end. */
const NEAR_PX = 48;

/**
 * Keeps a box of messages at its end while the reader is there, and in its place when older ones come in above.
 * `firstId` is the oldest one's; `isOnTheWay`: a message was just sent, and the reader wants to see it. What is
 * attached to `newest` is read from its beginning once something was sent: a long answer goes on below the box.
 * What is attached to `urgent` is brought into sight from its beginning when it comes, however long it is.
 */
export const useStickToEnd = (firstId: string | undefined, isOnTheWay: boolean) => {
  const box = useRef<HTMLElement>(null);
  const before = useRef({ firstId, height: 0 });
  const hasSent = useRef(false);
  const newest = useRef<HTMLLIElement>(null);
  const urgent = useRef<HTMLDivElement>(null);
  const shownUrgent = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const goToEnd = (): void => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setAtEnd(true);
  };
  useEffect(() => {
    if (isOnTheWay) setAtEnd(true);
  }, [isOnTheWay]);
  // After every drawing: an answer grows bit by bit.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { scrollHeight, scrollTop } = element;
    hasSent.current ||= isOnTheWay;
    if (urgent.current && urgent.current !== shownUrgent.current) {
      element.scrollTop = urgent.current.offsetTop;
      // What comes now comes under it.
      setAtEnd(false);
    } else if (isAtEnd) {
      const top = hasSent.current ? newest.current?.offsetTop : undefined;
      // Before the first message there is a greeting, which is read from its beginning.
      if (firstId !== undefined || isOnTheWay)
        element.scrollTop = top === undefined ? scrollHeight : Math.max(scrollTop, top);
    } else if (before.current.firstId !== firstId) element.scrollTop += scrollHeight - before.current.height;
    shownUrgent.current = urgent.current;
    before.current = { firstId, height: scrollHeight };
  });

  return {
    box,
    newest,
    urgent,
    isAtEnd,
    goToEnd,
    /** Of the box; answers how far from its beginning the reader is, pixels. */
    noteScroll: (): number => {
      const element = box.current;
      if (!element) return 0;
      before.current.height = element.scrollHeight;
      setAtEnd(element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR_PX);
      return element.scrollTop;
    },
  };
};

import { useChatOpen } from '../../features/chat/widget/chat-open.ts';
import { LazyBoundary, lazyPart } from '../../ui/lazy-part.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';

/** By then the page has what it needs. */
const FETCH_AFTER_MS = 1500;

const ChatWidget = lazyPart(async () => (await import('../../features/chat/widget/chat-widget.tsx')).ChatWidget);

/** The floating conversation, whose code is not part of the first load; the page ends above its button. */
export const ChatSlot = () => {
  const isWanted = useChatOpen();
  const isTime = useElapsed(FETCH_AFTER_MS);
  return (
    <>
      <div className="hidden h-18 md:block" aria-hidden />
      {(isWanted || isTime) && (
        <LazyBoundary failed={() => null}>
          <ChatWidget />
        </LazyBoundary>
      )}
    </>
  );
};

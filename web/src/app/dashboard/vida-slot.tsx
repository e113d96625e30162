import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useBubbleClosed } from '../../features/motivation/bubble/bubble-closed.ts';
import { useUser } from '../../lib/session.ts';
import { LazyBoundary, lazyPart } from '../../ui/lazy-part.tsx';
import { useVidaSlot } from '../shell/vida-slot.ts';
import { useHushedVida } from './use-hushed-vida.ts';

const VidaCorner = lazyPart(async () => (await import('../../features/motivation/bubble/vida-corner.tsx')).VidaCorner);

/**
 * Vida's bubble on the dashboard: in the side bar where there is room, afloat elsewhere, and on a phone a card under
 * the summary, whose place is kept before she comes. Absent beside a glucose that asks for something.
 */
export const VidaSlot = () => {
  const { id, isAdmin } = useUser();
  const slot = useVidaSlot(isAdmin);
  const isClosed = useBubbleClosed(id);
  const isHushed = useHushedVida();
  useEffect(VidaCorner.preload, []);
  if (isHushed) return null;
  return (
    <div className={clsx('content-center md:contents', isClosed ? 'min-h-11' : 'min-h-32.5')}>
      {isHushed === false && (
        <LazyBoundary failed={() => null}>
          <VidaCorner slot={slot} />
        </LazyBoundary>
      )}
    </div>
  );
};

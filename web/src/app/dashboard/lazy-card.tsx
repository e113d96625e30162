import { useIsFetching } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../lib/use-in-view.ts';
import { Card } from '../../ui/card.tsx';
import { LazyBoundary, type LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { ErrorCard, Skeleton } from '../../ui/states.tsx';
import { useStartProgress } from '../checklist/use-start-progress.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import { useHushedVida } from './use-hushed-vida.ts';

/** How far below the visible part of the page a card begins to fetch its code. */
const AHEAD = '300px';
/** After so long without anything to fetch the page is idle. */
const IDLE_AFTER_MS = 3_000;

/**
 * Whether a part below the first screen is wanted: the person scrolled near its place, the page is idle, or somebody
 * wants all of it: who goes through it by Tab, looks for a word in it (Ctrl+F) or prints it.
 */
const useWanted = (place: RefObject<Element | null>): boolean => {
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  // Until the cards above have what they show, they are short, and everything seems near.
  const isSettled = useIsFetching() === 0;
  const isWatching = isSettled && !isWanted;
  useInView(place, AHEAD, isWatching ? want : null);
  useEffect(() => {
    if (!isWatching) return;
    const timer = setTimeout(want, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWatching, want]);
  useEffect(() => {
    if (isWanted) return;
    const handleKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (key === 'Tab' || ctrlKey || metaKey) want();
    };
    window.addEventListener('keydown', handleKey);
    window.addEventListener('beforeprint', want);
    return () => {
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('beforeprint', want);
    };
  }, [isWanted, want]);
  return isWanted;
};

interface LazyCardProps {
  title: string;
  card: LazyPart<object>;
  /** Classes that set `--card-height`: measured, with the data of somebody who uses it, and of somebody new. */
  height: { readonly usual: string; readonly atFirst: string };
}

/**
 * A card below the first screen, which comes later: its place is kept as high as it will be, data on
 * their way included.
 */
export const LazyCard = ({ title, card: Content, height: { usual, atFirst } }: LazyCardProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useWanted(place);
  const { progress } = useStartProgress();
  const isNew = progress?.hasProfile === false;
  const inPlace = (content: ReactNode) => (
    <Card title={title} className="flex flex-col">
      <div data-place className="contents">
        {content}
      </div>
    </Card>
  );
  const skeleton = inPlace(
    <div className="flex grow flex-col gap-4 print:hidden">
      <Skeleton className="h-11" />
      <Skeleton className="grow" />
      <Skeleton className="h-13" />
    </div>,
  );
  return (
    <div
      ref={place}
      className={clsx(
        'grid grid-cols-1 has-[[aria-busy=true],[data-place]]:min-h-(--card-height)',
        isNew ? atFirst : usual,
      )}
    >
      {isWanted ? (
        <LazyBoundary
          waiting={skeleton}
          failed={(retry) => inPlace(<ErrorCard level={3} title={dashboardMessages.cardFailed} onRetry={retry} />)}
        >
          <Content />
        </LazyBoundary>
      ) : (
        skeleton
      )}
    </div>
  );
};

const CheerCard = lazyPart(async () => (await import('../../features/motivation/cheer-card.tsx')).CheerCard);

const CheerPlace = () => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useWanted(place);
  return (
    <div ref={place} className="min-h-[17.75rem] md:min-h-[13.75rem] lg:min-h-32">
      {isWanted && (
        <LazyBoundary failed={() => null}>
          <CheerCard />
        </LazyBoundary>
      )}
    </div>
  );
};

/** The easter eggs that cheer, last on the page; absent, place and all, beside a glucose that asks for something. */
export const LazyCheerCard = () => (useHushedVida() === false ? <CheerPlace /> : null);

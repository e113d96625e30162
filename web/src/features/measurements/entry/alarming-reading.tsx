import { useEffect, useRef } from 'react';
import { entryMessages as messages } from './entry-messages.ts';
import { ReadingAdvice } from './reading-advice.tsx';
import type { SavedReading } from './saved-reading.ts';

/** A reading just saved that asks for something: it takes the place of the form, and the focus. */
export const AlarmingReading = ({ saved }: { saved: SavedReading }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      <ReadingAdvice {...saved} />
      <p className="text-sm text-muted-foreground">{messages.saved}</p>
    </div>
  );
};

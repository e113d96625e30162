import { useEffect, useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import { formatMetric } from '../format-metric.ts';
import { metricKind } from '../measurements-queries.ts';
import { adviceMessages } from './advice-messages.ts';
import { ReadingAdvice } from './reading-advice.tsx';
import type { SavedReading } from './saved-reading.ts';

/** A reading just saved that asks for something: it takes the place of the form, and the focus. */
export const AlarmingReading = ({ saved }: { saved: SavedReading }) => {
  const { glucoseUnit } = useUser();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    element?.focus({ preventScroll: true });
    // The form was longer: its button may have been far below where this begins.
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, []);
  return (
    <section
      ref={place}
      aria-label={adviceMessages.about(formatMetric(saved.metric, glucoseUnit))}
      tabIndex={-1}
      className="grid scroll-mt-4 gap-3 outline-none"
    >
      <ReadingAdvice metric={saved.metric} weightChange={saved.weightChange} />
      <p className="text-sm text-muted-foreground">{metricKind.words.added}</p>
    </section>
  );
};

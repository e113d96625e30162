import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { formatMetric } from '../format-metric.ts';
import { metricKind } from '../metric-kind.ts';
import { adviceMessages } from './advice-messages.ts';
import { ReadingAdvice } from './reading-advice.tsx';
import type { SavedReading } from './saved-reading.ts';

/**
 * The reading that asks for something now, until it was read. `raise` answers whether a reading does; where the dialog
 * or the page that would tell was closed before the reply came, a toast tells.
 */
export const useAlarm = () => {
  const { glucoseUnit } = useUser();
  const isMounted = useIsMounted();
  const [alarming, setAlarming] = useState<SavedReading | null>(null);
  return {
    alarming,
    raise: (saved: SavedReading): boolean => {
      if (saved.alarm !== 'now') return false;
      if (isMounted()) setAlarming(saved);
      else
        toast({
          title: adviceMessages.missedTitle(formatMetric(saved.metric, glucoseUnit)),
          description: adviceMessages.missedText,
          variant: 'destructive',
        });
      return true;
    },
    dismiss: () => setAlarming(null),
  };
};

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

import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { formatMetric } from '../format-metric.ts';
import { adviceMessages as messages } from './advice-messages.ts';
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
          title: messages.missedTitle(formatMetric(saved.metric, glucoseUnit)),
          description: messages.missedText,
          variant: 'destructive',
        });
      return true;
    },
    dismiss: () => setAlarming(null),
  };
};

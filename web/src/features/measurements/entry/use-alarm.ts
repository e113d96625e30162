import { useState } from 'react';
import { useCare } from '../../../lib/health-profile.ts';
import { announceSaved } from './announce-saved.ts';
import type { SavedReading } from './saved-reading.ts';

/** The reading that asks for something, until it was read; `announce` answers whether there is one. */
export const useAlarm = () => {
  const care = useCare();
  const [alarming, setAlarming] = useState<SavedReading | null>(null);
  return {
    alarming,
    announce: (saved: SavedReading): boolean => {
      const { isAlarming } = announceSaved(saved, care?.group ?? 'adult');
      if (isAlarming) setAlarming(saved);
      return isAlarming;
    },
    dismiss: () => setAlarming(null),
  };
};

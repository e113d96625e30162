import { type KeptSleepRecord, SLEEP_HISTORY_DAYS } from '@vida/contract/sleep/sleep-endpoints.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { historyMessages as messages } from './history-messages.ts';
import { NightsTable } from './nights-table.tsx';

/** The list shows so many first (spec section 9). */
const SHOWN_NIGHTS = 10;

/** The newest nights, and all of them when asked for. */
export const NightsList = ({ records }: { records: readonly KeptSleepRecord[] }) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? records : records.slice(0, SHOWN_NIGHTS);
  return (
    <Sheet title={messages.title} subtitle={messages.subtitle(SLEEP_HISTORY_DAYS)}>
      <NightsTable records={shown} />
      {records.length > SHOWN_NIGHTS && (
        <Button variant="ghost" className="mt-2 -ml-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.showFewer(SHOWN_NIGHTS) : messages.showAll(records.length)}
        </Button>
      )}
    </Sheet>
  );
};

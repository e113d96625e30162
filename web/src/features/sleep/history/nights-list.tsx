import { SLEEP_HISTORY_DAYS, type SleepRecordWithEtag } from '@vida/contract/sleep/sleep-endpoints.ts';
import { durationHoursOf, nightDayOf, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { type RefObject, useState } from 'react';
import { formatWeekday } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/records/record-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { formatHours, formatNightDay, formatNightTimes, formatQuality } from '../format-night.ts';
import { nightKind } from '../night-kind.ts';
import { historyMessages as messages } from '../page-messages.ts';
import { QualityBadge } from '../quality-badge.tsx';

const { columns, hours, minutes, nothing } = messages;

/** '2026-11-21' → 'sáb' */
const shortWeekday = (day: string): string => formatWeekday(day).slice(0, 3);

/** A night as a row: when, how long, how good; the rest where there is room. */
const nightColumns: readonly TableColumn<SleepRecordWithEtag>[] = [
  {
    key: 'night',
    header: columns.night,
    cell: (record) => {
      const night = toNight(record);
      return (
        <span className="whitespace-nowrap">
          <b>{formatNightDay(night)}</b>
          <span className="max-md:hidden">, {shortWeekday(nightDayOf(night))}</span>
        </span>
      );
    },
  },
  {
    key: 'times',
    header: columns.times,
    priority: 2,
    cell: (record) => <span className="whitespace-nowrap">{formatNightTimes(toNight(record))}</span>,
  },
  {
    key: 'duration',
    header: columns.duration,
    cell: (record) => <span className="whitespace-nowrap">{hours(formatHours(durationHoursOf(toNight(record))))}</span>,
  },
  {
    key: 'quality',
    header: columns.quality,
    cell: (record) => {
      const { quality } = toNight(record);
      return (
        <span className="flex items-center gap-x-2">
          <b>{formatQuality(quality)}</b>
          <QualityBadge quality={quality} />
        </span>
      );
    },
  },
  {
    key: 'fallAsleep',
    header: columns.fallAsleep,
    priority: 3,
    cell: ({ fallAsleepTime }) => minutes(fallAsleepTime),
  },
  { key: 'wakings', header: columns.wakings, priority: 3, cell: ({ nightWakings }) => nightWakings },
  {
    key: 'notes',
    header: columns.notes,
    priority: 3,
    cell: ({ notes }) => <span className="wrap-anywhere whitespace-pre-line">{notes ?? nothing}</span>,
  },
];

/** The list shows so many first (spec section 9). */
const SHOWN_NIGHTS = 10;

const NightDialog = lazyPart(async () => (await import('../entry/night-dialog.tsx')).NightDialog);

interface NightsListProps {
  /** Newest first. */
  records: readonly SleepRecordWithEtag[];
  /** Takes the focus when the last night is gone. */
  register: RefObject<HTMLElement | null>;
}

/** The newest nights, and all of them when asked for. */
export const NightsList = ({ records, register }: NightsListProps) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? records : records.slice(0, SHOWN_NIGHTS);
  return (
    <Card title={messages.title} subtitle={messages.subtitle(SLEEP_HISTORY_DAYS)}>
      <RecordTable
        kind={nightKind}
        caption={messages.title}
        columns={nightColumns}
        records={shown}
        rowLabel={(record) => messages.options(formatNightDay(toNight(record)))}
        dialog={NightDialog}
        around={register}
      />
      {records.length > SHOWN_NIGHTS && (
        <Button variant="ghost" className="mt-2 -ml-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? messages.showFewer(SHOWN_NIGHTS) : messages.showAll(records.length)}
        </Button>
      )}
    </Card>
  );
};

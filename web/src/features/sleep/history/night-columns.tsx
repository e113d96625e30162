import { durationHoursOf, nightDayOf, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { formatWeekday } from '../../../lib/format.ts';
import type { TableColumn } from '../../../ui/table-column.ts';
import { formatHours, formatNightDay, formatNightTimes, formatQuality } from '../format-night.ts';
import { QualityBadge } from '../quality-badge.tsx';
import { historyMessages } from './history-messages.ts';

const { columns, hours, minutes, nothing } = historyMessages;

/** '2026-11-21' → 'sáb' */
const shortWeekday = (day: string): string => formatWeekday(day).slice(0, 3);

/** A night as a row: when, how long, how good; the rest where there is room. */
export const nightColumns: readonly TableColumn<SleepRecord>[] = [
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

import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { durationHoursOf } from '@vida/contract/sleep/sleep-rules.ts';
import { useWatch } from 'react-hook-form';
import { formatDayShort } from '../../../lib/format.ts';
import { formatDuration } from '../format-night.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { placeNight } from './place-night.ts';
import type { NightForm } from './use-night-form.ts';

interface NightLengthProps {
  form: NightForm;
  wakeTimeZone: string;
}

/** '20/11, 22:00' */
const formatWall = (wall: string): string => `${formatDayShort(wall.slice(0, 10))}, ${wall.slice(11)}`;

/** How long the night that is being typed is, and from when to when: which evening is meant shows here. */
export const NightLength = ({ form, wakeTimeZone }: NightLengthProps) => {
  const [sleepDate, bedTime, wakeTime, bedTimeZone] = useWatch({
    control: form.control,
    name: ['sleepDate', 'bedTime', 'wakeTime', 'bedTimeZone'],
  });
  const night = placeNight({ sleepDate, bedTime, wakeTime, bedTimeZone, wakeTimeZone });
  const hours = night ? durationHoursOf(night) : 0;
  return (
    <div role="status" className="min-h-12">
      {night && hours > 0 && (
        <p>
          <b>{messages.inBed(formatDuration(hours))}</b>
          <span className="block text-sm text-muted-foreground tabular-nums">
            {messages.fromTo(formatWall(wallTimeThen(night.bed)), formatWall(wallTimeThen(night.wake)))}
          </span>
        </p>
      )}
      {night && night.wake.at > new Date() && <p className="text-sm">{messages.later}</p>}
    </div>
  );
};

import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { durationHoursOf } from '@vida/contract/sleep/sleep-rules.ts';
import { MAX_SLEEP_NOTES, SLEEP_QUALITY } from '@vida/contract/sleep/sleep-schemas.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatDayShort } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { timeZoneOptions } from '../../../lib/time-zone-options.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { formatDuration } from '../format-night.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { NightDraft, TypedNight } from './night-draft.ts';
import { placeNight } from './place-night.ts';

const { labels, hints } = messages;

interface NightFieldsProps {
  form: UseFormReturn<NightDraft, unknown, TypedNight>;
  /** Where the night ended. */
  wakeTimeZone: string;
}

const isOffset = (zone: string): boolean => /^[+-]/.test(zone);

/** Where somebody went to bed, for the night of a journey. */
const BedZoneDisclosure = ({ form, wakeTimeZone }: NightFieldsProps) => {
  const { timeZone } = useUser();
  const [initial] = useState(() => form.getValues('bedTimeZone'));
  const recorded = [...new Set([initial, wakeTimeZone])]
    .filter(isOffset)
    .map((zone) => ({ value: zone, label: messages.recordedZone(zone) }));
  return (
    <Disclosure title={messages.movedZone} open={initial !== wakeTimeZone}>
      <SelectField
        control={form.control}
        name="bedTimeZone"
        label={labels.bedTimeZone}
        hint={hints.bedTimeZone}
        options={[...recorded, ...timeZoneOptions(timeZone)]}
      />
    </Disclosure>
  );
};

/** '20/11, 22:00' */
const formatWall = (wall: string): string => `${formatDayShort(wall.slice(0, 10))}, ${wall.slice(11)}`;

/** How long the night that is being typed is, and from when to when: which evening is meant shows here. */
const NightLength = ({ form, wakeTimeZone }: NightFieldsProps) => {
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

/** All that is asked of a night. */
export const NightFields = ({ form, wakeTimeZone }: NightFieldsProps) => {
  const { control } = form;
  return (
    <>
      <TextField
        type="date"
        control={control}
        name="sleepDate"
        label={labels.sleepDate}
        hint={hints.sleepDate}
        max={useToday()}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField type="time" control={control} name="bedTime" label={labels.bedTime} />
        <TextField type="time" control={control} name="wakeTime" label={labels.wakeTime} />
      </div>
      <NightLength form={form} wakeTimeZone={wakeTimeZone} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField control={control} name="fallAsleepTime" label={labels.fallAsleepTime} unit={messages.minutes} />
        <NumberField control={control} name="nightWakings" label={labels.nightWakings} unit={messages.times} />
      </div>
      <NumberField
        control={control}
        name="sleepQuality"
        label={labels.sleepQuality}
        hint={hints.sleepQuality}
        unit={messages.outOf(SLEEP_QUALITY.max)}
      />
      <TextareaField control={control} name="notes" label={labels.notes} rows={2} maxLength={MAX_SLEEP_NOTES} />
      <BedZoneDisclosure form={form} wakeTimeZone={wakeTimeZone} />
    </>
  );
};

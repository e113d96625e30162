import { nightDayOf } from '@vida/contract/sleep/sleep-rules.ts';
import type { RecordedNight } from '../adviser.ts';

/** From going to bed to waking. */
export type Stretch = Pick<RecordedNight, 'bed' | 'wake'>;

const mergeStretches = (nights: readonly Stretch[]): readonly Stretch[] => {
  const merged: Stretch[] = [];
  for (const { bed, wake } of nights.toSorted((a, b) => a.bed.at.getTime() - b.bed.at.getTime())) {
    const last = merged.at(-1);
    if (!last || bed.at > last.wake.at) merged.push({ bed, wake });
    else if (wake.at > last.wake.at) merged[merged.length - 1] = { bed: last.bed, wake };
  }
  return merged;
};

/** Times in bed, a night that was recorded twice told once, as the screen counts its hours (`hoursByNight`). */
export const stretchesInBed = (nights: readonly RecordedNight[]): readonly Stretch[] =>
  [...Map.groupBy(nights, nightDayOf).values()].flatMap(mergeStretches);

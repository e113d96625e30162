import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { toCare } from '../../../lib/health-profile.ts';
import { formatMetric } from '../format-metric.ts';
import { describeGlucose, toGlucoseReader } from '../meaning/describe-glucose.ts';
import { readVital } from '../vitals/read-vital.ts';
import { vitalsMessages } from '../vitals/vitals-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { SavedReading } from './saved-reading.ts';

interface Reader {
  readonly unit: GlucoseUnit;
  readonly timeZone: string;
  readonly now: Date;
}

/** What a saved reading means; null where the profile could not be read. */
const meaningOf = ({ metric, profile }: SavedReading, { unit, timeZone, now }: Reader): string | null => {
  if (!profile) return null;
  const today = dayOf(now, timeZone);
  if (metric.metricType === 'glucose')
    return describeGlucose(metric, toGlucoseReader(profile, today), {
      unit,
      isNow: true,
      isToday: dayOf(new Date(metric.measuredAt), timeZone) === today,
      isRepeated: null,
    });
  if (metric.metricType === 'weight') return vitalsMessages.weight.latestNote;
  const care = toCare(profile, today);
  const words = readVital(metric, care);
  if (words) return messages.savedWord(formatMetric(metric, unit), words.word.toLowerCase());
  return hasTargets(care.group) ? null : vitalsMessages.ownGoal[care.group];
};

/** The sentence after 'Medição salva.': what the reading means, or where to find what it asks for; '' where nothing is known. */
export const describeSaved = (saved: SavedReading, reader: Reader): string =>
  saved.alarm === 'past' ? messages.savedPast : (meaningOf(saved, reader) ?? '');

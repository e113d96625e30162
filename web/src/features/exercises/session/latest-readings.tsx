import type { Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { readinessMessages as messages } from './readiness-messages.ts';

/** The readings that the advice rests on, each with its moment. */
export const LatestReadings = ({ readiness: { glucose, pressure, heartRate } }: { readiness: Readiness }) => {
  const { timeZone, glucoseUnit } = useUser();
  const glucoseText =
    glucose?.value != null
      ? formatGlucose(glucose.value, glucoseUnit)
      : glucose?.rangeFlag && messages.flags[glucose.rangeFlag];
  const lines = [
    glucose && glucoseText && { label: messages.glucose, text: glucoseText, at: glucose.measuredAt },
    pressure && {
      label: messages.pressure,
      text: messages.pressureValue(pressure.systolic, pressure.diastolic),
      at: pressure.measuredAt,
    },
    heartRate && {
      label: messages.heartRate,
      text: messages.bpm(heartRate.bpm),
      at: heartRate.measuredAt,
    },
  ].filter((line) => line !== null && line !== undefined && line !== '');
  if (lines.length === 0) return null;
  return (
    <section aria-label={messages.readings}>
      <h3 className="text-sm font-medium text-muted-foreground">{messages.readings}</h3>
      <ul>
        {lines.map(({ label, text, at }) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-3 py-1 tabular-nums">
            <span>
              {label}: <strong>{text}</strong>
            </span>
            <time dateTime={at} className="text-muted-foreground">
              {formatDateTime(at, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};

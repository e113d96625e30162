import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-values.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { type Care, useCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { formatVital, unitAfterNumber } from '../format-metric.ts';
import { formatMetricMoment } from '../format-moment.ts';
import { BodyMassNote } from './body-mass-note.tsx';
import { readVital } from './read-vital.ts';
import type { VitalType } from './vital-type.ts';
import { VitalWord } from './vital-word.tsx';
import { vitalsMessages as messages } from './vitals-messages.ts';

/** A glycated haemoglobin says little in these. */
const isHba1cUnreliable = (care: Care | null): boolean =>
  care !== null && (care.group === 'pregnant' || care.hasKidneyDisease);

interface LatestVitalProps {
  type: VitalType;
  metric: HealthMetric;
}

/** The newest reading: number, word, moment, and one sentence. */
export const LatestVital = ({ type, metric }: LatestVitalProps) => {
  const { timeZone } = useUser();
  const today = useToday();
  const care = useCare();
  const words = readVital(metric, care);
  return (
    <Sheet title={messages.latest[type]}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="text-2xl font-semibold tracking-[-0.02em] whitespace-nowrap tabular-nums">
          {formatVital(metric)}
          <span className="text-base font-medium tracking-normal text-muted-foreground">
            {unitAfterNumber(storedUnitOf(type))}
          </span>
        </p>
        <VitalWord metric={metric} care={care} />
        <p className="text-muted-foreground">{formatMetricMoment(metric, timeZone, today)}</p>
      </div>
      <div className="mt-2 grid max-w-[65ch] gap-1">
        {words && <p>{words.meaning}</p>}
        {type === 'weight' && metric.value !== null && <BodyMassNote weightKg={metric.value} />}
        {type !== 'weight' && care && !hasTargets(care.group) && <p>{messages.ownGoal[care.group]}</p>}
        {type === 'hba1c' && isHba1cUnreliable(care) && <p>{messages.hba1c.unreliable}</p>}
      </div>
    </Sheet>
  );
};

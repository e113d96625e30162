import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { type Care, useCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { formatVital, unitAfterNumber } from '../format-metric.ts';
import { formatMetricMoment } from '../format-moment.ts';
import { LatestSheet } from '../latest-sheet.tsx';
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
    <LatestSheet
      title={messages.latest[type]}
      number={formatVital(metric)}
      unit={unitAfterNumber(storedUnitOf(type))}
      word={<VitalWord metric={metric} care={care} />}
      moment={formatMetricMoment(metric, timeZone, today)}
    >
      {words && <p>{words.meaning}</p>}
      {type === 'weight' && metric.value !== null && <BodyMassNote weightKg={metric.value} />}
      {type !== 'weight' && care && !hasTargets(care.group) && <p>{messages.ownGoal[care.group]}</p>}
      {type === 'hba1c' && isHba1cUnreliable(care) && <p>{messages.hba1c.unreliable}</p>}
    </LatestSheet>
  );
};

import { useQuery } from '@tanstack/react-query';
import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { readBodyMass } from '@vida/contract/profile/body-mass-rules.ts';
import { bmiClassWords } from '@vida/contract/profile/body-mass-words.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { healthProfileQuery, useCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { formatVital, unitAfterNumber } from '../format-metric.ts';
import { formatMetricMoment } from '../format-moment.ts';
import { LatestCard } from '../latest-card.tsx';
import { latestMetricQuery } from '../measurements-queries.ts';
import { bodySizeMessages, metricMessages } from '../metric-messages.ts';
import { PeriodWait } from '../period/period-card.tsx';
import { VitalWord } from '../readings/reading-word.tsx';
import type { VitalType } from './vital.ts';
import { PressureHowTo, VitalPeriodCard } from './vital-period-card.tsx';
import { plainNoteOf, readVital, vitals } from './vitals.ts';
import { vitalsMessages as messages } from './vitals-messages.ts';

/** The body mass index of a weight, where it applies to this person and may be told; otherwise what a weight is. */
const BodyMassNote = ({ weightKg }: { weightKg: number }) => {
  const today = useToday();
  const care = useCare();
  const { data: profile } = useQuery(healthProfileQuery());
  const words = messages.weight;
  if (!profile || !care || care.hasEatingRisk || !hasTargets(care.group))
    return <p>{bodySizeMessages.weight.latestNote}</p>;
  const mass = readBodyMass({ ...profile, currentWeight: weightKg }, today);
  if (mass?.kind === 'class')
    return (
      <p>
        <b>{words.bmi(formatNumber(mass.bmi), bmiClassWords[mass.bmiClass])}</b> {mass.isOlder && `${words.bmiOlder} `}
        {words.bmiNote}
      </p>
    );
  const needsProfile = profile.height === null || mass?.reason === 'age_unknown';
  return (
    <p>
      {bodySizeMessages.weight.latestNote} {needsProfile && words.needsProfile}
    </p>
  );
};

/** The newest reading: number, word, moment, and one sentence. */
const LatestVital = ({ type, metric }: { type: VitalType; metric: HealthMetric }) => {
  const { timeZone } = useUser();
  const today = useToday();
  const care = useCare();
  const words = readVital(metric, care);
  const isWeight = type === 'weight';
  const notes =
    care && !isWeight ? [words ? null : plainNoteOf(type, care), vitals[type].caution?.(care)].filter(Boolean) : [];
  return (
    <LatestCard
      title={metricMessages[type].latest}
      number={formatVital(metric)}
      unit={unitAfterNumber(storedUnitOf(type))}
      word={<VitalWord metric={metric} care={care} />}
      moment={formatMetricMoment(metric, timeZone, today)}
    >
      {words && <p>{words.meaning}</p>}
      {isWeight && metric.value !== null && <BodyMassNote weightKg={metric.value} />}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </LatestCard>
  );
};

interface VitalsViewProps {
  type: VitalType;
  /** `yyyy-MM-dd`: the chart reaches back to it at first. */
  since: string | undefined;
}

/** What was measured of one type: the newest reading, then the period. */
export const VitalsView = ({ type, since }: VitalsViewProps) => {
  const { data: latest, isError, isPending, refetch } = useQuery(latestMetricQuery(type));
  const { latest: title, empty } = metricMessages[type];
  if (isPending || isError) return <PeriodWait title={title} isError={isError} onRetry={refetch} />;
  return (
    <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
      {latest ? (
        <>
          <LatestVital type={type} metric={latest} />
          <VitalPeriodCard type={type} latest={latest} since={since} />
        </>
      ) : (
        <Card title={title}>
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
          {type === 'blood_pressure' && <PressureHowTo />}
        </Card>
      )}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { readBodyMass } from '@vida/contract/profile/body-mass-rules.ts';
import { careGroupOf, hasEatingRisk, hasTargets } from '@vida/contract/profile/care-rules.ts';
import { healthProfileQuery } from '../../../lib/health-profile.ts';
import { useToday } from '../../../lib/use-today.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { bmiWords } from './class-messages.ts';
import { vitalsMessages } from './vitals-messages.ts';

const messages = vitalsMessages.weight;

/** The body mass index of a weight, where it applies to this person and may be told; otherwise what a weight is. */
export const BodyMassNote = ({ weightKg }: { weightKg: number }) => {
  const today = useToday();
  const { data: profile } = useQuery(healthProfileQuery());
  if (!profile || hasEatingRisk(profile) || !hasTargets(careGroupOf(profile, today)))
    return <p>{messages.latestNote}</p>;
  const mass = readBodyMass({ ...profile, currentWeight: weightKg }, today);
  if (mass?.kind === 'class')
    return (
      <p>
        <b>{messages.bmi(formatNumber(mass.bmi), bmiWords[mass.bmiClass])}</b> {mass.isOlder && `${messages.bmiOlder} `}
        {messages.bmiNote}
      </p>
    );
  const needsProfile = profile.height === null || mass?.reason === 'age_unknown';
  return (
    <p>
      {messages.latestNote} {needsProfile && messages.needsProfile}
    </p>
  );
};

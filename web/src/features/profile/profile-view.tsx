import { ageOn } from '@vida/contract/profile/age-rules.ts';
import { entriesOf } from '@vida/contract/profile/choice-rules.ts';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/use-today.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { LabelledValue } from '../../ui/stat.tsx';
import { BodyNotes } from './body-notes.tsx';
import { profileMessages as messages } from './profile-messages.ts';
import { ProfileSection } from './profile-section.tsx';

const text = messages.physical;
const notInformed = <span className="font-normal text-muted-foreground">{messages.notInformed}</span>;

const measure = (value: number | null, unit: string): string | null =>
  value === null ? null : `${formatNumber(value)} ${unit}`;

type Value = readonly [label: string, value: string | null];
const pregnantValue: readonly Value[] = [[text.pregnant, text.yes]];

const physicalValues = (profile: HealthProfile, today: string): readonly Value[] => {
  const { birthDate, exerciseLevel, sex, pregnant } = profile;
  return [
    [text.height, measure(profile.height, 'cm')],
    [text.currentWeight, measure(profile.currentWeight, 'kg')],
    [text.weightGoal, measure(profile.weightGoal, 'kg')],
    [text.sleepGoal, measure(profile.sleepGoal, 'horas')],
    [text.bloodType, profile.bloodType],
    [text.exerciseLevel, exerciseLevel && messages.exerciseLevels[exerciseLevel]],
    [text.birthDate, birthDate && `${formatDay(birthDate)} ${messages.age(ageOn(birthDate, today))}`],
    [text.sex, sex && messages.sexes[sex]],
    ...(pregnant ? pregnantValue : []),
  ];
};

/** A list in reading mode: its entries as one line. */
const Entries = ({ entries }: { entries: readonly string[] }) =>
  entries.length === 0 ? <p>{notInformed}</p> : <p className="font-medium">{entries.join(', ')}</p>;

export const ProfileView = ({ profile }: { profile: HealthProfile }) => {
  const today = useToday();
  return (
    <>
      <ProfileSection title={text.title} note={text.subtitle}>
        <div className="grid gap-4">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-4">
            {physicalValues(profile, today).map(([label, value]) => (
              <LabelledValue key={label} label={label} value={value ?? notInformed} />
            ))}
          </dl>
          <BodyNotes profile={profile} />
        </div>
      </ProfileSection>
      {PROFILE_LISTS.map((each) => (
        <ProfileSection key={each.list} title={messages.lists[each.list].title}>
          <Entries entries={entriesOf(profile, each)} />
        </ProfileSection>
      ))}
    </>
  );
};

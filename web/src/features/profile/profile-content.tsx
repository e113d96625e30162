import { ageOn } from '@vida/contract/profile/age-rules.ts';
import { entriesOf } from '@vida/contract/profile/choice-rules.ts';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfileWithEtag } from '@vida/contract/profile/profile-endpoints.ts';
import type { HealthProfile, NewHealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { UnusualMeasure } from '@vida/contract/profile/unusual-values-rules.ts';
import { Pencil, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '../../lib/format.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useEdited } from '../../lib/use-edited.ts';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LabelledValue } from '../../ui/stat.tsx';
import { Vida } from '../../ui/vida.tsx';
import { BodyNotes } from './body-notes.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { profileFieldWords, toFormValues, useProfileForm } from './profile-form.ts';
import { profileMessages as messages, profileMessages } from './profile-messages.ts';
import { ProfileSection } from './profile-section.tsx';
import { useDisclosures } from './use-disclosures.ts';
import { useProfileSaving, useSaveHealthProfile } from './use-profile-saving.ts';

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

const ProfileView = ({ profile }: { profile: HealthProfile }) => {
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

export interface FirstSteps {
  /** What stands above the page and begins to fill it in; the page's own invitation where there is none. */
  firstSteps?: ((onFill: () => void) => ReactNode) | undefined;
}

const invitationMessages = profileMessages.invitation;

/** Above a profile that was never saved: what it is for, and how to begin. */
const Invitation = ({ onStart }: { onStart: () => void }) => (
  <Card>
    <div className="flex flex-wrap items-center gap-4">
      <Vida mood="greeting" size={72} />
      <div className="min-w-0 flex-1 basis-48">
        <h2>{invitationMessages.title}</h2>
        <p className="max-w-[65ch] text-muted-foreground">{invitationMessages.text}</p>
      </div>
      <Button onClick={onStart}>{invitationMessages.action}</Button>
    </div>
  </Card>
);

const unusualMessages = profileMessages.unusual;

interface UnusualDialogProps {
  profile: NewHealthProfile;
  unusual: readonly UnusualMeasure[];
  onConfirm: () => void;
  onCorrect: () => void;
}

const describe = (measure: UnusualMeasure, profile: NewHealthProfile): string =>
  measure === 'bodyMass'
    ? unusualMessages.bodyMass(formatNumber(profile.height ?? 0), formatNumber(profile.currentWeight ?? 0))
    : unusualMessages[measure](formatNumber(profile[measure] ?? 0));

/** Asks about measures that are possible but rare, before they are saved. */
const UnusualDialog = ({ profile, unusual, onConfirm, onCorrect }: UnusualDialogProps) => (
  <ConfirmDialog
    open
    title={unusualMessages.title}
    description={unusualMessages.description(unusual.map((measure) => describe(measure, profile)).join('; '))}
    confirmLabel={unusualMessages.confirm}
    cancelLabel={unusualMessages.correct}
    onConfirm={onConfirm}
    onOpenChange={onCorrect}
  />
);

/** A loaded profile: reading, until 'Editar Perfil' (spec section 4). */
export const ProfileContent = ({ profile, firstSteps }: FirstSteps & { profile: HealthProfileWithEtag }) => {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const form = useProfileForm(profile);
  const folds = useDisclosures();
  const { isDirty } = form.formState;
  useUnsavedChanges(isEditing && isDirty);
  const save = useSaveHealthProfile();
  const { base, elsewhere, rest, readRefusal } = useEdited({
    form,
    current: profile,
    toValues: toFormValues,
    words: profileFieldWords,
    isSaving: save.isPending,
  });

  const read = (shown: HealthProfileWithEtag) => {
    rest(shown);
    setAsking(false);
    setEditing(false);
    folds.closeAgain();
    toggleRef.current?.focus();
  };
  const edit = () => {
    rest(profile);
    setEditing(true);
  };
  const start = () => {
    if (!isEditing) flushSync(edit);
    form.setFocus('height');
  };
  const { isSaving, question, submit, confirm, correct } = useProfileSaving(form, save, {
    base: base ?? profile,
    onSaved: read,
    readRefusal,
    onRefused: folds.openAll,
  });

  const cancel = () => {
    if (isSaving) return;
    if (isDirty) setAsking(true);
    else read(profile);
  };

  return (
    <>
      {firstSteps?.(start)}
      <PageHeader
        title={profileMessages.title}
        subtitle={profileMessages.subtitle}
        actions={
          <Button ref={toggleRef} variant="outline" icon={isEditing ? X : Pencil} onClick={isEditing ? cancel : edit}>
            {isEditing ? profileMessages.cancel : profileMessages.edit}
          </Button>
        }
      />
      {isEditing ? (
        <ProfileEditor form={form} folds={folds} elsewhere={elsewhere} isSaving={isSaving} onSubmit={submit} />
      ) : (
        <>
          {profile.updatedAt === null && !firstSteps && <Invitation onStart={start} />}
          <ProfileView profile={profile} />
        </>
      )}
      {question && <UnusualDialog {...question} onConfirm={confirm} onCorrect={correct} />}
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={profileMessages.discard.title}
        description={profileMessages.discard.description}
        confirmLabel={profileMessages.discard.confirm}
        cancelLabel={profileMessages.discard.stay}
        onConfirm={() => read(profile)}
      />
    </>
  );
};

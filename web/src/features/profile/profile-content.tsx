import type { HealthProfileWithEtag } from '@vida/contract/profile/profile-endpoints.ts';
import type { NewHealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { UnusualMeasure } from '@vida/contract/profile/unusual-values-rules.ts';
import { Pencil, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useEdited } from '../../lib/use-edited.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Vida } from '../../ui/vida.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { profileFieldWords, toFormValues, useProfileForm } from './profile-form.ts';
import { profileMessages } from './profile-messages.ts';
import { ProfileView } from './profile-view.tsx';
import { useDisclosures } from './use-disclosures.ts';
import { useProfileSaving, useSaveHealthProfile } from './use-profile-saving.ts';

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

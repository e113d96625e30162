import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { Pencil, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Invitation } from './invitation.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { toFormValues } from './profile-form-schema.ts';
import { profileMessages as messages } from './profile-messages.ts';
import { ProfileView } from './profile-view.tsx';
import { UnusualDialog } from './unusual-dialog.tsx';
import { useFolds } from './use-folds.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useProfileSaving } from './use-profile-saving.ts';

export interface FirstSteps {
  /** What stands above the page and begins to fill it in; the page's own invitation where there is none. */
  firstSteps?: ((onFill: () => void) => ReactNode) | undefined;
}

interface ProfileContentProps extends FirstSteps {
  profile: HealthProfile;
}

/** A loaded profile: reading, until 'Editar Perfil' (spec section 4). */
export const ProfileContent = ({ profile, firstSteps }: ProfileContentProps) => {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const form = useProfileForm(profile);
  const folds = useFolds();
  const { isDirty } = form.formState;
  useUnsavedChanges(isEditing && isDirty);

  const read = (shown: HealthProfile) => {
    form.reset(toFormValues(shown));
    setAsking(false);
    setEditing(false);
    folds.closeAgain();
    toggleRef.current?.focus();
  };
  const edit = () => {
    form.reset(toFormValues(profile));
    setEditing(true);
  };
  const start = () => {
    if (!isEditing) flushSync(edit);
    form.setFocus('height');
  };
  const { isSaving, question, submit, confirm, correct } = useProfileSaving(form, profile, {
    onSaved: read,
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
        title={messages.title}
        subtitle={messages.subtitle}
        actions={
          <Button
            ref={toggleRef}
            variant="outline"
            icon={isEditing ? X : Pencil}
            onClick={isEditing ? cancel : edit}
          >
            {isEditing ? messages.cancel : messages.edit}
          </Button>
        }
      />
      {isEditing ? (
        <ProfileEditor form={form} folds={folds} isSaving={isSaving} onSubmit={submit} />
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
        title={messages.discard.title}
        description={messages.discard.description}
        confirmLabel={messages.discard.confirm}
        cancelLabel={messages.discard.stay}
        onConfirm={() => read(profile)}
      />
    </>
  );
};

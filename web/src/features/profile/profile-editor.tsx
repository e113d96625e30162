import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { type Elsewhere, ElsewhereNotice } from '../../ui/elsewhere-notice.tsx';
import { BodyNotes } from './body-notes.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { PhysicalFields } from './physical-fields.tsx';
import { type ProfileForm, readBody } from './profile-form.ts';
import { profileMessages as messages } from './profile-messages.ts';
import { ProfileSection } from './profile-section.tsx';
import type { Folds } from './use-disclosures.ts';

interface ProfileEditorProps {
  form: ProfileForm;
  folds: Folds;
  elsewhere: Elsewhere | null;
  isSaving: boolean;
  onSubmit: (event: FormEvent) => void;
}

/** What gets focus scrolls clear of the save bar and brings its label along. */
const formClass = 'contents [&_:is(input,select)]:scroll-mt-16 [&_:is(input,select)]:scroll-mb-52';

/** Stays in sight while the profile is edited, above the phone's bottom bar, and above a toast. */
const SaveBar = ({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) => (
  <div
    className="sticky bottom-19 z-20 flex items-center justify-between gap-3 rounded-lg bg-card
py-3 pr-3 pl-4 shadow-float md:bottom-[calc(1rem+var(--toast-space,0px))] md:pl-6"
  >
    <p role="status" className={isDirty ? 'text-sm font-semibold' : 'text-sm text-muted-foreground'}>
      {isDirty ? messages.unsaved : messages.untouched}
    </p>
    <Button type="submit" size="lg" className="shrink-0" pending={isSaving} pendingLabel={messages.saving}>
      {messages.save}
    </Button>
  </div>
);

/** The profile in edit mode. On a phone the sections fold, the first one open. */
export const ProfileEditor = ({ form, folds, elsewhere, isSaving, onSubmit }: ProfileEditorProps) => {
  const body = readBody(useWatch({ control: form.control }));
  return (
    <form noValidate className={formClass} aria-label={messages.title} onSubmit={onSubmit}>
      <ElsewhereNotice elsewhere={elsewhere} />
      <ProfileSection title={messages.physical.title} note={messages.physical.subtitle} fold={folds.of()}>
        <div className="grid gap-5">
          <PhysicalFields form={form} />
          <BodyNotes profile={body} />
        </div>
      </ProfileSection>
      {PROFILE_LISTS.map((each) => (
        <ChoiceSection key={each.list} form={form} of={each} fold={folds.of(each.list)} />
      ))}
      <SaveBar isDirty={form.formState.isDirty} isSaving={isSaving} />
    </form>
  );
};

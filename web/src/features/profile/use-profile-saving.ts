import type { HealthProfile, NewHealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { findUnusualMeasures, type UnusualMeasure } from '@vida/contract/profile/unusual-values-rules.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { offerHelp } from '../../lib/offer-help.ts';
import { showServerErrors } from '../../lib/use-api-form.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { ownTextsOf } from './own-texts.ts';
import { profileMessages as messages } from './profile-messages.ts';
import { useSaveHealthProfile } from './profile-queries.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface Question {
  readonly profile: NewHealthProfile;
  readonly unusual: readonly UnusualMeasure[];
}

interface SavingEvents {
  readonly onSaved: (profile: HealthProfile) => void;
  /** Fields are about to be marked: they must be on screen, so that the first can be focused. */
  readonly onRefused: () => void;
}

/** Saving a form over `saved`: first the question about unusual measures, then the call, then the toast. */
export const useProfileSaving = (
  form: ProfileForm,
  saved: HealthProfile,
  { onSaved, onRefused }: SavingEvents,
) => {
  const save = useSaveHealthProfile();
  const [question, setQuestion] = useState<Question | null>(null);

  const send = (body: NewHealthProfile): void => {
    const before = ownTextsOf(saved);
    const sending = save.mutateAsync(
      { body },
      {
        onSuccess: (profile) => {
          onSaved(profile);
          toast({ title: messages.success, description: messages.saved });
        },
        onError: (error) => {
          flushSync(onRefused);
          showServerErrors(form, error);
          toast({ title: messages.error, description: messages.notSaved, variant: 'destructive' });
        },
      },
    );
    // A promise: the page may be left before the answer comes. That it failed was told.
    void sending.then(
      () => offerHelp(ownTextsOf(body), before),
      () => {},
    );
  };

  return {
    isSaving: save.isPending,
    question,
    submit: form.handleSubmit(
      (profile) => {
        if (save.isPending) return;
        const unusual = findUnusualMeasures(profile, saved);
        if (unusual.length > 0) setQuestion({ profile, unusual });
        else send(profile);
      },
      () => flushSync(onRefused),
    ),
    confirm: () => {
      if (question) send(question.profile);
      setQuestion(null);
    },
    correct: () => setQuestion(null),
  };
};

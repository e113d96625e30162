import { useQueryClient } from '@tanstack/react-query';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { type HealthProfileWithEtag, saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import type { NewHealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { findUnusualMeasures, type UnusualMeasure } from '@vida/contract/profile/unusual-values-rules.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useApiMutation } from '../../lib/api-query.ts';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { offerHelp } from '../../lib/offer-help.ts';
import { tellSuccess } from '../../lib/tell.ts';
import { showServerErrors } from '../../lib/use-api-form.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { uiMessages } from '../../ui/ui-messages.ts';
import type { ProfileForm } from './profile-form.ts';
import { profileMessages as messages } from './profile-messages.ts';

/**
 * Replaces the profile. What Vida shows anywhere starts from it (level, tips, plans), so everything else counts as
 * stale afterwards.
 */
export const useSaveHealthProfile = () => {
  const queryClient = useQueryClient();
  return useApiMutation(saveHealthProfile, {
    onSuccess: (saved) => {
      queryClient.setQueryData(healthProfileQuery().queryKey, saved);
      void queryClient.invalidateQueries();
    },
  });
};

interface Question {
  readonly profile: NewHealthProfile;
  readonly unusual: readonly UnusualMeasure[];
}

interface Saving {
  /** What the form rests on. */
  readonly base: HealthProfileWithEtag;
  readonly onSaved: (profile: HealthProfileWithEtag) => void;
  /** Whether it was refused because another place saved something, which the form tells by itself. */
  readonly readRefusal: (error: unknown) => boolean;
  /** Fields are about to be marked: they must be on screen, so that the first can be focused. */
  readonly onRefused: () => void;
}

/** What somebody wrote in a profile in their own words. */
const ownTextsOf = (profile: NewHealthProfile): string[] =>
  PROFILE_LISTS.flatMap(({ list, other, choices }) => {
    const predefined: readonly string[] = choices;
    return [profile[other], ...profile[list].filter((choice) => !predefined.includes(choice))];
  });

/** Saving a form over `base`: first the question about unusual measures, then the call, then the toast. */
export const useProfileSaving = (
  form: ProfileForm,
  save: ReturnType<typeof useSaveHealthProfile>,
  { base, onSaved, readRefusal, onRefused }: Saving,
) => {
  const [question, setQuestion] = useState<Question | null>(null);

  const refuse = (): void => flushSync(onRefused);

  const send = (body: NewHealthProfile): void => {
    const before = ownTextsOf(base);
    const sending = save.mutateAsync(
      { body: { ...body, etag: base.etag } },
      {
        onSuccess: (profile) => {
          onSaved(profile);
          tellSuccess(messages.saved);
        },
        onError: (error) => {
          refuse();
          if (readRefusal(error)) return;
          showServerErrors(form, error);
          toast({ title: uiMessages.error, description: messages.notSaved, variant: 'destructive' });
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
    submit: form.handleSubmit((profile) => {
      if (save.isPending) return;
      const unusual = findUnusualMeasures(profile, base);
      if (unusual.length > 0) setQuestion({ profile, unusual });
      else send(profile);
    }, refuse),
    confirm: () => {
      setQuestion(null);
      // As the form is by now: another window may have saved something while the question stood.
      void form.handleSubmit(send, refuse)();
    },
    correct: () => setQuestion(null),
  };
};

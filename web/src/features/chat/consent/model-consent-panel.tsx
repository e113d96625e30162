import { useQuery } from '@tanstack/react-query';
import { giveConsent, listConsents, refuseConsent } from '@vida/contract/account/consent-endpoints.ts';
import { type RefObject, useRef } from 'react';
import { apiQuery, useApiMutation, useInvalidate } from '../../../lib/api-query.ts';
import { chatModelQuery } from '../../../lib/chat-model-query.ts';
import { consentMessages } from '../../../lib/consent-messages.ts';
import { tellFailure } from '../../../lib/tell.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus.ts';
import { modelConsentMessages as messages } from '../chat-messages.ts';

interface FieldProps {
  /** Gets the focus when the question is answered and goes. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

const input = { body: { purpose: 'language_model' } } as const;

/** Yes or no to a language model outside; the account's record is read again too. */
const useDecideModel = () => {
  const options = {
    onSuccess: useInvalidate(apiQuery(listConsents).queryKey, chatModelQuery().queryKey),
    onError: (error: Error) => tellFailure(error, messages.failed),
  };
  const give = useApiMutation(giveConsent, options);
  const refuse = useApiMutation(refuseConsent, options);
  return {
    allow: () => give.mutate(input),
    refuse: () => refuse.mutate(input),
    isAllowing: give.isPending,
    isRefusing: refuse.isPending,
  };
};

const Question = ({ host, fieldRef }: FieldProps & { host: string | null }) => {
  const { allow, refuse, isAllowing, isRefusing } = useDecideModel();
  const place = useRef<HTMLElement>(null);
  useFocusOnLeave(place, fieldRef);
  return (
    <section ref={place} aria-label={messages.title} className="rounded-md bg-sunken px-4 py-3">
      <h3>{messages.title}</h3>
      <p>{messages.intro(host)}</p>
      <Disclosure title={messages.details}>
        <div className="grid gap-2">
          {consentMessages.language_model.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Disclosure>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" pending={isAllowing} onClick={allow}>
          {messages.allow}
        </Button>
        <Button variant="quiet" pending={isRefusing} onClick={refuse}>
          {messages.notNow}
        </Button>
      </div>
    </section>
  );
};

/** Asked once, where a model of another company could answer: who, what is sent and what never. */
export const ModelConsentPanel = ({ fieldRef }: FieldProps) => {
  const { data: model } = useQuery(chatModelQuery());
  if (model?.reach !== 'public' || model.consent !== 'unasked') return null;
  return <Question host={model.host} fieldRef={fieldRef} />;
};

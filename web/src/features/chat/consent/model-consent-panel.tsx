import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { chatModelQuery } from '../../../lib/chat-model-query.ts';
import { consentMessages } from '../../../lib/consent-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus-on-leave.ts';
import { modelConsentMessages as messages } from './model-consent-messages.ts';
import { useDecideModel } from './use-decide-model.ts';

interface FieldProps {
  /** Gets the focus when the question is answered and goes. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

const Question = ({ host, fieldRef }: FieldProps & { host: string | null }) => {
  const { allow, refuse, isAllowing, isRefusing } = useDecideModel();
  const place = useRef<HTMLElement>(null);
  useFocusOnLeave(place, fieldRef);
  return (
    <section ref={place} aria-label={messages.title} className="rounded-md bg-sunken px-4 py-3">
      <h3>{messages.title}</h3>
      <p>{messages.intro(host)}</p>
      <Fold title={messages.details}>
        <div className="grid gap-2">
          {consentMessages.language_model.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Fold>
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

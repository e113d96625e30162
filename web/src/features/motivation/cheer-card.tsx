import { getMotivationalMessage } from '@vida/contract/motivation/motivation-endpoints.ts';
import { ACHIEVEMENTS, type Achievement } from '@vida/contract/motivation/motivation-rules.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-query.ts';
import { Button } from '../../ui/button.tsx';
import { Vida, type VidaMood } from '../../ui/vida.tsx';
import { toBody } from './ask-vida.ts';
import { motivationMessages } from './motivation-messages.ts';
import { offerTip } from './offer-tip.ts';

const messages = motivationMessages.cheer;

interface Reply {
  /** Null: not beside this text. */
  readonly mood: VidaMood | null;
  readonly text: string;
}

const toReply = (message: string | null): Reply =>
  message === null ? { mood: null, text: messages.notNow } : { mood: 'cheering', text: message };

/** The motivational easter eggs: tell Vida what was done, and she answers every time. */
export const CheerCard = () => {
  const [reply, setReply] = useState<Reply | null>(null);
  const tell = useApiMutation(getMotivationalMessage, {
    onError: () => setReply({ mood: 'worried', text: messages.failed }),
  });
  const told = tell.isPending ? tell.variables.body.action : null;

  const cheer = (action: Achievement): void => {
    if (tell.isPending) return;
    tell.mutate(
      { body: toBody(action) },
      {
        onSuccess: ({ message }) => {
          setReply(toReply(message));
          if (message !== null) offerTip({ trigger: action, message });
        },
      },
    );
  };
  const mood = reply ? reply.mood : 'cheering';
  return (
    <section
      aria-labelledby="cheer-title"
      className="grid grid-cols-[80px_1fr] items-center gap-x-5 gap-y-2.5
rounded-lg bg-sand p-4 lg:grid-cols-[80px_1fr_auto] lg:pr-6"
    >
      <div className="h-20">{mood && <Vida mood={mood} size={104} className="-mt-4 -ml-3" />}</div>
      <div className="min-w-0">
        <h2 id="cheer-title">{messages.title}</h2>
        <p aria-live="polite" className={reply ? 'font-medium' : 'text-muted-foreground'}>
          {reply?.text ?? messages.text}
        </p>
      </div>
      <ul className="col-span-full grid grid-cols-2 gap-2 lg:col-span-1">
        {ACHIEVEMENTS.map((action) => (
          <li key={action} className="grid">
            <Button
              variant="outline"
              className="max-md:px-2"
              pending={told === action}
              pendingLabel={messages.pending}
              onClick={() => cheer(action)}
            >
              {messages.achievements[action]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

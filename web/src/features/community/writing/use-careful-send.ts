import { checkWriting } from '@vida/contract/community/community-endpoints.ts';
import type { CheckedText, CommunityHelp } from '@vida/contract/community/community-schemas.ts';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';

type Stage<Text> =
  | { readonly name: 'writing' }
  /** Its author is shown help before anything is sent. */
  | { readonly name: 'before'; readonly help: CommunityHelp; readonly text: Text }
  /** It stands, and its author is shown help. */
  | { readonly name: 'after'; readonly help: CommunityHelp };

interface CarefulSend<Text> {
  /** Sends the text; answers null where that failed and the person was told. */
  send: (text: Text) => Promise<{ readonly help: CommunityHelp | null } | null>;
  /** What of it is looked at. */
  toCheck: (text: Text) => CheckedText;
  /** It stands, and there is nothing more to show. */
  onDone: () => void;
}

/**
 * Sends a text whose author may need help: asks before, shows what is answered after, and keeps nobody from sending.
 * Where the question itself fails the text goes out, and the reply to it says the same.
 */
export const useCarefulSend = <Text>({ send, toCheck, onDone }: CarefulSend<Text>) => {
  const [stage, setStage] = useState<Stage<Text>>({ name: 'writing' });
  const [isSending, setSending] = useState(false);
  const check = useApiMutation(checkWriting);

  const sendNow = async (text: Text): Promise<void> => {
    const saved = await send(text);
    if (saved?.help) setStage({ name: 'after', help: saved.help });
    else setStage({ name: 'writing' });
    if (saved && !saved.help) onDone();
  };
  const whileSending = async (work: () => Promise<void>): Promise<void> => {
    setSending(true);
    await work();
    setSending(false);
  };

  return {
    stage,
    isSending,
    submit: (text: Text): Promise<void> =>
      whileSending(async () => {
        const checked = await check.mutateAsync({ body: toCheck(text) }).catch(() => null);
        if (checked?.help) setStage({ name: 'before', help: checked.help, text });
        else await sendNow(text);
      }),
    sendAnyway: (): Promise<void> =>
      whileSending(async () => {
        if (stage.name === 'before') await sendNow(stage.text);
      }),
    writeOn: () => setStage({ name: 'writing' }),
    close: () => {
      setStage({ name: 'writing' });
      onDone();
    },
  };
};

export type Sending = Pick<
  ReturnType<typeof useCarefulSend>,
  'stage' | 'isSending' | 'sendAnyway' | 'writeOn' | 'close'
>;

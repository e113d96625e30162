import { Notice } from '../../../ui/notice.tsx';
import type { Sending } from './use-careful-send.ts';

/** Why the server did not take a text, in its words, beside the form. */
export const NotSent = ({ sending: { reason } }: { sending: Sending }) =>
  reason && (
    <Notice tone="danger" live>
      {reason}
    </Notice>
  );

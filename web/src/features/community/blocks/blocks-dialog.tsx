import { useQuery } from '@tanstack/react-query';
import { unblockText } from '@vida/contract/community/community-endpoints.ts';
import type { Block } from '@vida/contract/community/community-schemas.ts';
import { useRef } from 'react';
import { useApiMutation } from '../../../lib/api-query.ts';
import { formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InlineRetry } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { blocksQuery, useRefreshCommunity } from '../community-queries.ts';
import { blocksMessages as messages } from './blocks-messages.ts';

const BlockRow = ({ block, onUnblocked }: { block: Block; onUnblocked: () => void }) => {
  const { timeZone } = useUser();
  const refresh = useRefreshCommunity();
  const unblock = useApiMutation(unblockText);
  const name = messages.text(block.postTitle, block.replyId !== null);
  const send = () =>
    unblock.mutateAsync({ params: { id: block.id } }).then(
      () => {
        toast({ title: messages.done });
        onUnblocked();
        void refresh();
      },
      (error) => tellFailure(error, messages.notDone),
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-border py-2 not-first:border-t">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {name}
        <span className="block text-sm text-muted-foreground">
          {messages.since(formatRelative(block.createdAt, new Date(), timeZone))}
        </span>
      </p>
      <Button
        variant="outline"
        aria-label={messages.unblockOf(name)}
        pending={unblock.isPending}
        onClick={() => void send()}
      >
        {messages.unblock}
      </Button>
    </li>
  );
};

/** The texts that the person does not want to see. */
export const BlocksDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: blocks, isError, refetch } = useQuery(blocksQuery());
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog open title={messages.title} description={messages.description} onOpenChange={onClose}>
      <div ref={list} tabIndex={-1} className="outline-none" aria-busy={!blocks && !isError}>
        {!blocks && isError && <InlineRetry onRetry={() => refetch()}>{messages.failed}</InlineRetry>}
        {!blocks && !isError && <p role="status">{messages.loading}</p>}
        {blocks?.length === 0 && <p className="text-muted-foreground">{messages.empty}</p>}
        <ul>
          {blocks?.map((block) => (
            <BlockRow key={block.id} block={block} onUnblocked={() => list.current?.focus()} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
};

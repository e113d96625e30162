import type { Post } from '@vida/contract/community/community-schemas.ts';
import { moderatePost } from '@vida/contract/community/moderation-endpoints.ts';
import type { PostModeration } from '@vida/contract/community/moderation-schemas.ts';
import { Lock, LockOpen, Pin, PinOff } from 'lucide-react';
import { useGateOpen } from '../../../lib/admin-gate.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postMessages as messages } from './post-messages.ts';

/** What the administrator may do with a post that nobody reported, once the panel was opened in this session. */
export const useModeratorItems = ({ id, isPinned, isLocked }: Post): readonly MenuItem[] => {
  const { isAdmin } = useUser();
  const isGateOpen = useGateOpen();
  const refresh = useRefreshCommunity();
  const moderate = useApiMutation(moderatePost, {
    onSuccess: () => {
      toast({ title: messages.moderated });
      void refresh();
    },
    onError: (error) => tellFailure(error, messages.notModerated),
  });
  const change = (body: PostModeration) => moderate.mutate({ params: { id }, body });
  if (!isAdmin || !isGateOpen) return [];
  return [
    {
      label: isPinned ? messages.unpin : messages.pin,
      icon: isPinned ? PinOff : Pin,
      onSelect: () => change({ isPinned: !isPinned }),
    },
    {
      label: isLocked ? messages.unlock : messages.lock,
      icon: isLocked ? LockOpen : Lock,
      onSelect: () => change({ isLocked: !isLocked }),
    },
  ];
};

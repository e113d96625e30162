import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { PenLine } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { writingMessages as messages } from './writing-messages.ts';

const NewPostDialog = lazyPart(async () => (await import('./new-post-dialog.tsx')).NewPostDialog);

/** 'Nova postagem' and its dialog. */
export const NewPostButton = ({ forum }: { forum: Forum }) => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(NewPostDialog);
  return (
    <>
      <Button size="lg" icon={PenLine} pending={isLoading} {...opener}>
        {messages.newPost}
      </Button>
      {Dialog && <Dialog forum={forum} onClose={close} />}
    </>
  );
};

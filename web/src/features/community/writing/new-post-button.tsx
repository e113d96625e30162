import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { writingMessages as messages } from './writing-messages.ts';

const NewPostDialog = lazy(async () => ({
  default: (await import('./new-post-dialog.tsx')).NewPostDialog,
}));

/** 'Nova postagem' and its dialog. */
export const NewPostButton = ({ forum }: { forum: Forum }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" icon={PenLine} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.newPost}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewPostDialog forum={forum} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

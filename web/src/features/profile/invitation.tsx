import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Vida } from '../../ui/vida.tsx';
import { profileMessages } from './profile-messages.ts';

const messages = profileMessages.invitation;

/** Above a profile that was never saved: what it is for, and how to begin. */
export const Invitation = ({ onStart }: { onStart: () => void }) => (
  <Sheet>
    <div className="flex flex-wrap items-center gap-4">
      <Vida mood="greeting" size={72} />
      <div className="min-w-0 flex-1 basis-48">
        <h2>{messages.title}</h2>
        <p className="max-w-[65ch] text-muted-foreground">{messages.text}</p>
      </div>
      <Button onClick={onStart}>{messages.action}</Button>
    </div>
  </Sheet>
);

import { BulletList } from './bullet-list.tsx';
import { Notice } from './notice.tsx';
import { uiMessages } from './ui-messages.ts';

/** What the person's own profile has to say about a plan, the gravest first; nothing where it has nothing to say. */
export const WarningNotes = ({ warnings = [] }: { warnings?: readonly string[] | undefined }) =>
  warnings.length > 0 && (
    <Notice tone="info" title={uiMessages.fromYourProfile}>
      <BulletList items={warnings} className="mt-1 gap-1.5" />
    </Notice>
  );

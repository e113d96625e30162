import { Button } from '../../ui/button.tsx';
import { profileMessages as messages } from './profile-messages.ts';

/** Stays in sight while the profile is edited, above the phone's bottom bar, and above a toast. */
export const SaveBar = ({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) => (
  <div className="sticky bottom-19 z-20 flex items-center justify-between gap-3 rounded-lg bg-card py-3 pr-3 pl-4 shadow-float md:bottom-[calc(1rem+var(--toast-space,0px))] md:pl-6">
    <p role="status" className={isDirty ? 'text-sm font-semibold' : 'text-sm text-muted-foreground'}>
      {isDirty ? messages.unsaved : messages.untouched}
    </p>
    <Button type="submit" size="lg" className="shrink-0" pending={isSaving} pendingLabel={messages.saving}>
      {messages.save}
    </Button>
  </div>
);

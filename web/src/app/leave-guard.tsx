import { useBlocker } from '@tanstack/react-router';
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { appMessages } from './app-messages.ts';

const messages = appMessages.leave;

const ConfirmDialog = lazyPart(async () => (await import('../ui/confirm-dialog.tsx')).ConfirmDialog);

/** Asks before input that is not saved is left behind, inside the app and when the tab closes. */
export const LeaveGuard = () => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedChanges(),
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <LazyBoundary>
      <ConfirmDialog
        open
        danger
        title={messages.title}
        description={messages.description}
        confirmLabel={messages.confirm}
        cancelLabel={messages.stay}
        onConfirm={proceed}
        onOpenChange={reset}
      />
    </LazyBoundary>
  );
};

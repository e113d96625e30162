import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts';
import { appMessages } from './app-messages.ts';

const messages = appMessages.leave;

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Asks before input that is not saved is left behind, inside the app and when the tab closes. */
export const LeaveGuard = () => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedChanges(),
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
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
    </Suspense>
  );
};

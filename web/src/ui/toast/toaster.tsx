import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonClass } from '../button-class.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { uiMessages } from '../ui-messages.ts';
import { TOAST_DURATION_MS, type ToastAction, type ToastEntry } from './toast-store.ts';
import { useToast } from './use-toast.ts';

const SWIPE_THRESHOLD_PX = 50;

const ActionButton = ({ action }: { action: ToastAction }) => (
  <Toast.Action
    altText={action.altText ?? action.label}
    className={buttonClass({ variant: 'ghost', className: '-ml-3' })}
    onClick={action.onAction}
  >
    {action.label}
  </Toast.Action>
);

const ToastCard = ({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) => {
  const isFailure = entry.variant === 'destructive';
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => open || onClose()}
      type={isFailure ? 'foreground' : 'background'}
      className={clsx(
        'grid animate-slide-in-right grid-cols-[24px_1fr_auto] items-start gap-x-3 rounded-md py-3.5 pr-1.5 pl-4 shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isFailure ? 'bg-destructive-soft text-destructive' : 'bg-card text-foreground',
      )}
    >
      <Icon icon={isFailure ? CircleAlert : CircleCheck} size="lg" />
      <div className="min-w-0">
        <Toast.Title className="font-semibold">{entry.title}</Toast.Title>
        {entry.description && (
          <Toast.Description className="text-foreground">{entry.description}</Toast.Description>
        )}
        {(entry.action ?? entry.secondAction) && (
          <div className="flex flex-wrap gap-x-4">
            {entry.action && <ActionButton action={entry.action} />}
            {entry.secondAction && <ActionButton action={entry.secondAction} />}
          </div>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton icon={X} label={uiMessages.close} className="-my-2.5" />
      </Toast.Close>
    </Toast.Root>
  );
};

/**
 * Where toasts appear: once, around nothing, in the providers; on a wide screen at the bottom, because a page's main button
 * stands at the top right. F8 moves the focus there; a swipe to the right dismisses. */
export const Toaster = () => {
  const { toasts, dismiss } = useToast();
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={uiMessages.notification}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onClose={() => dismiss(entry.id)} />
      ))}
      <Toast.Viewport
        label={uiMessages.notifications}
        hotkey={['F8']}
        className="fixed top-3 right-3 left-3 z-60 flex flex-col gap-2 md:top-auto md:right-auto md:bottom-6 md:left-1/2 md:w-100 md:-translate-x-1/2 print:hidden"
      />
    </Toast.Provider>
  );
};

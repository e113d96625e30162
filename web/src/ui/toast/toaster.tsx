import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonClass } from '../button-class.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { uiMessages } from '../ui-messages.ts';
import { Vida } from '../vida.tsx';
import { TOAST_DURATION_MS, type ToastAction, type ToastEntry, useToast } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

const looks = {
  default: 'bg-card text-foreground',
  destructive: 'bg-destructive-soft text-destructive',
  vida: 'bg-sand text-foreground',
} as const;

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
  const { variant = 'default' } = entry;
  const isFailure = variant === 'destructive';
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => open || onClose()}
      type={isFailure ? 'foreground' : 'background'}
      className={clsx(
        'grid animate-slide-in-right grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-md py-3.5 pr-1.5 pl-4 ' +
          'shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform ' +
          'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) ' +
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        looks[variant],
      )}
    >
      {variant === 'vida' ? (
        <Vida mood="greeting" face size={36} />
      ) : (
        <Icon icon={isFailure ? CircleAlert : CircleCheck} size="lg" />
      )}
      <div className="min-w-0">
        <Toast.Title className="font-semibold">{entry.title}</Toast.Title>
        {entry.description && <Toast.Description className="text-foreground">{entry.description}</Toast.Description>}
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

/** Between a toast and what makes room for it, pixels. */
const GAP_PX = 24;

/** Keeps `--toast-space` on the page, the height that a toast takes: dialogs and what is docked make room for it. */
const keepSpace = (list: HTMLOListElement) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = list;
    style.setProperty('--toast-space', `${offsetHeight > 0 ? offsetHeight + GAP_PX : 0}px`);
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-space');
  };
};

/**
 * Where toasts appear, once: on a phone under the top bar, where a page has its name; on a wide screen at the bottom,
 * because its main button stands at the top right; over a dialog, a drawer or a conversation on a phone at the very
 * top, since those make room for it there. F8 moves the focus there; a swipe to the right dismisses.
 */
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
        ref={keepSpace}
        className={
          'fixed top-15 right-3 left-3 z-60 flex flex-col gap-2 docked:top-3 md:top-auto md:right-auto ' +
          'md:bottom-6 md:docked:top-3 md:left-1/2 md:w-100 md:-translate-x-1/2 md:docked:bottom-auto print:hidden'
        }
      />
    </Toast.Provider>
  );
};

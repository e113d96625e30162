import { createStore, useStore } from '../create-store.ts';

/** At most this many toasts at a time; a new one takes the place of the old one. (Notifications: at most 1.) */
const TOAST_LIMIT = 1;
/** How long a toast stays unless somebody points at it or moves into it. */
export const TOAST_DURATION_MS = 5_000;
/** How long a dismissed toast is kept, closed, before it leaves the store. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastAction {
  /** 'Desfazer' */
  label: string;
  /** How else to do it, for readers that may not reach the button in time: 'Desfazer em Medições'. */
  altText?: string;
  onAction: () => void;
}

interface NewToast {
  title: string;
  description?: string;
  /** `destructive` for failures, with the title 'Erro'; `vida` for what she says, on her sand and without a tick. */
  variant?: 'default' | 'destructive' | 'vida';
  action?: ToastAction;
  /** Another way on, such as to the place where the result is. */
  secondAction?: ToastAction;
}

export interface ToastEntry extends NewToast {
  readonly id: number;
  readonly open: boolean;
}

/** The toasts of one page. */
const createToastStore = () => {
  const toasts = createStore<readonly ToastEntry[]>([]);
  let lastId = 0;
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  const remove = (id: number): void => {
    clearTimeout(removals.get(id));
    removals.delete(id);
    toasts.set(toasts.get().filter((entry) => entry.id !== id));
  };
  const dismiss = (id: number): void => {
    if (removals.has(id) || !toasts.get().some((entry) => entry.id === id)) return;
    removals.set(
      id,
      setTimeout(() => remove(id), TOAST_REMOVE_DELAY_MS),
    );
    toasts.set(toasts.get().map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  };
  const add = (entry: NewToast): { id: number; dismiss: () => void } => {
    lastId += 1;
    const id = lastId;
    const kept = [{ ...entry, id, open: true }, ...toasts.get()].slice(0, TOAST_LIMIT);
    for (const { id: dropped } of toasts.get().filter((each) => !kept.includes(each))) {
      clearTimeout(removals.get(dropped));
      removals.delete(dropped);
    }
    toasts.set(kept);
    return { id, dismiss: () => dismiss(id) };
  };
  return { add, dismiss, read: toasts.get, subscribe: toasts.subscribe };
};

/** The one store of the app: `toast()` may be called from anywhere, `<Toaster />` shows it. */
export const toastStore = createToastStore();

/** Shows a toast; answers its id and a way to take it away. */
export const toast = (entry: NewToast) => toastStore.add(entry);

/** The toasts on the page, and the verbs to add and dismiss one. */
export const useToast = () => {
  const toasts = useStore({ get: toastStore.read, subscribe: toastStore.subscribe });
  return { toasts, toast, dismiss: toastStore.dismiss };
};

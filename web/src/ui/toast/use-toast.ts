import { useSyncExternalStore } from 'react';
import { toast, toastStore } from './toast-store.ts';

/** The toasts on the page, and the verbs to add and dismiss one. */
export const useToast = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return { toasts, toast, dismiss: toastStore.dismiss };
};

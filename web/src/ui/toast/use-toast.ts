import { useStore } from '../create-store.ts';
import { toast, toastStore } from './toast-store.ts';

/** The toasts on the page, and the verbs to add and dismiss one. */
export const useToast = () => {
  const toasts = useStore({ get: toastStore.read, subscribe: toastStore.subscribe });
  return { toasts, toast, dismiss: toastStore.dismiss };
};

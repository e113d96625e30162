import { type ComponentType, useEffect, useState } from 'react';
import { useToast } from './use-toast.ts';

/** By then the first page has what it needs. Fetched even without a toast: the first one may be about the connection. */
const FETCH_AFTER_MS = 3_000;

/** Where toasts appear, as `Toaster`, whose code is not part of the first page. */
export const LateToaster = () => {
  const { toasts } = useToast();
  const newestId = toasts[0]?.id;
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetchToaster = () =>
      import('./toaster.tsx').then(
        (code) => setToaster(() => code.Toaster),
        () => {},
      );
    const timer = setTimeout(fetchToaster, newestId === undefined ? FETCH_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [newestId]);
  return Toaster && <Toaster />;
};

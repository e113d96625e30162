import { useRef } from 'react';

/**
 * For a dialog that has no trigger of its own, to whose content Radix gives no focus back: remembers what had the focus
 * when it opened, and hands it back when it closes. To be spread over the content.
 */
export const useFocusReturn = () => {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: (): void => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      const element = before.current;
      if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return;
      event.preventDefault();
      element.focus();
    },
  };
};

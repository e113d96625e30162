import { MessageCircle, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { helpMessages } from './help-messages.ts';
import { HelpPanel } from './help-panel.tsx';
import { helpButtonClass, helpId } from './help-parts.tsx';

/** Opened by a tap on the prerendered link before the app was there. */
const isAskedForByAddress = (): boolean => window.location.hash === `#${helpId}`;

/** The floating help about the first access: a button and, while open, its panel. */
export const HelpChat = () => {
  const [open, setOpen] = useState(isAskedForByAddress);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      {open && <HelpPanel onClose={close} />}
      <button
        ref={button}
        type="button"
        aria-label={open ? helpMessages.close : helpMessages.open}
        aria-expanded={open}
        aria-controls={open ? helpId : undefined}
        onClick={() => setOpen(!open)}
        className={helpButtonClass}
      >
        <Icon icon={open ? X : MessageCircle} size="lg" />
      </button>
    </>
  );
};

import { Link } from '@tanstack/react-router';
import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { X } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import { useRef } from 'react';
import { EmergencyHelp } from '../features/chat/conversation/emergency-help.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { OpenDialogProps } from '../ui/lazy-part.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { dialogClass, overlayClass } from '../ui/overlay-class.ts';
import { uiMessages } from '../ui/ui-messages.ts';
import { useFocusReturn } from '../ui/use-focus.ts';
import { helpDialogMessages as messages } from './help-dialog-messages.ts';

interface HelpDialogProps extends OpenDialogProps {
  help: HelpOffer;
}

/**
 * Somebody wrote of danger where nobody answers: whom to call, over the page. The focus begins on the whole, so that a
 * key that was meant for the form neither calls nor closes.
 */
export const HelpDialog = ({ help, onClose }: HelpDialogProps) => {
  const content = useRef<HTMLDivElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const begin = (event: Event): void => {
    onOpenAutoFocus();
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          ref={content}
          className={`${dialogClass} outline-none`}
          onOpenAutoFocus={begin}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <AlertDialog.Title className="pr-12">{messages.title}</AlertDialog.Title>
          <div className="mt-3">
            <EmergencyHelp emergency={help.emergency} onAnswer={null} />
          </div>
          <AlertDialog.Description className="mt-4">{help.text}</AlertDialog.Description>
          <p className="mt-2 text-sm text-muted-foreground">{messages.saved}</p>
          <div className="mt-5 flex justify-end">
            <LinkButton variant="outline">
              <Link to="/chat" onClick={onClose}>
                {messages.talk}
              </Link>
            </LinkButton>
          </div>
          {/* In sight at the beginning, behind the telephones for who tabs. */}
          <AlertDialog.Cancel asChild>
            <IconButton icon={X} label={uiMessages.close} className="absolute top-3.5 right-2 md:right-5" />
          </AlertDialog.Cancel>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};

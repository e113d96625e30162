import { Button } from './button.tsx';
import { DialogClose } from './dialog.tsx';
import { uiMessages } from './ui-messages.ts';

interface SubmitProps {
  /** The verb of the button, and what it says while the form is on its way. */
  words: { readonly submit: string; readonly submitting: string };
  pending: boolean;
}

/** The button of a form on a page, at its beginning. */
export const SubmitButton = ({ words, pending }: SubmitProps) => (
  <Button type="submit" className="justify-self-start" pending={pending} pendingLabel={words.submitting}>
    {words.submit}
  </Button>
);

/** The buttons of a form in a dialog: 'Cancelar', which closes it, and the form's own. */
export const DialogFooter = ({ words, pending }: SubmitProps) => (
  <div className="flex flex-wrap justify-end gap-2">
    <DialogClose>
      <Button variant="quiet">{uiMessages.cancel}</Button>
    </DialogClose>
    <Button type="submit" pending={pending} pendingLabel={words.submitting}>
      {words.submit}
    </Button>
  </div>
);

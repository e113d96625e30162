import { toast } from '../ui/toast/toast-store.ts';
import { describeFailure } from './api-errors.ts';
import { libMessages } from './lib-messages.ts';

/** The toast of something that did not work, in the server's words where it has some. */
export const tellFailure = (error: unknown, fallback: string) =>
  toast({ title: libMessages.error, description: describeFailure(error, fallback), variant: 'destructive' });

/** The toast of something that worked: 'Sucesso!', and what it was. */
export const tellSuccess = (description: string) => toast({ title: libMessages.success, description });

interface Undoable {
  /** What was done: 'Noite apagada.' */
  title: string;
  undo: () => Promise<unknown>;
  /** What is said once it is as before, and when it could not be. */
  undone: string;
  notUndone: string;
  /** Where else it can be taken back, for who cannot reach the toast. */
  altText?: string;
}

/**
 * Says what was done and offers to take it back. What asked for it, a row or a whole dialog, may be gone by then:
 * hence promises, which call back even so.
 */
export const offerUndo = ({ title, undo, undone, notUndone, altText }: Undoable) => {
  const takeBack = (): Promise<unknown> =>
    undo().then(
      () => toast({ title: undone }),
      (error) => tellFailure(error, notUndone),
    );
  return toast({
    title,
    action: { label: libMessages.undo, ...(altText && { altText }), onAction: () => void takeBack() },
  });
};

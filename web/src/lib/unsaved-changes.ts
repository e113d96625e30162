import { useEffect } from 'react';
import { unsavedForms } from '../ui/unsaved-forms.ts';

/** Whether any mounted form holds input that is not saved. */
export const hasUnsavedChanges = (): boolean => unsavedForms.count() > 0;

/**
 * Call in every form that would be missed: while `isDirty`, leaving the page or closing the dialog around it asks
 * first, and a session that ends asks for the password over the page instead of leaving it. What nobody typed
 * (`isTyped` false) is lost without a question when its own dialog is closed.
 */
export const useUnsavedChanges = (isDirty: boolean, isTyped = true): void => {
  useEffect(() => (isDirty ? unsavedForms.add(isTyped) : undefined), [isDirty, isTyped]);
};

let openDrafts = 0;

/** Whether a text is open that waits on this device only as long as the session lives. */
export const hasOpenDraft = (): boolean => openDrafts > 0;

/** Call where a draft is written: leaving the page loses nothing, but the end of the session would. */
export const useOpenDraft = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    openDrafts += 1;
    return () => {
      openDrafts -= 1;
    };
  }, [isDirty]);
};

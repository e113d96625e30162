import { useEffect } from 'react';
import { unsavedForms } from '../ui/unsaved-forms.ts';

/** Whether any mounted form holds input that is not saved. */
export const hasUnsavedChanges = (): boolean => unsavedForms.count() > 0;

/**
 * Call in every form that would be missed: while `isDirty`, leaving the page or closing the dialog around it asks
 * first, and a session that ends asks for the password over the page instead of leaving it.
 */
export const useUnsavedChanges = (isDirty: boolean): void => {
  useEffect(() => (isDirty ? unsavedForms.add() : undefined), [isDirty]);
};

import { useEffect } from 'react';

const dirtyForms = new Set<symbol>();

/** Whether any mounted form holds input that is not saved. */
export const hasUnsavedChanges = (): boolean => dirtyForms.size > 0;

/**
 * Call in every form that would be missed: while `isDirty`, leaving the page asks first and a session that ends
 * asks for the password over the page instead of leaving it.
 */
export const useUnsavedChanges = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('unsaved form');
    dirtyForms.add(form);
    return () => {
      dirtyForms.delete(form);
    };
  }, [isDirty]);
};

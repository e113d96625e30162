const forms = new Map<symbol, { readonly isTyped: boolean }>();

/** The forms on the screen whose input is not saved: what a dialog or a page asks about before it is left. */
export const unsavedForms = {
  /** How many there are now. */
  count: (): number => forms.size,
  /** How many of them hold what somebody typed, and not only a file that can be chosen again. */
  countTyped: (): number => [...forms.values()].filter(({ isTyped }) => isTyped).length,
  /** Notes one more; call what comes back when it is saved or gone. */
  add: (isTyped: boolean): (() => void) => {
    const form = Symbol('unsaved form');
    forms.set(form, { isTyped });
    return () => {
      forms.delete(form);
    };
  },
};

const forms = new Set<symbol>();

/** The forms on the screen whose input is not saved: what a dialog or a page asks about before it is left. */
export const unsavedForms = {
  /** How many there are now. */
  count: (): number => forms.size,
  /** Notes one more; call what comes back when it is saved or gone. */
  add: (): (() => void) => {
    const form = Symbol('unsaved form');
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  },
};

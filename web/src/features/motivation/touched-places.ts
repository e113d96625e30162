const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

const ROLES =
  'button link checkbox radio switch slider tab option combobox textbox spinbutton menu menuitem dialog alertdialog';

/** Controls, links, fields, and whatever lies over the page: a double press there belongs to them. */
const OWN_PRESSES = [
  FIELDS,
  'a, button, label, summary, option, form, audio, video, canvas, iframe',
  ...ROLES.split(' ').map((role) => `[role="${role}"]`),
].join();

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether keys go into it. */
export const isEditable = (target: EventTarget | null): boolean => isInside(target, FIELDS);

/** Whether a press there means something already. */
export const hasOwnPress = (target: EventTarget | null): boolean => isInside(target, OWN_PRESSES);

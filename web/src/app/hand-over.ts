/** The element that stands in the app where `before` stood in the prerendered page: the markup is the same. */
const twinOf = <E extends Element>(page: Element, root: Element, before: E): E | undefined => {
  const name = before.localName;
  const place = [...page.querySelectorAll(name)].indexOf(before);
  return [...root.querySelectorAll<E>(name)][place];
};

/** Types into a field that React controls. */
const fill = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * The app has drawn itself below the page that was prerendered (build/prerender.ts) and takes its place: what was
 * typed, focused and pressed (build/page-script.ts) there is so here. Call it before the next paint.
 */
export const handOver = (): void => {
  const page = document.getElementById('prerendered');
  const root = document.getElementById('root');
  if (!page || !root) return;
  for (const before of page.querySelectorAll('input')) {
    const field = twinOf(page, root, before);
    if (field && field.name === before.name && before.value !== '') fill(field, before.value);
  }
  const { activeElement } = document;
  const focused = activeElement && page.contains(activeElement) ? twinOf(page, root, activeElement) : undefined;
  const [start, end] =
    activeElement instanceof HTMLInputElement ? [activeElement.selectionStart, activeElement.selectionEnd] : [];
  const pressed = page.dataset.pressed;
  page.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  // A field for e-mails has no selection.
  if (focused instanceof HTMLInputElement && start != null && end != null) focused.setSelectionRange(start, end);
  if (pressed !== undefined) root.querySelectorAll('button')[Number(pressed)]?.click();
};

/** The look of an entry of the side bar. */
export const navLinkClass =
  'control-text flex min-h-11 items-center gap-3 rounded-md px-3 py-2 low:md:py-0 font-medium ' +
  'text-foreground no-underline hover:bg-sunken aria-[current=page]:bg-primary-soft ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-primary-soft-foreground ' +
  '[&>svg]:text-muted-foreground aria-[current=page]:[&>svg]:text-primary-soft-foreground';

import { cva } from 'class-variance-authority';

/** The look of inputs, selects and text areas: plain, white, outlined, 48 px. */
export const controlClass = cva(
  'block w-full min-h-12 rounded-md border-[1.5px] border-input bg-card px-3.5 py-2.5 leading-6 text-foreground ' +
    'disabled:bg-sunken disabled:text-muted-foreground aria-invalid:border-destructive aria-invalid:outline ' +
    'aria-invalid:outline-destructive aria-invalid:outline-offset-0 aria-invalid:focus-visible:outline-3 ' +
    'aria-invalid:focus-visible:outline-ring aria-invalid:focus-visible:outline-offset-2',
  {
    variants: {
      big: { true: 'min-h-17 text-[2.25rem] font-semibold tracking-[-0.02em] tabular-nums', false: 'text-base' },
    },
    defaultVariants: { big: false },
  },
);

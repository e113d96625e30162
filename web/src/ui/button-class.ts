import { cva, type VariantProps } from 'class-variance-authority';

/** The look of everything that acts: Button, IconButton, LinkButton. Heights: 44 px, 52 px for the main action. */
export const buttonClass = cva(
  'control-text inline-flex max-w-full items-center justify-center gap-2 border-[1.5px] font-semibold ' +
    'no-underline transition-colors duration-fast ease-out aria-disabled:cursor-default ' +
    'aria-disabled:border-transparent aria-disabled:bg-sunken aria-disabled:text-muted-foreground ' +
    'disabled:cursor-default disabled:border-transparent disabled:bg-sunken disabled:text-muted-foreground',
  {
    variants: {
      variant: {
        primary: 'rounded-md border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
        outline: 'rounded-md border-input bg-card text-foreground hover:border-primary hover:text-primary',
        soft: 'rounded-md border-transparent bg-primary-soft text-primary-soft-foreground hover:border-primary',
        ghost: 'rounded-md border-transparent text-primary hover:bg-primary-soft hover:text-primary-soft-foreground',
        quiet: 'rounded-md border-transparent text-muted-foreground hover:bg-sunken hover:text-foreground',
        danger: 'rounded-md border-transparent bg-destructive text-destructive-foreground hover:opacity-90',
        onDeep: 'rounded-md border-transparent bg-deep-foreground text-deep hover:opacity-90',
        link: 'rounded-sm border-transparent text-primary hover:underline',
      },
      size: { md: 'min-h-11', lg: 'min-h-13 text-base', icon: 'size-11 shrink-0 p-0' },
      block: { true: 'w-full', false: '' },
    },
    compoundVariants: [
      { variant: ['primary', 'outline', 'soft', 'danger', 'onDeep'], size: 'md', class: 'px-4.5 py-2' },
      { variant: ['primary', 'outline', 'soft', 'danger', 'onDeep'], size: 'lg', class: 'px-6.5 py-3' },
      { variant: ['ghost', 'quiet'], size: ['md', 'lg'], class: 'px-3 py-2' },
    ],
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonClass>['variant']>;

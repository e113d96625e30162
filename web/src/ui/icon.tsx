import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

const pixels = { sm: 16, md: 20, lg: 24 } as const;

interface IconProps {
  icon: LucideIcon;
  size?: keyof typeof pixels;
  className?: string;
}

/** A lucide icon in the house's stroke; always beside a word or inside a labelled control, so hidden from readers. */
export const Icon = ({ icon: Drawing, size = 'md', className }: IconProps) => (
  <Drawing
    aria-hidden
    size={pixels[size]}
    strokeWidth={size === 'sm' ? 2 : 1.75}
    className={clsx('shrink-0', className)}
  />
);

import type { ReactNode } from 'react';

interface LabelledValueProps {
  label: ReactNode;
  value: ReactNode;
  className?: string;
}

/** A field in reading mode; stands inside a `<dl>`. */
export const LabelledValue = ({ label, value, className }: LabelledValueProps) => (
  <div className={className}>
    <dt className="text-sm text-muted-foreground">{label}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);

import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the right; on a phone under the title. */
  actions?: ReactNode;
}

/** The page's name (its h1) and its actions. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
    <div className="mr-auto min-w-0">
      <h1>{title}</h1>
      {subtitle && <p className="text-muted-foreground">{subtitle}</p>}
    </div>
    {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
  </header>
);

import type { ReactNode } from 'react';

/** One group of parts: its name at the left, the parts at the right. */
export const PartSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-x-8 gap-y-4 border-t-[1.5px] border-foreground pt-4 md:grid-cols-[180px_minmax(0,1fr)]">
    <h2 className="text-base">{title}</h2>
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
  </section>
);

/** Work that cannot say how far it is: a bar that breathes, with its word. */
export const BusyBar = ({ label }: { label: string }) => (
  <div className="grid gap-1.5">
    <span className="font-semibold">{label}</span>
    <div role="progressbar" aria-label={label} className="h-2.5 overflow-hidden rounded-full bg-sunken">
      <div className="h-full animate-pulse rounded-full bg-primary" />
    </div>
  </div>
);

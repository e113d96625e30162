import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';

/** The dashboard's section while its tips are on their way. */
export const TipsLoading = () => (
  <Sheet className="min-h-96" title={messages.sectionTitle} busy>
    <p role="status" className="mb-4 text-muted-foreground">
      {messages.loading}
    </p>
    <div className="grid gap-2.5">
      <Skeleton className="h-5.5 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  </Sheet>
);

import { offeredHelp, useOfferedHelp } from '../lib/offered-help.ts';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';

const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog);

/** Where help appears that a text of the person's called for, over any page; its code comes only then. */
export const OfferedHelpSlot = () => {
  const help = useOfferedHelp();
  if (!help) return null;
  return (
    <LazyBoundary failed={() => null}>
      <HelpDialog help={help} onClose={offeredHelp.close} />
    </LazyBoundary>
  );
};

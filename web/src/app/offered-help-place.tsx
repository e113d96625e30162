import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { offeredHelp, useOfferedHelp } from '../lib/offered-help.ts';
import { useLateComponent } from '../lib/use-late-component.ts';

const loadDialog = async () => (await import('./help-dialog.tsx')).HelpDialog;

const LateHelp = ({ help }: { help: HelpOffer }) => {
  const HelpDialog = useLateComponent(loadDialog);
  return HelpDialog && <HelpDialog help={help} onClose={offeredHelp.close} />;
};

/** Where help appears that a text of the person's called for, over any page; its code comes only then. */
export const OfferedHelpPlace = () => {
  const help = useOfferedHelp();
  return help && <LateHelp help={help} />;
};

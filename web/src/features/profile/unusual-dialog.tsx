import type { NewHealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { UnusualMeasure } from '@vida/contract/profile/unusual-values-rules.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { profileMessages } from './profile-messages.ts';

const messages = profileMessages.unusual;

interface UnusualDialogProps {
  profile: NewHealthProfile;
  unusual: readonly UnusualMeasure[];
  onConfirm: () => void;
  onCorrect: () => void;
}

const describe = (measure: UnusualMeasure, profile: NewHealthProfile): string =>
  measure === 'bodyMass'
    ? messages.bodyMass(formatNumber(profile.height ?? 0), formatNumber(profile.currentWeight ?? 0))
    : messages[measure](formatNumber(profile[measure] ?? 0));

/** Asks about measures that are possible but rare, before they are saved. */
export const UnusualDialog = ({ profile, unusual, onConfirm, onCorrect }: UnusualDialogProps) => (
  <ConfirmDialog
    open
    title={messages.title}
    description={messages.description(unusual.map((measure) => describe(measure, profile)).join('; '))}
    confirmLabel={messages.confirm}
    cancelLabel={messages.correct}
    onConfirm={onConfirm}
    onOpenChange={onCorrect}
  />
);

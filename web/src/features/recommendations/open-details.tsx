import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { TipDetails } from './tip-details.tsx';

interface OpenDetailsProps {
  tip: Recommendation;
  /** 'Ver detalhes' */
  label: string;
  /** Id of the tip's title, so that equal links differ for readers. */
  titleId: string;
  onDismiss: (id: string) => void;
}

/** The text link under a tip and the dialog that it opens. */
export const OpenDetails = ({ tip, label, titleId, onDismiss }: OpenDetailsProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton variant="link" trailingIcon={ChevronRight}>
        <button type="button" aria-haspopup="dialog" aria-describedby={titleId} onClick={() => setOpen(true)}>
          {label}
        </button>
      </LinkButton>
      <TipDetails tip={tip} open={open} onOpenChange={setOpen} onDismiss={onDismiss} />
    </>
  );
};

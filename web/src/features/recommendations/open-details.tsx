import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { ChevronRight } from 'lucide-react';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const TipDetails = lazyPart(async () => (await import('./tip-details.tsx')).TipDetails);

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
  const { Dialog, isLoading, opener, close } = useLazyDialog(TipDetails);
  return (
    <>
      <LinkButton variant="link" trailingIcon={ChevronRight}>
        <button type="button" aria-describedby={titleId} aria-busy={isLoading} {...opener}>
          {label}
        </button>
      </LinkButton>
      {Dialog && <Dialog tip={tip} onClose={close} onDismiss={onDismiss} />}
    </>
  );
};

import { useHushedVida } from './use-hushed-vida.ts';
import { useNearComponent } from './use-near-component.ts';

const loadCard = async () => (await import('../../features/motivation/cheer-card.tsx')).CheerCard;

const CheerPlace = () => {
  const { place, Near } = useNearComponent(loadCard);
  return (
    <div ref={place} className="min-h-[17.75rem] md:min-h-[13.75rem] lg:min-h-32">
      {Near && <Near />}
    </div>
  );
};

/** The motivational easter eggs, last on the page; absent, place and all, beside a glucose that asks for something. */
export const NearCheerCard = () => (useHushedVida() === false ? <CheerPlace /> : null);

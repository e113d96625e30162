import { useHushedVida } from './use-hushed-vida.ts';
import { useNearComponent } from './use-near-component.ts';

const loadCard = async () => (await import('../../features/motivation/cheer-card.tsx')).CheerCard;

/** The motivational easter eggs, last on the page; absent beside a glucose that asks for something. */
export const NearCheerCard = () => {
  const { place, Near } = useNearComponent(loadCard);
  return <div ref={place}>{useHushedVida() === false && Near && <Near />}</div>;
};

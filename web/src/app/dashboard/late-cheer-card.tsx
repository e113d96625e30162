import { useLateComponent } from '../../lib/use-late-component.ts';
import { useHushedVida } from './use-hushed-vida.ts';

const loadCard = async () => (await import('../../features/motivation/cheer-card.tsx')).CheerCard;

/** The motivational easter eggs, last on the page; absent beside a glucose that asks for something. */
export const LateCheerCard = () => {
  const CheerCard = useLateComponent(loadCard);
  return useHushedVida() === false && CheerCard ? <CheerCard /> : null;
};

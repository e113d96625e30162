import { LRUCache } from 'lru-cache';

const MAX_PAIRS = 20_000;

const pairOf = (email: string, network: string): string => `${network} ${email.toLowerCase()}`;

/**
 * From which networks each account was used while this process ran, so that who guesses its password from elsewhere
 * cannot keep the person out. In memory only; what was used longest ago is forgotten first.
 */
export const createFamiliarNetworks = () => {
  const pairs = new LRUCache<string, true>({ maxSize: MAX_PAIRS, sizeCalculation: () => 1 });
  return {
    note: (email: string, network: string): void => {
      pairs.set(pairOf(email, network), true);
    },
    has: (email: string, network: string): boolean => pairs.has(pairOf(email, network)),
  };
};

export type FamiliarNetworks = ReturnType<typeof createFamiliarNetworks>;

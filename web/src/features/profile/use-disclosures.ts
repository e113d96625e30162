import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { useState } from 'react';

const PHYSICAL = 'physical';
const everySection: readonly string[] = [PHYSICAL, ...PROFILE_LISTS.map(({ list }) => list)];

export interface Disclosure {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Which sections are open on a phone: the first, until touched. */
export const useDisclosures = () => {
  const [open, setOpen] = useState<readonly string[]>([PHYSICAL]);
  return {
    of: (section: string = PHYSICAL): Disclosure => ({
      isOpen: open.includes(section),
      onToggle: () => setOpen(open.includes(section) ? open.filter((each) => each !== section) : [...open, section]),
    }),
    /** An error must be in sight, wherever it is. */
    openAll: () => setOpen(everySection),
    closeAgain: () => setOpen([PHYSICAL]),
  };
};

export type Folds = ReturnType<typeof useDisclosures>;

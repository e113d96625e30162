/** Calls to the model at one time; whoever finds no place is answered by the rules at once. */
export const MOST_CALLS = 16;

/** A bounded number of places; nobody waits for one. */
export const createCallPlaces = (most = MOST_CALLS) => {
  let taken = 0;
  return {
    /** Gives the place back when called; `null` where all are taken. */
    take: (): (() => void) | null => {
      if (taken >= most) return null;
      taken += 1;
      let isTaken = true;
      return () => {
        if (isTaken) taken -= 1;
        isTaken = false;
      };
    },
  };
};

/** Calls to the model at one time; whoever finds no place is answered by the rules at once. */
export const MOST_CALLS = 16;
/** Those for one person: a slow model is not theirs alone. */
export const MOST_CALLS_OF_ONE = 3;

/** A bounded number of places; nobody waits for one. */
export const createCallPlaces = <Who>(most = MOST_CALLS, mostOfOne = MOST_CALLS_OF_ONE) => {
  const taken = new Map<Who, number>();
  let all = 0;
  const count = (who: Who, change: 1 | -1): void => {
    const left = (taken.get(who) ?? 0) + change;
    if (left === 0) taken.delete(who);
    else taken.set(who, left);
    all += change;
  };
  return {
    /** Gives the place back when called; `null` where all are taken, or all that `who` may have. */
    take: (who: Who): (() => void) | null => {
      if (all >= most || (who !== undefined && (taken.get(who) ?? 0) >= mostOfOne)) return null;
      count(who, 1);
      let isTaken = true;
      return () => {
        if (isTaken) count(who, -1);
        isTaken = false;
      };
    },
  };
};

/** Stands where there is no figure. */
export const NOTHING = '–';

const DAYS_OF_YEAR = 365;
const FIRST_YEAR = [1, 3, 7, 14, 30, 60, 90, 180];

/** The highest milestone reached after so many whole days without; `null` before the first day is over. */
export const milestoneOf = (daysWithout: number): number | null => {
  const years = Math.floor(daysWithout / DAYS_OF_YEAR);
  if (years > 0) return years * DAYS_OF_YEAR;
  return FIRST_YEAR.findLast((days) => days <= daysWithout) ?? null;
};

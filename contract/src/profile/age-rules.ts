export const ADULT_AGE_YEARS = 18;
/** From this age the older adults' classes hold (SISVAN, Ministry of Health). */
export const OLDER_AGE_YEARS = 60;

/** Whole years on a day, both `yyyy-MM-dd`; who was born on 29 February has the birthday on 1 March. */
export const ageOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);

/** Whether a birth date lies after the person's today. */
export const isBornAfter = (birthDate: string | null, today: string): boolean =>
  birthDate !== null && birthDate > today;

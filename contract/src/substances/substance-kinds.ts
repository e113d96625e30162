/** Spec section 3. */
export const SUBSTANCE_TYPES = ['alcohol', 'tobacco', 'caffeine', 'gaming'] as const;
export type SubstanceType = (typeof SUBSTANCE_TYPES)[number];

/** Units by type (spec section 3); the first is the form's default. They are keys on the wire and words on screen. */
export const SUBSTANCE_UNITS = {
  alcohol: ['doses', 'copos', 'latas', 'garrafas'],
  tobacco: ['cigarros', 'maços'],
  caffeine: ['xícaras', 'mg'],
  gaming: ['horas', 'sessões'],
} as const satisfies Record<SubstanceType, readonly string[]>;

export type SubstanceUnit = (typeof SUBSTANCE_UNITS)[SubstanceType][number];
export const ALL_SUBSTANCE_UNITS: readonly SubstanceUnit[] = Object.values(SUBSTANCE_UNITS).flat();

/** What was in the glass or bottle; without it beer. A dose is a dose, and a can is beer. */
export const DRINKS = ['beer', 'wine', 'spirits'] as const;
export type Drink = (typeof DRINKS)[number];
export const UNITS_WITH_DRINK: readonly SubstanceUnit[] = ['copos', 'garrafas'];

/** Less than this is no amount that anybody counts; nothing at all may be recorded. */
export const MIN_AMOUNT = 0.01;
/** More than this in one record is a slip of the keyboard. */
export const MAX_AMOUNT = 200;
export const MAX_AMOUNT_MG = 5000;
/** One session of gaming, hours; without it an hour. */
export const SESSION_HOURS = { min: 0.1, max: 24, assumed: 1 } as const;

export const maxAmountOf = (unit: SubstanceUnit): number => (unit === 'mg' ? MAX_AMOUNT_MG : MAX_AMOUNT);

export const unitBelongsTo = (type: SubstanceType, unit: SubstanceUnit): boolean =>
  (SUBSTANCE_UNITS[type] as readonly SubstanceUnit[]).includes(unit);

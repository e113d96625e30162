/** What was in the glass or bottle; without it beer. A dose is a dose, and a can is beer. */
export const DRINKS = ['beer', 'wine', 'spirits'] as const;
export type Drink = (typeof DRINKS)[number];

/** All that code has to know of a substance; how much of it is much stands in the rules. */
interface SubstanceDefinition {
  /** Keys on the wire and words on screen; the first is the form's default. */
  readonly units: readonly [string, ...string[]];
  /** Days of one step of a plan to take less. */
  readonly stepDays: number;
}

/** Every substance (spec section 3); lists, schemas and tables derive from it. */
export const substanceDefinitions = {
  alcohol: { units: ['doses', 'copos', 'latas', 'garrafas'], stepDays: 7 },
  tobacco: { units: ['cigarros', 'maços'], stepDays: 7 },
  // A cup less every two to three days spares headaches.
  caffeine: { units: ['xícaras', 'mg'], stepDays: 3 },
  gaming: { units: ['horas', 'sessões'], stepDays: 7 },
} as const satisfies Record<string, SubstanceDefinition>;

export type SubstanceType = keyof typeof substanceDefinitions;
export type SubstanceUnit = (typeof substanceDefinitions)[SubstanceType]['units'][number];

export const SUBSTANCE_TYPES = Object.keys(substanceDefinitions) as [SubstanceType, SubstanceType, ...SubstanceType[]];

/** Units by type. */
export const SUBSTANCE_UNITS = Object.fromEntries(
  SUBSTANCE_TYPES.map((type) => [type, substanceDefinitions[type].units]),
) as { readonly [Type in SubstanceType]: (typeof substanceDefinitions)[Type]['units'] };

export const CIGARETTES_PER_PACK = 20;

interface UnitDefinition {
  /** The smallest part that people count: whole cigarettes (also of a pack), half cups, tens of mg. */
  readonly countedPart: number;
  /** More than this in one record is a slip of the keyboard; 200 unless named. */
  readonly most?: number;
  /** It may hold beer, wine or spirits. */
  readonly hasDrink?: true;
}

const MAX_AMOUNT = 200;

const unitDefinitions: Readonly<Record<SubstanceUnit, UnitDefinition>> = {
  doses: { countedPart: 0.5 },
  copos: { countedPart: 0.5, hasDrink: true },
  latas: { countedPart: 0.5 },
  garrafas: { countedPart: 0.25, hasDrink: true },
  cigarros: { countedPart: 1 },
  maços: { countedPart: 1 / CIGARETTES_PER_PACK },
  xícaras: { countedPart: 0.5 },
  mg: { countedPart: 10, most: 5000 },
  horas: { countedPart: 0.5 },
  sessões: { countedPart: 1 },
};

export const ALL_SUBSTANCE_UNITS = Object.keys(unitDefinitions) as readonly SubstanceUnit[];
export const UNITS_WITH_DRINK = ALL_SUBSTANCE_UNITS.filter((unit) => unitDefinitions[unit].hasDrink);

/** Less than this is no amount that anybody counts; nothing at all may be recorded. */
export const MIN_AMOUNT = 0.01;
/** One session of gaming, hours; without it an hour. */
export const SESSION_HOURS = { min: 0.1, max: 24, assumed: 1 } as const;

export const maxAmountOf = (unit: SubstanceUnit): number => unitDefinitions[unit].most ?? MAX_AMOUNT;
export const countedPartOf = (unit: SubstanceUnit): number => unitDefinitions[unit].countedPart;

export const unitBelongsTo = (type: SubstanceType, unit: SubstanceUnit): boolean =>
  (SUBSTANCE_UNITS[type] as readonly SubstanceUnit[]).includes(unit);

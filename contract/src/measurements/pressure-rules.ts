import { meanOf } from './glucose-figures.ts';

/** Blood pressure in mmHg. */
export interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** Classes of the Brazilian guideline of 2025, taken in a surgery; information, never a diagnosis. */
export type PressureClass = 'low' | 'low_for_treated' | 'normal' | 'elevated' | 'stage_1' | 'stage_2' | 'stage_3';

/** From here on (Diretriz Brasileira de Hipertensão Arterial 2025, table 3.2); the higher class of the two counts. */
const classes: readonly (Pressure & { readonly pressureClass: PressureClass })[] = [
  { systolic: 180, diastolic: 110, pressureClass: 'stage_3' },
  { systolic: 160, diastolic: 100, pressureClass: 'stage_2' },
  { systolic: 140, diastolic: 90, pressureClass: 'stage_1' },
  { systolic: 120, diastolic: 80, pressureClass: 'elevated' },
];

/** Below it a person may feel dizzy. */
export const LOW_SYSTOLIC_BELOW = 90;
export const LOW_DIASTOLIC_BELOW = 60;
/**
 * Below it nobody is told that a pressure is good, as long as nobody knows how the person feels (a cautious choice).
 */
export const LOW_SIDE_SYSTOLIC_BELOW = 100;
/** From either on: rest, measure again, and with warning signs SAMU. */
export const PRESSURE_CRISIS: Pressure = { systolic: 180, diastolic: 110 };
/** Goal of people with hypertension, and where the mean of several days at home begins to be high. */
export const PRESSURE_GOAL_BELOW: Pressure = { systolic: 130, diastolic: 80 };

/** Whether either value reaches the limit. */
export const reachesPressure = (pressure: Pressure, limit: Pressure): boolean =>
  pressure.systolic >= limit.systolic || pressure.diastolic >= limit.diastolic;

/**
 * For older people who take something against pressure: below either it may be too low, with dizziness and falls (a
 * cautious choice; guidelines ask not to go far below 120 in old age).
 */
export const TREATED_LOW_BELOW: Pressure = { systolic: 110, diastolic: 60 };

/** Whether a pressure in the usual goal may be too low for somebody old and treated. */
export const isLowForTreated = (pressure: Pressure): boolean =>
  !reachesPressure(pressure, PRESSURE_GOAL_BELOW) &&
  (pressure.systolic < TREATED_LOW_BELOW.systolic || pressure.diastolic < TREATED_LOW_BELOW.diastolic);

/** Whether a pressure is on the low side for anybody, whatever its class. */
export const isOnLowSide = ({ systolic, diastolic }: Pressure): boolean =>
  systolic < LOW_SIDE_SYSTOLIC_BELOW && diastolic < PRESSURE_GOAL_BELOW.diastolic;

/**
 * The class of one reading. Low only by the systolic value, since a low diastolic one alone is common in young people;
 * by either for older people who take something against pressure.
 */
export const classifyPressure = (pressure: Pressure, isOlderAndTreated = false): PressureClass => {
  const found = classes.find((limit) => reachesPressure(pressure, limit));
  if (!found && pressure.systolic < LOW_SYSTOLIC_BELOW) return 'low';
  if (isOlderAndTreated && isLowForTreated(pressure)) return 'low_for_treated';
  return found?.pressureClass ?? 'normal';
};

/** In pregnancy: a matter of the same day, and one for the maternity ward now (general knowledge, cautious). */
export const PREGNANCY_PRESSURE_CONTACT: Pressure = { systolic: 140, diastolic: 90 };
export const PREGNANCY_PRESSURE_URGENT: Pressure = { systolic: 160, diastolic: 110 };

/** What one reading asks for at once, symptoms unknown. */
export type PressureAdvice =
  | 'pressure_crisis'
  | 'pressure_low'
  | 'pressure_pregnancy'
  | 'pressure_pregnancy_urgent'
  | null;

export const adviseOnPressure = (pressure: Pressure, isPregnant = false): PressureAdvice => {
  if (isPregnant && reachesPressure(pressure, PREGNANCY_PRESSURE_URGENT)) return 'pressure_pregnancy_urgent';
  if (isPregnant && reachesPressure(pressure, PREGNANCY_PRESSURE_CONTACT)) return 'pressure_pregnancy';
  if (reachesPressure(pressure, PRESSURE_CRISIS)) return 'pressure_crisis';
  return pressure.systolic < LOW_SYSTOLIC_BELOW ? 'pressure_low' : null;
};

/** Readings at home say something as the mean of at least so many days. */
export const SUFFICIENT_PRESSURE_DAYS = 3;

export interface DatedPressure extends Pressure {
  /** `yyyy-MM-dd` of the person. */
  readonly day: string;
}

/** The mean of a period at home. */
export interface PressureFigures {
  readonly mean: Pressure | null;
  readonly readingCount: number;
  readonly days: number;
  /** Whether the mean carries a conclusion: at least three days. */
  readonly sufficient: boolean;
  /** The mean of at least three days reaches 130 or 80; null while it carries no conclusion. */
  readonly isAboveGoal: boolean | null;
}

/** Mean and sufficiency of readings taken at home, in any order. */
export const computePressureFigures = (readings: readonly DatedPressure[]): PressureFigures => {
  const systolic = meanOf(readings.map((reading) => reading.systolic));
  const diastolic = meanOf(readings.map((reading) => reading.diastolic));
  // Whole numbers, as they are shown: 129.6 reads as 130, and 130 is not below the goal.
  const mean =
    systolic === null || diastolic === null
      ? null
      : { systolic: Math.round(systolic), diastolic: Math.round(diastolic) };
  const days = new Set(readings.map(({ day }) => day)).size;
  const sufficient = days >= SUFFICIENT_PRESSURE_DAYS;
  return {
    mean,
    readingCount: readings.length,
    days,
    sufficient,
    isAboveGoal: sufficient && mean ? reachesPressure(mean, PRESSURE_GOAL_BELOW) : null,
  };
};

/** '12 por 8' means 120 por 80: below 30 the first number is in cmHg, and both are ten times as much in mmHg. */
export const CENTIMETRES_BELOW = 30;

/** The pressure as meant: '13,5 por 8' is 135 por 80; `wasShort` asks for it to be shown back. */
export const expandPressure = (typed: Pressure): Pressure & { readonly wasShort: boolean } => {
  const wasShort = typed.systolic < CENTIMETRES_BELOW;
  const factor = wasShort ? 10 : 1;
  return {
    systolic: Math.round(typed.systolic * factor),
    diastolic: Math.round(typed.diastolic * factor),
    wasShort,
  };
};

/** Between the two numbers, mmHg: outside it a reading is confirmed. */
export const USUAL_PULSE_PRESSURE = { min: 20, max: 100 } as const;

/** Classes of the table of medicines that several rules speak of together. */

/** For pressure, and holding potassium back: anti-inflammatories weaken them, and they make dizzy on standing up. */
export const POTASSIUM_PRESSURE_MEDICINES = [
  'sartan',
  'ace_inhibitor',
  'neprilysin_inhibitor',
  'renin_inhibitor',
  'potassium_sparing',
] as const;

export const DIURETICS = ['thiazide', 'loop_diuretic', 'potassium_sparing', 'diuretic_other'] as const;

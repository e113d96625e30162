import type { CareGroup } from '../profile/care-rules.ts';

/** After a usual goal has been told. */
export const CERTAIN_GOAL = 'A certa para você é definida com seu médico.';

const certainGoal = 'A meta certa para você é definida com seu médico.';

/** Who sets a goal, where none is told. */
export const ownGoalWords: Readonly<Record<CareGroup, string>> = {
  adult: certainGoal,
  older: certainGoal,
  minor: 'Antes dos 18 anos, a faixa certa é definida com seu médico.',
  pregnant: 'Na gravidez, a faixa certa é definida com seu pré-natal.',
};

/** When HbA1c says less than it seems to. */
export const HBA1C_UNRELIABLE = 'Anemia, doença renal, gravidez e transfusão podem mudar a HbA1c sem o açúcar mudar.';

/** Whose goals of glucose a professional alone sets. */
export const guidedGlucoseWords: Readonly<Record<Exclude<CareGroup, 'adult' | 'older'>, string>> = {
  pregnant: 'As metas na gravidez são combinadas com seu pré-natal.',
  minor: 'A meta é combinada com o pediatra e a família.',
};

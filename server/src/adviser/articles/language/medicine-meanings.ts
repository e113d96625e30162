import type { NamedMedicine } from '../../medicines/name-index.ts';

/** Substances that have an article of their own, and the word it is found by. */
const bySubstance: Readonly<Record<string, string>> = {
  Metformina: 'metformina',
  Losartana: 'losartana',
  Enalapril: 'enalapril',
  Sinvastatina: 'sinvastatina',
  Omeprazol: 'omeprazol',
  'Ácido acetilsalicílico': 'aspirina',
  Levotiroxina: 'levotiroxina',
};

/** Classes that an article speaks of, and the words it is found by. */
const byClass: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['insulin', ['insulina']],
  ['sulfonylurea', ['glibenclamida', 'outros']],
  ['sglt2_inhibitor', ['sglt2', 'dapagliflozina', 'outros', 'medicamento']],
  ['glp1_agonist', ['glp', 'outros', 'medicamento']],
  ['anticoagulant_vka', ['varfarina']],
  ['beta_blocker', ['betabloqueador']],
  ['thiazide', ['diuretico']],
  ['loop_diuretic', ['diuretico']],
  ['corticosteroid', ['corticoide']],
  ['nsaid', ['antiinflamatorio']],
  ['penicillin', ['penicilina']],
  ['proton_pump_inhibitor', ['refluxo', 'azia']],
  ['ssri', ['depressao', 'medicamento']],
  ['snri', ['depressao', 'medicamento']],
  ['tricyclic', ['depressao', 'medicamento']],
];

/** The words by which articles are found that speak of a medicine; empty where none does. */
export const meaningsOfMedicine = ({ substances, classes }: NamedMedicine): readonly string[] => {
  const own = substances.flatMap(({ name }) => bySubstance[name] ?? []);
  return own.length > 0 ? own : (byClass.find(([name]) => classes.has(name))?.[1] ?? []);
};

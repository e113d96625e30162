import { medicineNamedBy } from '../medicines/name-index.ts';

/** Stand in the phrases of `signs.csv` for names of the table of medicines: no words that anybody writes. */
const NAMED_MEDICINE = 'nome-de-remedio';
/** What nobody should take much of at once, or leave off at once. */
const NAMED_SEDATIVE = 'nome-de-calmante';
/** What no child should have swallowed, however little. */
const ADULT_MEDICINE = 'remedio-de-adulto';

const sedatives: readonly string[] = ['benzodiazepine', 'hypnotic'];

/** Classes of the table of medicines that are an adult's: not what children are given for fever, cough or infection. */
const ofAdults: readonly string[] = [
  ...sedatives,
  ...['insulin', 'sulfonylurea', 'glinide', 'biguanide', 'sglt2_inhibitor', 'dpp4_inhibitor', 'glitazone'],
  ...[
    'beta_blocker',
    'calcium_blocker',
    'sartan',
    'ace_inhibitor',
    'neprilysin_inhibitor',
    'renin_inhibitor',
  ],
  ...[
    'thiazide',
    'loop_diuretic',
    'potassium_sparing',
    'central_antihypertensive',
    'alpha_blocker',
    'vasodilator',
  ],
  ...['digitalis', 'antiarrhythmic', 'nitrate', 'anticoagulant_vka', 'anticoagulant_direct', 'antiplatelet'],
  ...['opioid', 'ssri', 'snri', 'tricyclic', 'maoi', 'antidepressant_other', 'lithium', 'muscle_relaxant'],
];

/** What a word that names a medicine stands for in the tables of signs: a brand of insulin is 'insulina' there. */
export const medicineLexemes = (word: string): readonly string[] => {
  const named = medicineNamedBy(word);
  if (!named) return [];
  const isAny = (classes: readonly string[]) => classes.some((each) => named.classes.has(each));
  const isInsulin = named.classes.has('insulin');
  return [
    NAMED_MEDICINE,
    ...(isInsulin ? ['insulina'] : []),
    ...(named.flags.has('lows') && !isInsulin ? ['glibenclamida'] : []),
    ...(isAny(sedatives) ? [NAMED_SEDATIVE] : []),
    ...(isAny(ofAdults) ? [ADULT_MEDICINE] : []),
  ];
};

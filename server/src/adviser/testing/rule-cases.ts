import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { type MadeUp, pricked, pricks, sensed } from './made-up-person.ts';
import { olderDataCases } from './older-data-cases.ts';

export type Profile = Partial<HealthProfile>;
const diabetes: Profile = { chronicConditions: ['Diabetes Tipo 2'] };
const taking = (...medications: string[]): MadeUp => ({ profile: { medications } });
export const living = (...chronicConditions: string[]): MadeUp => ({ profile: { chronicConditions } });
const hurting = (...physicalProblems: string[]): MadeUp => ({ profile: { physicalProblems } });
const eating = (...dietaryRestrictions: string[]): MadeUp => ({ profile: { dietaryRestrictions } });
export const measured = (...readings: NonNullable<MadeUp['readings']>[number][]): MadeUp => ({ readings });
export const diabetic = (readings: MadeUp['readings'], more: Profile = {}): MadeUp => ({
  profile: { ...diabetes, ...more },
  ...(readings && { readings }),
});
export const ten = (inRange: number, outside: number, value = 200): number[] => [
  ...Array<number>(inRange).fill(110),
  ...Array<number>(outside).fill(value),
];
/** Born so many years before the day of the tests. */
export const aged = (years: number): Profile => ({ birthDate: `${2026 - years}-11-21` });
export const obese: Profile = { height: 170, currentWeight: 86.7, ...aged(40) };

/** Key, somebody it is told to, somebody just beside it. */
export const ruleCases: readonly (readonly [string, MadeUp, MadeUp])[] = [
  ['very-low-now', measured(pricked(53.9, 1)), measured(pricked(54, 1))],
  ['very-low-now', measured(pricked(null, 1, { rangeFlag: 'low' })), measured(pricked(50, 25))],
  ['low-now', measured(pricked(69.9, 1)), measured(pricked(70, 1))],
  ['low-now', measured(pricked(54, 1)), measured(pricked(53.9, 1))],
  ['low-now', measured(pricked(60, 24)), measured(pricked(60, 2), pricked(95, 1))],
  ['emergency-high-now', measured(pricked(401, 1)), measured(pricked(400, 1))],
  ['emergency-high-now', measured(pricked(null, 1, { rangeFlag: 'high' })), measured(pricked(401, 25))],
  ['alarming-high-now', measured(pricked(301, 1)), measured(pricked(300, 1))],
  ['alarming-high-now', measured(pricked(400, 1)), measured(pricked(401, 1))],
  [
    'lasting-high-now',
    measured(pricked(251, 3), pricked(260, 1)),
    measured(pricked(251, 2.9), pricked(260, 1)),
  ],
  [
    'lasting-high-now',
    measured(pricked(251, 3), pricked(260, 1)),
    measured(pricked(251, 3), pricked(250, 1)),
  ],
  ['high-now', measured(pricked(251, 1)), measured(pricked(250, 1))],
  ['very-low-week', measured(pricked(53, 167), pricked(100, 1)), measured(pricked(53, 169), pricked(100, 1))],
  ['very-low-week', measured(pricked(53.9, 30)), measured(pricked(54, 30))],
  ['alarming-high-week', measured(pricked(301, 167)), measured(pricked(301, 169))],
  ['alarming-high-week', measured(pricked(301, 30)), measured(pricked(300, 30))],
  ['night-lows-week', measured(pricked(69, 30.1)), measured(pricked(69, 29))],
  ['night-lows-week', measured(pricked(69, 26, { context: 'madrugada' })), measured(pricked(70, 31))],
  [
    'repeated-lows-week',
    measured(pricked(69, 50), pricked(65, 26)),
    measured(pricked(69, 50), pricked(70, 26)),
  ],
  ['time-in-range-below', diabetic(pricks(ten(7, 3))), diabetic(pricks(ten(8, 3)))],
  ['time-in-range-below', diabetic(pricks(ten(7, 3))), diabetic(pricks(ten(6, 3)))],
  ['time-in-range-below', diabetic(pricks(ten(7, 3))), { readings: pricks(ten(7, 3)) }],
  ['time-in-range-below', diabetic(pricks(ten(5, 5)), aged(60)), diabetic(pricks(ten(6, 4)), aged(60))],
  ['mean-above', diabetic(pricks(Array(10).fill(155))), diabetic(pricks(Array(10).fill(154)))],
  [
    'mean-above',
    diabetic(pricks(Array(10).fill(184)), aged(60)),
    diabetic(pricks(Array(10).fill(183)), aged(60)),
  ],
  [
    'variability',
    diabetic(pricks([70, 70, 70, 70, 70, 150, 150, 150, 150, 150])),
    diabetic(pricks([80, 80, 80, 80, 80, 150, 150, 150, 150, 150])),
  ],
  ['time-in-range-good', diabetic(pricks(ten(8, 3))), diabetic(pricks(ten(7, 3)))],
  [
    'post-meal-walk',
    diabetic(pricks([181, 181], 'pos_refeicao')),
    diabetic(pricks([181, 180], 'pos_refeicao')),
  ],
  [
    'post-meal-walk',
    diabetic(pricks([191, 187], 'pos_refeicao')),
    diabetic(pricks([191, 187], 'pre_refeicao')),
  ],
  [
    'post-meal-plate',
    diabetic(pricks([181, 181], 'pos_refeicao')),
    diabetic(pricks([181, 180], 'pos_refeicao')),
  ],
  ['fasting-high', diabetic(pricks([131, 131, 131], 'jejum')), diabetic(pricks([130, 130, 130], 'jejum'))],
  ['fasting-high', diabetic(pricks([131, 131, 131], 'jejum')), diabetic(pricks([150, 150], 'jejum'))],
  [
    'fasting-high',
    diabetic(pricks([151, 151, 151], 'jejum'), aged(60)),
    diabetic(pricks([150, 150, 150], 'jejum'), aged(60)),
  ],
  ['high-without-diabetes', { readings: pricks([181, 181]) }, { readings: pricks([181, 180]) }],
  [
    'high-without-diabetes',
    { readings: pricks([126, 126], 'jejum') },
    { readings: pricks([125, 126], 'jejum') },
  ],
  ['high-without-diabetes', { readings: pricks([190, 190]) }, diabetic(pricks([190, 190]))],
  ['empty-profile', {}, living('Asma')],
  ['birth-date-missing', living('Asma'), { profile: { chronicConditions: ['Asma'], ...aged(40) } }],
  ['no-readings', diabetic([]), diabetic(pricks([110]))],
  ...olderDataCases,
  ['period-figures', { readings: sensed([75, 100, 135], 14) }, diabetic(sensed([75, 100, 135], 14))],
  ['period-figures', { readings: pricks(ten(10, 0)) }, { readings: pricks(ten(9, 0)) }],
  ['few-readings', diabetic(pricks(ten(9, 0))), diabetic(pricks(ten(10, 0)))],
  ['sensor-gaps', { readings: sensed([110], 9) }, { readings: sensed([110], 13) }],
  [
    'moments-missing',
    { readings: pricks([110, 110, 110, 110, 110]) },
    { readings: pricks([110, 110, 110, 110]) },
  ],
  [
    'medicines-missing',
    living('Asma'),
    { profile: { chronicConditions: ['Asma'], medications: ['Nenhum'] } },
  ],
  [
    'pregnancy-medicines',
    { profile: { medications: ['Enalapril'], pregnant: true } },
    { profile: { medications: ['Enalapril'], pregnant: false } },
  ],
  [
    'aspirin-allergy',
    { profile: { medications: ['Aspirina'], medicationAllergies: ['Aspirina'] } },
    { profile: { medications: ['Aspirina'], medicationAllergies: ['Dipirona'] } },
  ],
  ['losartan-with-enalapril', taking('Losartana', 'Enalapril'), taking('Losartana')],
  ['insulin-carry-sugar', taking('Insulina'), taking('Metformina')],
  ['insulin-carry-sugar', taking('Outros', 'gliclazida 30'), taking('Outros', 'vitamina')],
  ['insulin-storage', taking('Insulina'), taking('Metformina')],
  ['insulin-alcohol', taking('Insulina'), taking('Metformina')],
  ['metformin-b12', taking('Metformina', 'Omeprazol'), taking('Metformina')],
  [
    'metformin-b12',
    { profile: { medications: ['Metformina'], dietaryRestrictions: ['Vegetariano'] } },
    eating('Vegetariano'),
  ],
  ['metformin-meals', taking('Metformina'), taking('Insulina')],
  ['aspirin-dengue', taking('Aspirina'), taking('Nenhum')],
  ['enalapril-swelling', taking('Enalapril'), taking('Losartana')],
  ['own-medicines', taking('Outros', 'Varfarina'), taking('Outros')],
  ['statin-grapefruit', taking('Sinvastatina'), taking('Nenhum')],
  ['potassium-salt', taking('Losartana'), taking('Metformina')],
  ['levothyroxine-breakfast', taking('Levotiroxina'), taking('Nenhum')],
  ['omeprazole-reflux', taking('Omeprazol'), taking('Nenhum')],
  ['heart-warning-signs', living('Doença Cardíaca'), living('Hipertensão')],
  ['heart-fats', living('Doença Cardíaca'), living('Hipertensão')],
  ['pressure-salt', living('Hipertensão'), living('Asma')],
  ['pressure-measuring', living('Hipertensão'), living('Asma')],
  ['kidney-star-fruit', living('Doença Renal'), living('Asma')],
  ['kidney-boiling', living('Doença Renal'), living('Asma')],
  ['kidney-painkillers', living('Doença Renal'), living('Asma')],
  // 86.7 kg at 170 cm is an index of 30.0.
  ['small-weight-goal', { profile: obese }, { profile: { ...obese, currentWeight: 86 } }],
  [
    'small-weight-goal',
    living('Obesidade'),
    { profile: { chronicConditions: ['Obesidade'], physicalProblems: ['bulimia'] } },
  ],
  [
    'small-weight-goal',
    living('Obesidade'),
    { profile: { chronicConditions: ['Obesidade'], height: 170, currentWeight: 65, ...aged(40) } },
  ],
  ['low-weight', { profile: { ...obese, currentWeight: 53 } }, { profile: { ...obese, currentWeight: 54 } }],
  ['eating-support', hurting('Compulsão alimentar'), hurting('Tendinite')],
  ['older-balance', { profile: aged(60) }, { profile: aged(59) }],
  ['exercise-wait', measured(pricked(69, 1)), measured(pricked(70, 1))],
  ['exercise-wait', measured(pricked(251, 1)), measured(pricked(250, 1))],
  ['exercise-wait', measured(pricked(53, 20), pricked(100, 1)), measured(pricked(53, 25), pricked(100, 1))],
  [
    'sedentary-start',
    { profile: { exerciseLevel: 'sedentary' } },
    { profile: { exerciseLevel: 'beginner' } },
  ],
  [
    'seated-movement',
    { profile: { disabilities: ['Cadeirante'] } },
    { profile: { disabilities: ['Autismo'] } },
  ],
  ['joint-friendly', hurting('Artrose'), hurting('Enxaqueca')],
  ['back-friendly', hurting('Dor nas Costas'), hurting('Dor no Ombro')],
  ['fibromyalgia-pace', living('Fibromialgia'), living('Artrite')],
  ['asthma-warm-up', living('Asma'), living('Artrite')],
  ['diabetes-two-days', diabetic([]), living('Asma')],
  ['short-sleep-goal', { profile: { sleepGoal: 6.9 } }, { profile: { sleepGoal: 7 } }],
  ['insomnia-routine', hurting('Insônia'), hurting('Enxaqueca')],
  ['snoring-check', living('Obesidade', 'Hipertensão'), living('Obesidade')],
  ['migraine-routine', hurting('Enxaqueca'), hurting('Insônia')],
  ['depression-small-steps', living('Depressão'), living('Ansiedade')],
  ['anxiety-breathing', living('Ansiedade'), living('Depressão')],
  ['anxiety-caffeine', living('Ansiedade'), living('Depressão')],
  ['company-for-mood', living('Depressão'), living('Asma')],
  [
    'unlisted-allergens',
    { profile: { foodAllergies: ['Sesame'] } },
    { profile: { foodAllergies: ['Leite'] } },
  ],
  [
    'food-allergy-labels',
    { profile: { foodAllergies: ['Leite'] } },
    { profile: { foodAllergies: ['Outros'] } },
  ],
  [
    'latex-fruits',
    { profile: { medicationAllergies: ['Latex'] } },
    { profile: { medicationAllergies: ['Sulfa'] } },
  ],
  ['vegan-b12', eating('Vegano'), eating('Vegetariano')],
  ['gluten-free-carbs', eating('Sem Glúten'), eating('Sem Lactose')],
  ['diabetes-fruit', diabetic([]), { profile: { chronicConditions: ['Diabetes Tipo 2', 'Doença Renal'] } }],
  ['rice-and-beans', {}, living('Doença Renal')],
  ['prenatal-care', { profile: { pregnant: true } }, { profile: { pregnant: false } }],
  ['prenatal-care', hurting('estou grávida'), hurting('dor de certa gravidade')],
  ['pediatric-care', { profile: aged(17) }, { profile: aged(18) }],
  ['prenatal-movement', { profile: { pregnant: true } }, {}],
  ['young-movement', { profile: aged(17) }, { profile: aged(18) }],
  ['move-a-little', {}, { profile: { pregnant: true } }],
  ['sleep-routine', {}, {}],
  ['breathing-pause', {}, living('Ansiedade')],
  ['tell-somebody', {}, {}],
  ['medicine-card', {}, {}],
  ['next-visit', living('Asma'), {}],
];

import type { ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import { aged, diabetic, eating, hurting, living, type RuleCase, taking } from '../case-people.ts';
import type { SamplePerson } from '../sample-person.ts';

const training = (exerciseLevel: ExerciseLevel): SamplePerson => ({ profile: { exerciseLevel } });
const disabled = (...disabilities: string[]): SamplePerson => ({ profile: { disabilities } });
const writing = (otherMedications: string): SamplePerson => ({ profile: { otherMedications } });

/** Rules about movement, diet, sleep and the person's own words. */
export const livingCases: readonly RuleCase[] = [
  ['weekly-minutes', training('beginner'), training('sedentary')],
  ['weekly-minutes', training('intermediate'), training('advanced')],
  ['strength-twice', training('beginner'), training('sedentary')],
  ['strength-twice', training('advanced'), { profile: { exerciseLevel: 'advanced', ...aged(60) } }],
  [
    'strength-twice',
    training('beginner'),
    { profile: { exerciseLevel: 'beginner', physicalProblems: ['Dor nas Costas'] } },
  ],
  ['advanced-rest', training('advanced'), training('intermediate')],
  ['pressure-movement', living('Hipertensão'), living('Hipertensão', 'Doença Cardíaca')],
  ['heart-movement', living('Doença Cardíaca'), living('Hipertensão')],
  ['kidney-movement', living('Doença Renal'), living('Hipertensão')],
  ['gentle-start', living('Obesidade'), living('Hipertensão')],
  ['shoulder-friendly', hurting('Dor no Ombro'), hurting('Dor no Joelho')],
  ['tendon-friendly', hurting('Tendinite'), hurting('Bursite')],
  ['amputation-skin', disabled('Amputação'), disabled('Cadeirante')],
  ['visual-movement', disabled('Deficiência Visual'), disabled('Deficiência Auditiva')],
  ['hearing-care', disabled('Deficiência Auditiva'), disabled('Deficiência Visual')],
  ['intellectual-steps', disabled('Deficiência Intelectual'), disabled('Autismo')],
  ['autism-routine', disabled('Autismo'), disabled('Síndrome de Down')],
  ['down-neck', disabled('Síndrome de Down'), disabled('Autismo')],
  ['diabetes-feet', diabetic([]), living('Asma')],
  ['diabetes-yearly', diabetic([]), living('Asma')],
  ['long-sleep-goal', { profile: { sleepGoal: 9.1 } }, { profile: { sleepGoal: 9 } }],
  ['water-by-weight', { profile: { currentWeight: 90, ...aged(40) } }, { profile: { currentWeight: 91, ...aged(40) } }],
  [
    'water-by-weight',
    { profile: { currentWeight: 80, ...aged(40) } },
    { profile: { currentWeight: 80, ...aged(40), chronicConditions: ['Doença Renal'] } },
  ],
  ['vegetarian-plate', eating('Vegetariano'), eating('Vegano')],
  [
    'vegetarian-kidney',
    { profile: { dietaryRestrictions: ['Vegano'], chronicConditions: ['Doença Renal'] } },
    living('Doença Renal'),
  ],
  ['lactose-free-calcium', eating('Sem Lactose'), eating('Sem Glúten')],
  ['low-sodium-labels', eating('Baixo Sódio'), eating('Baixo Açúcar')],
  ['low-sugar-labels', eating('Baixo Açúcar'), eating('Baixo Sódio')],
  [
    'nut-free-snacks',
    eating('Sem Nozes'),
    { profile: { dietaryRestrictions: ['Sem Nozes'], foodAllergies: ['Nozes'] } },
  ],
  ['kosher-meals', eating('Kosher'), eating('Halal')],
  ['halal-meals', eating('Halal'), eating('Kosher')],
  ['pressure-medicine-painkillers', taking('Losartana'), taking('Metformina')],
  ['pressure-medicine-standing', taking('Enalapril'), taking('Metformina')],
  ['insulin-sick-day', taking('Insulina'), taking('Metformina')],
  ['insulin-sick-day', living('Diabetes Tipo 1'), living('Diabetes Tipo 2')],
  ['own-warfarin', writing('Varfarina 5'), writing('vitamina')],
  ['own-corticoid', writing('prednisona'), writing('vitamina')],
  ['own-gliflozin', writing('Dapagliflozina'), writing('gliclazida')],
  ['own-glp1', writing('Ozempic'), writing('vitamina')],
  ['own-glp1', writing('Ozempic'), { profile: { otherMedications: 'Ozempic', pregnant: true } }],
  ['own-glp1', writing('Ozempic'), { profile: { otherMedications: 'Ozempic', physicalProblems: ['bulimia'] } }],
  [
    'water-by-weight',
    { profile: { currentWeight: 80, ...aged(40) } },
    { profile: { currentWeight: 80, ...aged(40), otherMedications: 'furosemida' } },
  ],
  ['own-beta-blocker', writing('carvedilol'), writing('vitamina')],
  ['own-diuretic', writing('hidroclorotiazida'), writing('vitamina')],
  ['own-medicines', writing('vitamina'), writing('')],
  ['own-medicines', taking('Outros', 'vitamina', 'carvedilol'), taking('Outros', 'carvedilol')],
  ['own-conditions', living('Outros', 'Lúpus'), living('Outros')],
  ['own-conditions', { profile: { otherPhysicalProblems: 'hérnia' } }, hurting('Artrose')],
];

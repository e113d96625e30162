import { aged, diabetic, type RuleCase, taking, ten } from '../case-people.ts';
import { examined, pressed, pricked, pricks, type SamplePerson, sensed } from '../sample-person.ts';

const onInsulin = (readings: SamplePerson['readings'], more: SamplePerson['profile'] = {}): SamplePerson =>
  diabetic(readings, { medications: ['Insulina'], ...more });

/** A hundred finger-pricks of the last 13 days, of which so many are the other value. */
const hundred = (amount: number, other: number): SamplePerson['readings'] =>
  Array.from({ length: 100 }, (_, index) => pricked(index < amount ? other : 110, 310 - index * 3));

/** Rules about the shares, the risk and the moments of the day beside the usual goals. */
export const glucoseGoalCases: readonly RuleCase[] = [
  ['very-low-day', diabetic([pricked(53, 3), pricked(90, 1)]), diabetic([pricked(53, 3), pricked(69, 1)])],
  ['very-low-day', diabetic([pricked(53, 24), pricked(70, 1)]), diabetic([pricked(53, 25), pricked(70, 1)])],
  ['alarming-high-day', diabetic([pricked(301, 3), pricked(300, 1)]), diabetic([pricked(300, 3), pricked(200, 1)])],
  ['time-very-low', diabetic(hundred(1, 53)), diabetic(hundred(1, 54))],
  [
    'time-very-low',
    diabetic(sensed([...Array<number>(299).fill(110), 53], 14), aged(60)),
    diabetic(sensed([...Array<number>(299).fill(110), 53], 14)),
  ],
  ['time-below', diabetic(hundred(4, 69)), diabetic(hundred(3, 69))],
  ['time-below', diabetic(hundred(3, 69), aged(60)), diabetic(hundred(3, 70), aged(60))],
  // Of few finger-pricks one or two are chance.
  ['time-below', diabetic(pricks([...ten(10, 0), 69, 69, 69])), diabetic(pricks([...ten(10, 0), 69, 69]))],
  ['time-very-high', diabetic(pricks(ten(10, 3, 251))), diabetic(pricks(ten(10, 2, 251)))],
  ['time-above', diabetic(hundred(25, 181)), diabetic(hundred(24, 181))],
  ['time-above', diabetic(hundred(25, 181)), diabetic(hundred(25, 181), aged(60))],
  ['time-very-high', diabetic(hundred(5, 251)), diabetic(hundred(4, 251))],
  ['time-very-high', diabetic(hundred(10, 251), aged(60)), diabetic(hundred(9, 251), aged(60))],
  ['low-glucose-index', diabetic(hundred(25, 60)), diabetic(hundred(5, 60))],
  ['high-glucose-index', diabetic(hundred(50, 190)), diabetic(hundred(10, 190))],
  // A fifth above 250 and a fifth above 180: an index of 48, zone C; a fifth above 180: 16, zone A.
  [
    'glycemia-risk-index',
    diabetic(sensed([110, 110, 110, 190, 260], 14)),
    diabetic(sensed([110, 110, 110, 110, 190], 14)),
  ],
  [
    'glycemia-risk-index',
    diabetic(sensed([110, 110, 110, 190, 260], 14)),
    diabetic(pricks([110, 110, 110, 190, 260, 110, 110, 110, 190, 260])),
  ],
  [
    'pre-meal-high',
    diabetic(pricks([131, 131, 131], 'pre_refeicao')),
    diabetic(pricks([130, 130, 130], 'pre_refeicao')),
  ],
  [
    'pre-meal-high',
    diabetic(pricks([151, 151, 151], 'pre_refeicao'), aged(60)),
    diabetic(pricks([150, 150, 150], 'pre_refeicao'), aged(60)),
  ],
  ['bedtime-high', diabetic(pricks([151, 151, 151], 'ao_deitar')), diabetic(pricks([150, 150, 150], 'ao_deitar'))],
  [
    'bedtime-high',
    diabetic(pricks([181, 181, 181], 'ao_deitar'), aged(60)),
    diabetic(pricks([180, 180, 180], 'ao_deitar'), aged(60)),
  ],
  ['bedtime-low', onInsulin(pricks([89, 89], 'ao_deitar')), onInsulin(pricks([89, 90], 'ao_deitar'))],
  ['bedtime-low', onInsulin(pricks([99, 99], 'ao_deitar'), aged(60)), diabetic(pricks([89, 89], 'ao_deitar'))],
  ['near-low-before-meals', onInsulin(pricks([79, 70], 'jejum')), onInsulin(pricks([79, 80], 'jejum'))],
  ['near-low-before-meals', onInsulin(pricks([79, 79], 'pre_refeicao')), onInsulin(pricks([79, 69], 'pre_refeicao'))],
  ['fasting-attention', { readings: pricks([100, 100, 100], 'jejum') }, { readings: pricks([99, 99, 99], 'jejum') }],
  ['fasting-attention', { readings: pricks([125, 125, 125], 'jejum') }, { readings: pricks([126, 126, 126], 'jejum') }],
  ['high-without-diabetes', { readings: pricks([200]) }, { readings: pricks([199]) }],
  ['exercise-eat-first', diabetic([pricked(89, 2)]), diabetic([pricked(90, 2)])],
  ['exercise-eat-first', diabetic([pricked(70, 1)]), diabetic([pricked(89, 2.1)])],
  // After a serious low, or with very high pressure, nobody hears how to train.
  ['exercise-eat-first', diabetic([pricked(80, 1)]), diabetic([pricked(53, 20), pricked(80, 1)])],
  ['exercise-glucose-bands', taking('Insulina'), taking('Metformina')],
  ['exercise-glucose-bands', taking('Insulina'), { ...taking('Insulina'), vitals: pressed([185, 90, 1]) }],
  [
    'exercise-late-lows',
    { profile: { medications: ['Insulina'], exerciseLevel: 'beginner' } },
    { profile: { medications: ['Insulina'], exerciseLevel: 'sedentary' } },
  ],
  // A mean of 200 mg/dL is a GMI of 8.1 %.
  [
    'hba1c-sensor-gap',
    { ...diabetic(sensed([200], 14)), vitals: examined([7.5, 80]) },
    { ...diabetic(sensed([200], 14)), vitals: examined([7.7, 80]) },
  ],
  [
    'hba1c-sensor-gap',
    { ...diabetic(sensed([200], 14)), vitals: examined([7.5, 80]) },
    { ...diabetic(sensed([200], 14)), vitals: examined([7.5, 100]) },
  ],
  ['time-in-range-good', diabetic(pricks(ten(10, 0))), diabetic([...pricks(ten(10, 0)), pricked(69, 30)])],
  ['time-in-range-good', diabetic(hundred(1, 54)), diabetic(hundred(1, 53))],
  [
    'post-meal-plate',
    diabetic(pricks([190, 190], 'pos_refeicao')),
    diabetic(pricks([190, 190], 'pos_refeicao'), { chronicConditions: ['Diabetes Tipo 2', 'Doença Renal'] }),
  ],
];

import { aged, living, type RuleCase } from '../case-people.ts';
import { examined, pressed, pressedDaily, pricked, pulsed, type SamplePerson, weighed } from '../sample-person.ts';

const DAY = 24;
type Vitals = NonNullable<SamplePerson['vitals']>;
const person = (vitals: Vitals, profile: SamplePerson['profile'] = {}): SamplePerson => ({ vitals, profile });
const hypertensive = (vitals: Vitals = {}, profile: SamplePerson['profile'] = {}): SamplePerson =>
  person(vitals, { chronicConditions: ['Hipertensão'], ...profile });
const diabetic = (vitals: Vitals = {}, profile: SamplePerson['profile'] = {}): SamplePerson =>
  person(vitals, { chronicConditions: ['Diabetes Tipo 2'], ...profile });
const withHeart = (vitals: Vitals): SamplePerson => person(vitals, { chronicConditions: ['Doença Cardíaca'] });
const pregnant: SamplePerson['profile'] = { pregnant: true };
/** Somebody of 170 cm and 40 years who wants to weigh 80 kg. */
const aiming = (vitals: Vitals, profile: SamplePerson['profile'] = {}): SamplePerson =>
  person(vitals, { height: 170, currentWeight: 100, weightGoal: 80, ...aged(40), ...profile });

/** Rules about blood pressure, heart rate, glycated haemoglobin and weight. */
export const vitalsCases: readonly RuleCase[] = [
  ['pressure-crisis-now', person(pressed([180, 90, 1])), person(pressed([179, 109, 1]))],
  ['pressure-crisis-now', person(pressed([150, 110, 24])), person(pressed([150, 110, 25]))],
  ['pressure-crisis-now', person(pressed([180, 90, 1])), person(pressed([180, 90, 2], [150, 90, 1]))],
  ['pressure-emergency-own-care', person(pressed([160, 90, 1]), pregnant), person(pressed([159, 109, 1]), pregnant)],
  ['pressure-emergency-own-care', person(pressed([180, 90, 1]), aged(12)), person(pressed([179, 90, 1]), aged(12))],
  ['pressure-pregnancy', person(pressed([140, 80, 1]), pregnant), person(pressed([139, 89, 1]), pregnant)],
  ['pressure-pregnancy', person(pressed([120, 90, 168]), pregnant), person(pressed([120, 90, 169]), pregnant)],
  [
    'pressure-pregnancy',
    person(pressed([165, 100, 30], [120, 70, 1]), pregnant),
    person(pressed([165, 100, 30], [120, 70, 1])),
  ],
  ['pressure-crisis-week', person(pressed([180, 90, 168])), person(pressed([180, 90, 169]))],
  ['pressure-low-now', person(pressed([89, 60, 1])), person(pressed([90, 60, 1]))],
  ['pressure-low-now', person(pressed([89, 60, 1])), person(pressed([89, 60, 1]), aged(12))],
  ['pressure-mean-far-above', person(pressedDaily(160, 90)), person(pressedDaily(159, 99))],
  ['pressure-mean-far-above', person(pressedDaily(150, 100)), person(pressedDaily(150, 100, 2))],
  ['pressure-mean-above-goal', hypertensive(pressedDaily(130, 79)), hypertensive(pressedDaily(129, 79))],
  ['pressure-mean-above-goal', hypertensive(pressedDaily(129, 80)), person(pressedDaily(129, 80))],
  ['pressure-mean-above-goal', hypertensive(pressedDaily(159, 99)), hypertensive(pressedDaily(160, 99))],
  ['pressure-mean-good', hypertensive(pressedDaily(129, 79)), hypertensive(pressedDaily(130, 79))],
  ['pressure-mean-good', hypertensive(pressedDaily(100, 60)), hypertensive(pressedDaily(99, 60))],
  ['pressure-mean-low', hypertensive(pressedDaily(99, 60)), hypertensive(pressedDaily(100, 60))],
  [
    'pressure-mean-low',
    person(pressedDaily(99, 60), aged(82)),
    person(pressedDaily(99, 60), { ...aged(82), medications: ['Losartana'] }),
  ],
  [
    'pressure-low-treated',
    hypertensive(pressedDaily(108, 58), { ...aged(82), medications: ['Losartana'] }),
    hypertensive(pressedDaily(108, 58), aged(82)),
  ],
  [
    'pressure-low-treated',
    person(pressedDaily(109, 70), { ...aged(82), otherMedications: 'anlodipino' }),
    person(pressedDaily(110, 60), { ...aged(82), otherMedications: 'anlodipino' }),
  ],
  [
    'pressure-mean-good',
    hypertensive(pressedDaily(110, 60), { ...aged(82), medications: ['Losartana'] }),
    hypertensive(pressedDaily(108, 58), { ...aged(82), medications: ['Losartana'] }),
  ],
  [
    'pressure-mean-usual',
    person(pressedDaily(108, 58), aged(82)),
    person(pressedDaily(108, 58), { ...aged(82), medications: ['Losartana'] }),
  ],
  ['pressure-mean-unexplained', person(pressedDaily(130, 79)), person(pressedDaily(129, 79))],
  ['pressure-mean-unexplained', person(pressedDaily(129, 80)), hypertensive(pressedDaily(129, 80))],
  ['pressure-mean-elevated', person(pressedDaily(120, 79)), person(pressedDaily(119, 79))],
  ['pressure-mean-usual', person(pressedDaily(119, 79)), person(pressedDaily(120, 79))],
  ['pressure-few-days', person(pressedDaily(140, 90, 2)), person(pressedDaily(140, 90, 3))],
  ['pressure-few-days', person(pressedDaily(140, 90, 2)), person(pressedDaily(180, 90, 2))],
  ['pressure-missing', hypertensive(), hypertensive(pressed([120, 70, 30]))],
  ['pressure-missing', hypertensive(pressed([120, 70, 15 * DAY])), person({})],
  ['exercise-wait-pressure', person(pressed([160, 90, 1])), person(pressed([159, 104, 1]))],
  ['exercise-wait-pressure', person(pressed([120, 105, 24])), person(pressed([120, 105, 25]))],
  ['exercise-wait-pressure', person(pulsed([121, 1])), person(pulsed([120, 1]))],
  ['exercise-wait-pressure', person(pressed([89, 60, 1])), person(pressed([90, 60, 1]))],
  ['exercise-wait-pressure', person(pulsed([151, 1]), aged(12)), person(pulsed([150, 1]), aged(12))],
  ['heart-rate-emergency-now', person(pulsed([151, 1])), person(pulsed([150, 1]))],
  ['heart-rate-emergency-now', person(pulsed([151, 1]), aged(12)), person(pulsed([151, 25]))],
  ['heart-rate-high-now', person(pulsed([121, 1])), person(pulsed([120, 1]))],
  ['heart-rate-high-now', person(pulsed([121, 1])), person(pulsed([121, 1]), aged(12))],
  ['heart-rate-low-now', person(pulsed([49, 1])), person(pulsed([50, 1]))],
  ['heart-rate-low-now', person(pulsed([49, 1])), person(pulsed([49, 169]))],
  [
    'heart-rate-mean-high',
    person(pulsed([101, 30], [101, 54], [101, 78])),
    person(pulsed([100, 30], [100, 54], [100, 78])),
  ],
  ['heart-rate-mean-high', person(pulsed([101, 30], [101, 54], [101, 78])), person(pulsed([101, 30], [101, 54]))],
  ['heart-rate-mean-usual', person(pulsed([50, 30], [50, 54], [50, 78])), person(pulsed([49, 30], [49, 54], [49, 78]))],
  [
    'hba1c-too-low',
    diabetic(examined([5.9, 20]), { ...aged(82), otherMedications: 'Glibenclamida 5 mg' }),
    diabetic(examined([5.9, 20]), { ...aged(82), medications: ['Metformina'] }),
  ],
  [
    'hba1c-too-low',
    diabetic(examined([6.4, 20]), { ...aged(60), medications: ['Insulina'] }),
    diabetic(examined([6.5, 20]), { ...aged(60), medications: ['Insulina'] }),
  ],
  [
    'hba1c-too-low',
    {
      ...diabetic(examined([6.9, 20]), { ...aged(82), otherMedications: 'Diamicron' }),
      readings: [pricked(66, 60)],
    },
    {
      ...diabetic(examined([7, 20]), { ...aged(82), otherMedications: 'Diamicron' }),
      readings: [pricked(66, 60)],
    },
  ],
  [
    'hba1c-in-goal',
    diabetic(examined([6.5, 20]), { ...aged(82), otherMedications: 'Glibenclamida' }),
    diabetic(examined([6.4, 20]), { ...aged(82), otherMedications: 'Glibenclamida' }),
  ],
  ['hba1c-in-goal', diabetic(examined([6.9, 20])), diabetic(examined([7, 20]))],
  ['hba1c-in-goal', diabetic(examined([7.4, 20]), aged(60)), diabetic(examined([7.5, 20]), aged(60))],
  [
    'hba1c-in-goal',
    diabetic(examined([6.9, 20])),
    diabetic(examined([6.9, 20]), { chronicConditions: ['Diabetes Tipo 2', 'Doença Renal'] }),
  ],
  [
    'hba1c-to-team',
    diabetic(examined([6.9, 20]), { chronicConditions: ['Diabetes Tipo 2', 'Doença Renal'] }),
    diabetic(examined([6.9, 20])),
  ],
  ['hba1c-above-goal', diabetic(examined([7, 20])), diabetic(examined([6.9, 20]))],
  ['hba1c-above-goal', diabetic(examined([9, 20])), diabetic(examined([9.1, 20]))],
  ['hba1c-far-above', diabetic(examined([9.1, 20])), diabetic(examined([9, 20]))],
  ['hba1c-show-doctor', person(examined([6.5, 20])), person(examined([6.4, 20]))],
  ['hba1c-attention', person(examined([5.7, 20])), person(examined([5.6, 20]))],
  ['hba1c-usual', person(examined([5.6, 20])), person(examined([5.7, 20]))],
  ['hba1c-to-team', person(examined([8, 20]), pregnant), person(examined([8, 20]))],
  ['hba1c-to-team', person(examined([8, 20]), aged(12)), person({}, aged(12))],
  // Six months before 21/11 is 21/05, 184 days.
  ['hba1c-old', diabetic(examined([7, 185])), diabetic(examined([7, 184]))],
  ['hba1c-missing', diabetic(), diabetic(examined([7, 390]))],
  ['fluid-gain', withHeart(weighed([80, 72], [82, 1])), withHeart(weighed([80, 72], [81.9, 1]))],
  ['fluid-gain', withHeart(weighed([80, 24], [81, 1])), person(weighed([80, 24], [81, 1]))],
  ['fluid-gain', withHeart(weighed([80, 8 * DAY], [81, 7 * DAY])), withHeart(weighed([80, 9 * DAY], [81, 8 * DAY]))],
  ['large-weight-loss', person(weighed([100, 20 * DAY], [94.9, 1])), person(weighed([100, 20 * DAY], [95, 1]))],
  ['large-weight-loss', person(weighed([100, 20 * DAY], [94.9, 1])), person(weighed([100, 31 * DAY], [94.9, 1]))],
  ['fast-weight-loss', person(weighed([100, 21 * DAY], [96.8, 0])), person(weighed([100, 21 * DAY], [96.9, 0]))],
  ['weight-progress', aiming(weighed([100, 60 * DAY], [96, 1])), aiming(weighed([100, 60 * DAY], [99.1, 1]))],
  [
    'weight-progress',
    aiming(weighed([100, 60 * DAY], [96, 1])),
    aiming(weighed([100, 60 * DAY], [96, 1]), { disabilities: ['Amputação'] }),
  ],
  [
    'weight-progress',
    aiming(weighed([100, 60 * DAY], [96, 1])),
    aiming(weighed([100, 60 * DAY], [96, 1]), { physicalProblems: ['bulimia'] }),
  ],
  [
    'weight-progress',
    aiming(weighed([100, 60 * DAY], [96, 1])),
    aiming(
      { ...weighed([100, 60 * DAY], [96, 1]), ...examined([9.5, 10]) },
      { chronicConditions: ['Diabetes Tipo 2'] },
    ),
  ],
  ['weight-rising', aiming(weighed([100, 60 * DAY], [101, 1])), aiming(weighed([100, 60 * DAY], [100.9, 1]))],
  // 18.5 kg/m² at 170 cm are 53.5 kg.
  ['weight-goal-below-healthy', aiming({}, { weightGoal: 53 }), aiming({}, { weightGoal: 54 })],
  ['weight-first-goal', aiming({}, { weightGoal: 89 }), aiming({}, { weightGoal: 90 })],
  ['weight-first-goal', aiming(weighed([104, 40 * DAY], [100, 1])), aiming(weighed([110, 40 * DAY], [100, 1]))],
  ['weight-missing', aiming({}), aiming(weighed([100, 2 * DAY]))],
  ['fluid-weighing', withHeart({}), withHeart(weighed([80, DAY]))],
  ['fluid-weighing', living('Doença Renal'), living('Hipertensão')],
  // The newest reading makes the index: 86.7 kg at 170 cm are 30.0, 115.6 kg are 40.0.
  ['small-weight-goal', aiming(weighed([86.7, DAY])), aiming(weighed([86, DAY]))],
  ['very-high-weight', aiming(weighed([115.6, DAY])), aiming(weighed([115, DAY]))],
  ['overweight-habit', aiming(weighed([72.3, DAY])), aiming(weighed([71.9, DAY]))],
  ['overweight-habit', aiming(weighed([78.4, DAY]), aged(60)), aiming(weighed([78, DAY]), aged(60))],
];

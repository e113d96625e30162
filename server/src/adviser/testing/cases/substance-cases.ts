import type { TimedUse } from '../../adviser.ts';
import { aged, living, type Profile, type RuleCase, taking } from '../case-people.ts';
import { sleptDaily, used, usedDaily } from '../sample-days.ts';
import { pressedDaily, type SamplePerson } from '../sample-person.ts';

const using = (uses: readonly TimedUse[], profile: Profile = {}): SamplePerson => ({ uses, profile });
const pregnant: Profile = { pregnant: true };
const insulin: Profile = { medications: ['Insulina'] };
const metformin: Profile = { medications: ['Metformina'] };
const hypertensive: Profile = { chronicConditions: ['Hipertensão'] };
const anxious: Profile = { chronicConditions: ['Ansiedade'] };
const doses = (amount: number, daysAgo = 0) => [used(amount, 'doses', daysAgo)];
const heavily = usedDaily(4, 4, 'doses');

/** Rules about alcohol, tobacco, caffeine and gaming on record. */
export const substanceCases: readonly RuleCase[] = [
  ['alcohol-help-to-stop', using(heavily), using(usedDaily(3, 4, 'doses'))],
  ['alcohol-help-to-stop', using(heavily), using(usedDaily(7, 3.9, 'doses'))],
  // The newest four of seven days count.
  ['alcohol-help-to-stop', using(usedDaily(4, 4, 'doses', '10:00', 3)), using(usedDaily(4, 4, 'doses', '10:00', 4))],
  ['alcohol-help-to-stop', using(doses(1, 29), { otherConditions: 'alcoolismo' }), using(doses(1, 29))],
  ['alcohol-help-to-stop', using(heavily, pregnant), using(doses(1), pregnant)],
  ['alcohol-pregnancy', using(doses(0.5, 29), pregnant), using(doses(0, 1), pregnant)],
  ['alcohol-pregnancy', using(doses(1), pregnant), using(heavily, pregnant)],
  ['alcohol-under-18', using(doses(1, 29), aged(17)), using(doses(1, 29), aged(18))],
  ['alcohol-under-18', using(doses(1), aged(17)), using(heavily, aged(17))],
  ['alcohol-lows', using(doses(1, 6), insulin), using(doses(1, 7), insulin)],
  [
    'alcohol-lows',
    using(doses(1), { otherMedications: 'gliclazida' }),
    using(doses(1), { otherMedications: 'vitamina' }),
  ],
  ['alcohol-lows', using(heavily, insulin), using(heavily, metformin)],
  ['insulin-alcohol', taking('Insulina'), using(doses(1, 6), insulin)],
  ['alcohol-metformin', using(doses(4), metformin), using(doses(3.9), metformin)],
  [
    'alcohol-metformin',
    using(doses(5), { ...metformin, sex: 'male' }),
    using(doses(4.9), { ...metformin, sex: 'male' }),
  ],
  ['alcohol-liver', using(doses(1, 29), { otherConditions: 'cirrose' }), using(doses(1, 29), anxious)],
  ['alcohol-heavy-day', using(doses(4)), using(doses(3.9))],
  ['alcohol-heavy-day', using(doses(4), { sex: 'female' }), using(doses(4), { sex: 'male' })],
  ['alcohol-heavy-day', using(doses(5), { sex: 'male' }), using(doses(4.9), { sex: 'male' })],
  // One evening that goes over midnight.
  [
    'alcohol-heavy-day',
    using([used(2, 'doses', 2, '23:00'), used(2, 'doses', 1, '04:59')]),
    using([used(2, 'doses', 2, '23:00'), used(2, 'doses', 1, '05:00')]),
  ],
  ['alcohol-heavy-day', using(doses(4)), using(heavily)],
  ['alcohol-heavy-day', using(doses(4)), using(doses(4), { otherConditions: 'hepatite' })],
  ['alcohol-pressure', using(doses(1), hypertensive), using(doses(1))],
  ['alcohol-pressure', using(doses(1), hypertensive), using(heavily, hypertensive)],
  [
    'alcohol-pressure',
    { ...using(doses(1)), vitals: pressedDaily(130, 70) },
    { ...using(doses(1)), vitals: pressedDaily(129, 79) },
  ],
  ['alcohol-days-without', using(usedDaily(6, 0.5, 'doses')), using(usedDaily(5, 0.5, 'doses'))],
  ['alcohol-days-without', using(usedDaily(6, 3, 'doses')), using(usedDaily(6, 4, 'doses'))],
  ['alcohol-week', using(usedDaily(3, 2.4, 'doses')), using(usedDaily(2, 3.5, 'doses'))],
  ['alcohol-over-two', using(doses(2.1)), using(doses(2))],
  ['alcohol-over-two', using(doses(3.9)), using(doses(4))],
  ['alcohol-no-safe-level', using(doses(2)), using(doses(2.1))],
  ['alcohol-no-safe-level', using(doses(1, 6)), using(doses(1, 7))],
  ['tobacco-pregnancy', using([used(1, 'cigarros', 1)], pregnant), using([used(1, 'cigarros', 2)], pregnant)],
  ['tobacco-under-18', using([used(1, 'cigarros', 0)], aged(17)), using([used(1, 'cigarros', 0)], aged(18))],
  ['tobacco-heart', using([used(1, 'maços', 0)], hypertensive), using([used(1, 'maços', 0)], anxious)],
  ['tobacco-heart', using([used(1, 'maços', 0)], insulin), using([used(0, 'maços', 0)], insulin)],
  ['tobacco-step', using([used(3, 'cigarros', 1)]), using([used(3, 'cigarros', 2)])],
  ['tobacco-first-weeks', using([used(3, 'cigarros', 2)]), using([used(3, 'cigarros', 1)])],
  ['tobacco-first-weeks', using([used(3, 'cigarros', 29)]), using([used(0, 'cigarros', 29)])],
  ['caffeine-pregnancy', using([used(201, 'mg', 0)], pregnant), using([used(200, 'mg', 0)], pregnant)],
  ['caffeine-under-18', using([used(91, 'mg', 0)], aged(17)), using([used(90, 'mg', 0)], aged(17))],
  ['caffeine-careful-limit', using([used(201, 'mg', 0)], anxious), using([used(200, 'mg', 0)], anxious)],
  ['caffeine-careful-limit', using([used(300, 'mg', 0)], { otherConditions: 'arritmia' }), using([used(300, 'mg', 0)])],
  [
    'caffeine-careful-limit',
    { ...using([used(300, 'mg', 0)]), vitals: pressedDaily(130, 70) },
    { ...using([used(300, 'mg', 0)]), vitals: pressedDaily(129, 79) },
  ],
  ['caffeine-over-limit', using([used(401, 'mg', 0)]), using([used(400, 'mg', 0)])],
  // Five cups on one day, and on two.
  [
    'caffeine-over-limit',
    using([used(3, 'xícaras', 6, '07:00'), used(2, 'xícaras', 6, '15:00')]),
    using([used(3, 'xícaras', 6, '07:00'), used(2, 'xícaras', 5, '15:00')]),
  ],
  ['caffeine-over-limit', using([used(401, 'mg', 0)]), using([used(401, 'mg', 0)], anxious)],
  ['late-caffeine', using(usedDaily(3, 1, 'xícaras', '14:00')), using(usedDaily(3, 1, 'xícaras', '13:59'))],
  ['late-caffeine', using(usedDaily(3, 1, 'xícaras', '14:00')), using(usedDaily(2, 1, 'xícaras', '14:00'))],
  ['anxiety-caffeine', living('Ansiedade'), using([used(1, 'xícaras', 6)], anxious)],
  ['gaming-week', using([used(14.1, 'horas', 0)]), using([used(14, 'horas', 0)])],
  ['gaming-week', using([used(5, 'sessões', 6, '10:00', { sessionHours: 3 })]), using([used(5, 'sessões', 6)])],
  ['gaming-late', using(usedDaily(3, 1, 'horas', '23:00')), using(usedDaily(3, 1, 'horas', '22:59'))],
  ['gaming-late', using(usedDaily(3, 1, 'horas', '04:59')), using(usedDaily(3, 1, 'horas', '05:00'))],
  [
    'gaming-late',
    using(usedDaily(3, 1, 'horas', '23:00')),
    { uses: usedDaily(3, 1, 'horas', '23:00', 1), nights: sleptDaily(3, { bed: '01:00' }) },
  ],
  ['gaming-breaks', using([used(2, 'horas', 0)]), using([used(1.9, 'horas', 0)])],
];

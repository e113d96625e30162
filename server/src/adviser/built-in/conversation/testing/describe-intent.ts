import type { Intent } from '../parsing/intent.ts';
import type { Conditions } from '../parsing/slots.ts';

const describeSplit = (split: NonNullable<Conditions['split']>): string => {
  switch (split.kind) {
    case 'companion':
      return `${split.rule.isWith ? 'with' : 'without'}=${split.rule.of}`;
    case 'group':
      return `by=${split.by}`;
    case 'weekdays':
      return `by=${split.sets.map((set) => set.join(',')).join('/')}`;
    case 'day_parts':
      return `by=${split.parts.join(',')}`;
    case 'stopped':
      return `by=stopped ${split.of}`;
    case 'drinks':
      return `by=${split.drinks.join(',')}`;
    case 'periods':
      return `by=${split.periods.map(({ fromDay, toDay }) => `${fromDay}..${toDay}`).join(',')}`;
  }
};

const describeConditions = (conditions: Conditions): string => {
  const { weekdays, split, hours, notPart, notDays, drink, unknown } = conditions;
  return [
    weekdays && `weekdays=${weekdays.join(',')}`,
    split && describeSplit(split),
    hours && `hours=${hours.join('..')}`,
    notPart && `not=${notPart}`,
    notDays && `not=${notDays.fromDay}..${notDays.toDay}`,
    drink,
    unknown && 'unknown',
  ]
    .filter(Boolean)
    .join(' ');
};

/** An intent in a line, for tables: 'glucose mean 2026-11-08..2026-11-21 morning', 'talk greeting', 'general'. */
export const describeIntent = (intent: Intent): string => {
  switch (intent.kind) {
    case 'own_data':
    case 'why': {
      const { subject, alsoSubject, figure, period, dayPart, meal, limit, conditions } = intent.slots;
      const parts = [
        intent.kind === 'why' && 'why',
        subject,
        alsoSubject && `+${alsoSubject}`,
        figure,
        period && `${period.fromDay}..${period.toDay}`,
        dayPart,
        meal,
        limit !== null && `limit=${limit.value}`,
        conditions && describeConditions(conditions),
      ];
      return parts.filter(Boolean).join(' ');
    }
    case 'talk':
    case 'app':
      return `${intent.kind} ${intent.topic}`;
    case 'value': {
      const { value } = intent;
      if (value.kind === 'pressure') return `value ${value.pressure.systolic}/${value.pressure.diastolic}`;
      return value.kind === 'glucose' ? `value ${Math.round(value.glucoseMgDl)}` : `value ${value.value}?`;
    }
    case 'more':
      return `more ${intent.page}`;
    default:
      return intent.kind;
  }
};

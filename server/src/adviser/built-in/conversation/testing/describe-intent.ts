import type { Conditions } from '../query/conditions.ts';
import type { Intent } from '../reading/understand.ts';

const describeSplit = (split: NonNullable<Conditions['split']>): string => {
  switch (split.kind) {
    case 'companion':
      return `${split.isWith ? 'with' : 'without'}=${split.of}`;
    case 'weekday':
      return 'by=weekday';
    case 'day_parts':
      return `by=${split.parts.join(',')}`;
    case 'periods':
      return `by=${split.periods.map(({ fromDay, toDay }) => `${fromDay}..${toDay}`).join(',')}`;
  }
};

const describeConditions = ({ weekdays, split, hasUnknown }: Conditions): string =>
  [weekdays && `weekdays=${weekdays.join(',')}`, split && describeSplit(split), hasUnknown && 'unknown']
    .filter(Boolean)
    .join(' ');

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
        limit !== null && `limit=${limit}`,
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

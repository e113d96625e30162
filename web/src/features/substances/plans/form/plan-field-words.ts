import { formatDay } from '../../../../lib/format.ts';
import type { FieldWords } from '../../../../lib/use-edited.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { substancesMessages } from '../../substances-messages.ts';
import { triggerWords } from '../plan-words.ts';
import type { PlanDraft } from './plan-draft.ts';
import { planFormMessages } from './plan-form-messages.ts';

const { elsewhere, kinds } = planFormMessages;

/** How a plan tells what another window saved. */
export const planFieldWords: FieldWords<PlanDraft> = {
  labels: elsewhere.labels,
  show: {
    substanceType: (type) => substancesMessages.names[type],
    kind: (kind) => kinds[kind],
    unit: (unit) => substancesMessages.units[unit][1],
    quitDay: formatDay,
    steps: (steps) =>
      steps
        .map(({ fromDay, dailyLimit }) => elsewhere.step(formatDay(fromDay), formatNumber(dailyLimit ?? 0)))
        .join('; '),
    triggers: (triggers) => triggers.map((trigger) => triggerWords[trigger]).join(', '),
  },
};

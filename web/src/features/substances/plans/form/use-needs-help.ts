import { needsHelpToStop } from '@vida/contract/substances/cessation-rules.ts';
import { useWatch } from 'react-hook-form';
import type { PlanForm } from './plan-draft.ts';

/** Whether the usual amount in the form makes stopping without help dangerous. */
export const useNeedsHelp = (control: PlanForm['control']): boolean => {
  const [substanceType, unit, usualPerDay] = useWatch({
    control,
    name: ['substanceType', 'unit', 'usualPerDay'],
  });
  return needsHelpToStop({ substanceType, unit, usualPerDay: usualPerDay ?? 0 });
};

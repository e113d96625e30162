import { addDaysTo } from '@vida/contract/core/time.ts';
import { substanceDefinitions } from '@vida/contract/substances/substance-kinds.ts';
import { proposeTaper, type TaperWish } from '@vida/contract/substances/taper-rules.ts';
import { useEffect, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useToday } from '../../../../lib/use-today.ts';
import type { PlanForm } from './use-plan-form.ts';

/** Days of one step, to choose from. */
export const STEP_DAYS = [2, 3, 7, 14] as const;
export const STEP_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type Rhythm = Pick<TaperWish, 'everyDays' | 'stepCount'>;

/** The steps of a taper: proposed from what is usual until somebody changes them, and again when asked. */
export const useTaperProposal = (form: PlanForm, hasOwnSteps: boolean) => {
  const { control, setValue } = form;
  const today = useToday();
  const [substanceType, unit, usualPerDay] = useWatch({
    control,
    name: ['substanceType', 'unit', 'usualPerDay'],
  });
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'steps' });
  const [rhythm, setRhythm] = useState<Rhythm>({});
  const [isOwn, setOwn] = useState(hasOwnSteps);
  const usual = usualPerDay !== null && usualPerDay > 0 ? usualPerDay : null;

  useEffect(() => {
    if (isOwn || usual === null) return;
    const firstDay = addDaysTo(today, 1);
    const proposal = proposeTaper({ substanceType, unit, usualPerDay: usual, firstDay, ...rhythm });
    replace(proposal.steps);
    setValue('quitDay', proposal.quitDay);
  }, [isOwn, usual, substanceType, unit, rhythm, today, replace, setValue]);

  return {
    fields,
    hasUsual: usual !== null,
    isOwn,
    everyDays: rhythm.everyDays ?? substanceDefinitions[substanceType].stepDays,
    count: fields.length,
    /** Another rhythm is another proposal. */
    wishFor: (next: Rhythm) => {
      setRhythm({ ...rhythm, ...next });
      setOwn(false);
    },
    keepOwn: () => setOwn(true),
    proposeAgain: () => setOwn(false),
    addStep: () => {
      setOwn(true);
      append({ fromDay: '', dailyLimit: null });
    },
    removeStep: (index: number) => {
      setOwn(true);
      remove(index);
    },
  };
};

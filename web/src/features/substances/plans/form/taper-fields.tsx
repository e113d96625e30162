import { addDaysTo } from '@vida/contract/core/time.ts';
import { MAX_STEPS } from '@vida/contract/substances/cessation-schemas.ts';
import { substanceDefinitions } from '@vida/contract/substances/substance-kinds.ts';
import { proposeTaper, type TaperWish } from '@vida/contract/substances/taper-rules.ts';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useToday } from '../../../../lib/use-today.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldGroup } from '../../../../ui/fields/field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { LabelledSelect } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { substancesMessages } from '../../substances-messages.ts';
import { type PlanForm, useNeedsHelp } from './plan-draft.ts';
import { planFormMessages as messages } from './plan-form-messages.ts';

/** Days of one step, to choose from. */
const STEP_DAYS = [2, 3, 7, 14] as const;
const STEP_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type Rhythm = Pick<TaperWish, 'everyDays' | 'stepCount'>;

/** The steps of a taper: proposed from what is usual until somebody changes them, and again when asked. */
const useTaperProposal = (form: PlanForm, hasOwnSteps: boolean) => {
  const { control, setValue } = form;
  const today = useToday();
  const [substanceType, unit, usualPerDay] = useWatch({ control, name: ['substanceType', 'unit', 'usualPerDay'] });
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

/** Which step a field belongs to is seen above it, and read aloud with it. */
const StepLabel = ({ step, text }: { step: number; text: string }) => (
  <>
    <span className="sr-only">{messages.step(step)}:</span> {text}
  </>
);

interface TaperFieldsProps {
  form: PlanForm;
  /** The plan that is edited has steps of its own. */
  hasOwnSteps: boolean;
}

/** The counts to choose from, the proposed one among them. */
const countsWith = (count: number): number[] =>
  [...new Set([...STEP_COUNTS, count])].filter((each) => each > 0).sort((a, b) => a - b);

const hintFor = ({ fields, hasUsual }: ReturnType<typeof useTaperProposal>, needsHelp: boolean): string => {
  if (needsHelp) return messages.stepsHelp;
  if (fields.length > 0) return messages.stepsHint;
  return hasUsual ? messages.stepsNone : messages.stepsLater;
};

/** Less and less: the rhythm, and the steps that it proposes, each to be changed. A heavy drinker chooses no rhythm. */
export const TaperFields = ({ form, hasOwnSteps }: TaperFieldsProps) => {
  const { control } = form;
  const unit = useWatch({ control, name: 'unit' });
  const { errors } = useFormState({ control, name: 'steps' });
  const taper = useTaperProposal(form, hasOwnSteps);
  const needsHelp = useNeedsHelp(control);
  return (
    <>
      {!needsHelp && (
        <div className="grid grid-cols-2 gap-3">
          <LabelledSelect
            label={messages.everyDays}
            value={taper.everyDays}
            options={STEP_DAYS.map((days) => ({ value: days, label: messages.everyDaysOption(days) }))}
            onChange={({ target }) => taper.wishFor({ everyDays: Number(target.value) })}
          />
          <LabelledSelect
            label={messages.stepCount}
            value={taper.count}
            options={countsWith(taper.count).map((count) => ({ value: count, label: messages.stepCountOption(count) }))}
            onChange={({ target }) => taper.wishFor({ stepCount: Number(target.value) })}
          />
        </div>
      )}
      <FieldGroup
        label={messages.steps}
        hint={hintFor(taper, needsHelp)}
        error={errors.steps?.root?.message ?? errors.steps?.message}
      >
        <ol className="grid gap-3" onInput={taper.keepOwn}>
          {taper.fields.map((field, index) => (
            <li key={field.id}>
              <div className="flex items-center">
                <span className="mr-auto font-medium">{messages.step(index + 1)}</span>
                <IconButton
                  icon={X}
                  label={messages.removeStep(index + 1)}
                  className="-mr-3"
                  onClick={() => taper.removeStep(index)}
                />
              </div>
              <div className="grid grid-cols-[6fr_5fr] items-start gap-2">
                <TextField
                  type="date"
                  control={control}
                  name={`steps.${index}.fromDay`}
                  label={<StepLabel step={index + 1} text={messages.stepDay} />}
                />
                <NumberField
                  control={control}
                  name={`steps.${index}.dailyLimit`}
                  label={<StepLabel step={index + 1} text={messages.stepLimit} />}
                  unit={substancesMessages.units[unit][1]}
                />
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-2 flex flex-wrap gap-x-2">
          {taper.fields.length < MAX_STEPS && (
            <Button variant="ghost" icon={Plus} className="-ml-3" onClick={taper.addStep}>
              {messages.addStep}
            </Button>
          )}
          {taper.isOwn && (
            <Button variant="ghost" onClick={taper.proposeAgain}>
              {messages.proposeAgain}
            </Button>
          )}
        </div>
      </FieldGroup>
    </>
  );
};

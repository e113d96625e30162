import { MAX_STEPS } from '@vida/contract/substances/cessation-schemas.ts';
import { Plus, X } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FieldGroup } from '../../../../ui/fields/field-group.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { substancesMessages } from '../../substances-messages.ts';
import { PlainSelect } from './plain-select.tsx';
import { planFormMessages as messages } from './plan-form-messages.ts';
import { useNeedsHelp } from './use-needs-help.ts';
import type { PlanForm } from './use-plan-form.ts';
import { STEP_COUNTS, STEP_DAYS, useTaperProposal } from './use-taper-proposal.ts';

/** Which step a field belongs to is seen above it, and read aloud with it. */
const StepLabel = ({ step, text }: { step: number; text: string }) => (
  <>
    <VisuallyHidden>{messages.step(step)}:</VisuallyHidden> {text}
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
          <PlainSelect
            label={messages.everyDays}
            value={taper.everyDays}
            options={STEP_DAYS.map((days) => ({ value: days, label: messages.everyDaysOption(days) }))}
            onChange={(everyDays) => taper.wishFor({ everyDays })}
          />
          <PlainSelect
            label={messages.stepCount}
            value={taper.count}
            options={countsWith(taper.count).map((count) => ({
              value: count,
              label: messages.stepCountOption(count),
            }))}
            onChange={(count) => taper.wishFor({ stepCount: count })}
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
                <DateField
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

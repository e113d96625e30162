import { timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import { griZoneOf, highRiskOf, lowRiskOf } from '@vida/contract/measurements/glucose-risk.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { NOTHING } from '../measurements-messages.ts';
import { figureMessages as messages } from './figure-messages.ts';
import { formatIndex } from './format-glucose.ts';
import { goalMessages } from './goal-messages.ts';
import { InsufficientMark } from './insufficient-mark.tsx';

interface IndexProps {
  label: string;
  /** Null where it cannot be computed or does not hold; `note` then says why. */
  value: number | null;
  unit?: string;
  note: string;
  /** Null where no class may be told. */
  conclusion: string | null;
  sufficient: boolean;
}

const Index = ({ label, value, unit, note, conclusion, sufficient }: IndexProps) => (
  <Stat
    label={label}
    value={value === null ? NOTHING : formatIndex(value)}
    {...(unit && value !== null && { unit })}
    note={
      <>
        {note} {sufficient && conclusion}
        {!sufficient && value !== null && <InsufficientMark />}
      </>
    }
  />
);

const griNoteOf = ({ gri, careGroup }: GlucoseSummary): string => {
  if (gri !== null) return messages.griNote;
  return careGroup === 'pregnant' ? messages.griPregnant : messages.griSingle;
};

const lowNoteOf = ({ lowest }: GlucoseSummary): string =>
  lowest?.rangeFlag === 'low' ? `${messages.lbgiNote} ${messages.withoutLow}` : messages.lbgiNote;

const highNoteOf = ({ highest }: GlucoseSummary): string =>
  highest?.rangeFlag === 'high' ? `${messages.hbgiNote} ${messages.withoutHigh}` : messages.hbgiNote;

/**
 * The three indices of risk, folded: for those who look for them, not for everybody's first sight. In pregnancy and
 * under 18 they have no classes: those were made with adults. Nor where a reading without a number stayed out: the
 * class would be too kind.
 */
export const RiskIndices = ({ summary }: { summary: GlucoseSummary }) => {
  const { gri, lbgi, hbgi, lowest, highest, sufficient, careGroup } = summary;
  if (lbgi === null || hbgi === null) return null;
  const hasClasses = timeGoalsOf(careGroup) !== null;
  const guided = careGroup === 'pregnant' || careGroup === 'minor' ? careGroup : null;
  const low = hasClasses && lowest?.rangeFlag !== 'low' ? messages.lowRisks[lowRiskOf(lbgi)] : null;
  const high = hasClasses && highest?.rangeFlag !== 'high' ? messages.highRisks[highRiskOf(hbgi)] : null;
  const indices = [
    {
      label: messages.gri,
      value: gri,
      unit: messages.griUnit,
      note: griNoteOf(summary),
      conclusion: hasClasses && gri !== null ? messages.griZone(griZoneOf(gri)) : null,
    },
    { label: messages.lbgi, value: lbgi, note: lowNoteOf(summary), conclusion: low && messages.risk(low) },
    { label: messages.hbgi, value: hbgi, note: highNoteOf(summary), conclusion: high && messages.risk(high) },
  ];
  return (
    <Disclosure title={messages.riskTitle} className="mt-4 border-t border-border pt-1">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {indices.map((index) => (
          <Index key={index.label} {...index} sufficient={sufficient} />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted-foreground">
        {messages.riskClosing} {guided && goalMessages.ownGoals[guided]}
      </p>
    </Disclosure>
  );
};

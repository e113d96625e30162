import { useEffect, useRef } from 'react';
import { BulletList } from './bullet-list.tsx';
import { FieldGroup } from './fields/field.tsx';
import { RadioChips } from './fields/radio-chips.tsx';
import { Notice } from './notice.tsx';
import { uiMessages } from './ui-messages.ts';

const messages = uiMessages.elsewhere;

/** What another window or device saved while a form was filled in. */
export interface Elsewhere {
  /** The thing was deleted. */
  readonly isGone: boolean;
  /** What the form took over, a sentence each. */
  readonly lines: readonly string[];
  /** What both sides changed. */
  readonly choices: readonly {
    readonly field: string;
    readonly label: string;
    readonly mine: string;
    readonly theirs: string;
    readonly isTheirs: boolean;
  }[];
  readonly onChoose: (field: string, isTheirs: boolean) => void;
  /** Grows each time that saving was refused because of it: whoever pressed is led here. */
  readonly asked: number;
}

/** At the head of a form: what was saved elsewhere, and where both changed the same, which shall be. */
export const ElsewhereNotice = ({ elsewhere }: { elsewhere: Elsewhere | null }) => {
  const placeRef = useRef<HTMLDivElement>(null);
  const asked = elsewhere?.asked ?? 0;
  useEffect(() => {
    if (asked > 0) placeRef.current?.focus();
  }, [asked]);
  return (
    <div ref={placeRef} tabIndex={-1} role="status" className="scroll-mt-20 rounded-md empty:hidden">
      {elsewhere && (
        <Notice tone="warning" title={elsewhere.isGone ? messages.goneTitle : messages.title}>
          {elsewhere.isGone ? (
            <p>{messages.gone}</p>
          ) : (
            <div className="grid gap-3">
              <p>{messages.text}</p>
              {elsewhere.lines.length > 0 && <BulletList items={elsewhere.lines} className="gap-1 wrap-anywhere" />}
              {elsewhere.choices.map(({ field, label, mine, theirs, isTheirs }) => (
                <FieldGroup key={field} label={messages.which(label)}>
                  <RadioChips
                    name={`elsewhere-${field}`}
                    value={isTheirs ? 'theirs' : 'mine'}
                    options={[
                      { value: 'mine', label: messages.mine(mine) },
                      { value: 'theirs', label: messages.theirs(theirs) },
                    ]}
                    onChange={(side) => elsewhere.onChoose(field, side === 'theirs')}
                  />
                </FieldGroup>
              ))}
              <p>{messages.saveAgain}</p>
            </div>
          )}
        </Notice>
      )}
    </div>
  );
};

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type HelpLineName, helpLines } from '../../../ui/help-lines.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { supportMessages } from './support-messages.ts';

const messages = supportMessages.emergency;
const LINES: readonly HelpLineName[] = ['samu', 'cvv'];

interface EmergencyLineProps {
  /** The telephones stand elsewhere too: where an open keyboard leaves little of the screen, this line gives way. */
  isRepeated: boolean;
}

/**
 * The two numbers in one line, always there, before any answer; when to call which unfolds. Vida keeps quiet beside it.
 */
export const EmergencyLine = ({ isRepeated }: EmergencyLineProps) => {
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-wrap items-center gap-x-1.5 rounded-md border-2 border-destructive bg-card px-1.5 py-0.5',
        isRepeated && '[@media(height<30rem)]:hidden',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={textId}
        className="control-text mr-auto flex min-h-11 items-center gap-0.5 font-semibold"
        onClick={() => setOpen(!isOpen)}
      >
        {messages.title}
        <Icon icon={ChevronDown} size="sm" className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div className="flex grow flex-wrap justify-end gap-1.5">
        {LINES.map((line) => (
          <LinkButton key={line} variant="danger" className="whitespace-nowrap px-2!">
            <a href={`tel:${helpLines[line].phone}`}>{helpLines[line].name}</a>
          </LinkButton>
        ))}
      </div>
      <p id={textId} hidden={!isOpen} className="basis-full py-1">
        {messages.text}
      </p>
    </div>
  );
};

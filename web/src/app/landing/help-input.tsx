import { SendHorizontal } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { controlClass } from '../../ui/fields/control-class.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { helpMessages } from './help-messages.ts';

interface HelpInputProps {
  onAsk: (question: string) => void;
}

const longestQuestion = 200;

/** One line to ask in one's own words. */
export const HelpInput = ({ onAsk }: HelpInputProps) => {
  const [question, setQuestion] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = question.trim();
    if (!asked) return;
    onAsk(asked);
    setQuestion('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <label className="grid flex-1 gap-1 text-sm font-semibold">
        {helpMessages.inputLabel}
        <input
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
          className={controlClass()}
        />
      </label>
      <IconButton type="submit" variant="primary" icon={SendHorizontal} label={helpMessages.send} className="mb-0.5" />
    </form>
  );
};

import { Button } from '../../ui/button.tsx';
import { chatMessages } from './chat-messages.ts';

interface QuestionsProps {
  label: string;
  questions: readonly string[];
  isSending?: boolean;
  onSend: (message: string) => void;
}

/** Questions, each one press away. */
export const Questions = ({ label, questions, isSending = false, onSend }: QuestionsProps) => (
  <ul aria-label={label} className="flex flex-wrap gap-2">
    {questions.map((question) => (
      <li key={question}>
        <Button
          variant="soft"
          className="text-left"
          aria-disabled={isSending || undefined}
          onClick={() => isSending || onSend(question)}
        >
          {question}
        </Button>
      </li>
    ))}
  </ul>
);

/** What is asked often, or only the first few of it. */
export const Topics = ({ most, ...asked }: Pick<QuestionsProps, 'isSending' | 'onSend'> & { most?: number }) => (
  <Questions label={chatMessages.topics.title} questions={chatMessages.topics.questions.slice(0, most)} {...asked} />
);

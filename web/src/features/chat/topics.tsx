import { Button } from '../../ui/button.tsx';
import { chatMessages } from './chat-messages.ts';

interface TopicsProps {
  /** Only so many, the first ones. */
  most?: number;
  isSending: boolean;
  onSend: (message: string) => void;
}

/** Questions that are asked often, each one press away. */
export const Topics = ({ most, isSending, onSend }: TopicsProps) => (
  <ul aria-label={chatMessages.topics.title} className="flex flex-wrap gap-2">
    {chatMessages.topics.questions.slice(0, most).map((topic) => (
      <li key={topic}>
        <Button
          variant="soft"
          className="text-left"
          aria-disabled={isSending || undefined}
          onClick={() => isSending || onSend(topic)}
        >
          {topic}
        </Button>
      </li>
    ))}
  </ul>
);

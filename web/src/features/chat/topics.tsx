import { Button } from '../../ui/button.tsx';
import { chatMessages } from './chat-messages.ts';

interface TopicsProps {
  topics: readonly string[];
  isSending: boolean;
  onSend: (message: string) => void;
}

/** Questions that are asked often, each one press away. */
export const Topics = ({ topics, isSending, onSend }: TopicsProps) => (
  <ul aria-label={chatMessages.topics.title} className="flex flex-wrap gap-2">
    {topics.map((topic) => (
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

import { type HelpTopic, helpMessages } from './help-messages.ts';

interface QuestionChipsProps {
  topics: readonly HelpTopic[];
  onAsk: (topic: HelpTopic) => void;
}

/** The frequent questions, each one tap away. */
export const QuestionChips = ({ topics, onAsk }: QuestionChipsProps) => (
  <ul aria-label={helpMessages.questions} className="flex flex-wrap gap-2">
    {topics.map((topic) => (
      <li key={topic.id}>
        <button
          type="button"
          onClick={() => onAsk(topic)}
          className="control-text min-h-11 rounded-md border-[1.5px] border-input bg-card px-3.5 py-2 text-left font-medium transition-colors duration-fast ease-out hover:border-primary hover:text-primary"
        >
          {topic.question}
        </button>
      </li>
    ))}
  </ul>
);

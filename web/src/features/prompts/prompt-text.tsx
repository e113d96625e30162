import { useId } from 'react';
import { promptsMessages } from './prompts-messages.ts';

interface PromptTextProps {
  /** Whose text it is, above it. */
  label: string;
  text: string;
}

/** A text to a model as it is, line by line. */
export const PromptText = ({ label, text }: PromptTextProps) => {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-1 text-sm font-semibold text-muted-foreground">
        {label}
      </figcaption>
      <pre className="rounded-md bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {text || <span className="text-muted-foreground">{promptsMessages.emptyText}</span>}
      </pre>
    </figure>
  );
};

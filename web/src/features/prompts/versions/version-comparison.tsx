import type { PromptVersion } from '@vida/contract/prompts/prompt-schemas.ts';
import { PromptText } from '../prompt-text.tsx';
import { versionsMessages as messages } from './versions-messages.ts';

const compared = ['title', 'systemPrompt', 'userPromptTemplate'] as const;

interface VersionComparisonProps {
  earlier: PromptVersion;
  current: PromptVersion;
}

/** An earlier text beside the one that stands now, part by part; what is the same is only named. */
export const VersionComparison = ({ earlier, current }: VersionComparisonProps) => (
  <section aria-label={messages.comparison(earlier.version)} className="mt-2 grid gap-4">
    {compared.map((part) =>
      earlier[part] === current[part] ? (
        <p key={part} className="text-muted-foreground">
          {messages.same(messages.texts[part])}
        </p>
      ) : (
        <div key={part}>
          <h3 className="mb-2 text-[1rem]">{messages.texts[part]}</h3>
          <div className="grid gap-3 md:grid-cols-2">
            <PromptText label={messages.version(earlier.version)} text={earlier[part]} />
            <PromptText
              label={`${messages.version(current.version)} (${messages.current.toLowerCase()})`}
              text={current[part]}
            />
          </div>
        </div>
      ),
    )}
  </section>
);

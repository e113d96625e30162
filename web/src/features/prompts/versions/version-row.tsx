import type { PromptVersion } from '@vida/contract/prompts/prompt-schemas.ts';
import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatSaved } from '../format-saved.ts';
import { PromptText } from '../prompt-text.tsx';
import { versionsMessages as messages } from './versions-messages.ts';

interface VersionRowProps {
  row: PromptVersion;
  /** The one that stands now. */
  current: PromptVersion;
  onRestore: () => void;
}

const compared = ['title', 'systemPrompt', 'userPromptTemplate'] as const;

interface VersionComparisonProps {
  earlier: PromptVersion;
  current: PromptVersion;
}

/** An earlier text beside the one that stands now, part by part; what is the same is only named. */
const VersionComparison = ({ earlier, current }: VersionComparisonProps) => (
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

/** A text as it was saved, with the way back to it. */
export const VersionRow = ({ row, current, onRestore }: VersionRowProps) => {
  const { timeZone } = useUser();
  const [isCompared, setCompared] = useState(false);
  const { version, title, savedAt } = row;
  const isCurrent = version === current.version;
  return (
    <li className="border-b border-border py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="mr-auto min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {messages.version(version)}
            {isCurrent && <Badge tone="teal">{messages.current}</Badge>}
          </p>
          <p className="text-sm wrap-anywhere text-muted-foreground">
            {formatSaved(savedAt, timeZone)} · {title}
          </p>
        </div>
        {!isCurrent && (
          <div className="-mx-3 flex flex-wrap">
            <Button
              variant="ghost"
              aria-expanded={isCompared}
              aria-label={isCompared ? messages.hideOf(version) : messages.compareOf(version)}
              onClick={() => setCompared(!isCompared)}
            >
              {isCompared ? messages.hide : messages.compare}
            </Button>
            <Button variant="ghost" aria-label={messages.restoreOf(version)} onClick={onRestore}>
              {messages.restore}
            </Button>
          </div>
        )}
      </div>
      {isCompared && !isCurrent && <VersionComparison earlier={row} current={current} />}
    </li>
  );
};

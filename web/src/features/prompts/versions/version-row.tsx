import type { PromptVersion } from '@vida/contract/prompts/prompt-schemas.ts';
import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatSaved } from '../format-saved.ts';
import { VersionComparison } from './version-comparison.tsx';
import { versionsMessages as messages } from './versions-messages.ts';

interface VersionRowProps {
  row: PromptVersion;
  /** The one that stands now. */
  current: PromptVersion;
  onRestore: () => void;
}

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

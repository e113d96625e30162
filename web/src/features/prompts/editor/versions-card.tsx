import { useQuery } from '@tanstack/react-query';
import type { PromptVersion } from '@vida/contract/prompts/prompt-schemas.ts';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { useState } from 'react';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { formatDayAndTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { tellSuccess } from '../../../lib/tell.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorCard, SkeletonCard } from '../../../ui/states.tsx';
import { PromptText } from '../prompt-text.tsx';
import { promptVersionsQuery, useRestoreVersion } from '../prompts-queries.ts';
import { versionsMessages as messages } from './editor-messages.ts';

interface VersionsCardProps {
  /** The prompt's. */
  id: string;
  onRestored: (prompt: PromptWithEtag) => void;
}

/** What a prompt said before. */
export const VersionsCard = ({ id, onRestored }: VersionsCardProps) => {
  const { data: versions, isError, isFetching, refetch } = useQuery(promptVersionsQuery(id));
  if (!versions && !isError) return <SkeletonCard label={messages.loading} lines={2} />;
  return (
    <Card title={messages.title} subtitle={messages.subtitle}>
      {versions ? (
        <VersionsList id={id} versions={versions} onRestored={onRestored} />
      ) : (
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Card>
  );
};

interface VersionsListProps {
  /** The prompt's. */
  id: string;
  /** Newest first; the first one stands now. */
  versions: readonly PromptVersion[];
  onRestored: (prompt: PromptWithEtag) => void;
}

/** The texts of a prompt, and the question before one comes back. */
const VersionsList = ({ id, versions, onRestored }: VersionsListProps) => {
  const [asked, setAsked] = useState<number | null>(null);
  const restore = useRestoreVersion();
  const [current] = versions;
  if (!current) return null;
  return (
    <>
      <ul>
        {versions.map((row) => (
          <VersionRow key={row.version} row={row} current={current} onRestore={() => setAsked(row.version)} />
        ))}
      </ul>
      {asked !== null && (
        <ConfirmWrite
          title={messages.restoreTitle(asked)}
          description={messages.restoreText}
          confirmLabel={messages.restore}
          send={() => restore.mutateAsync({ params: { id }, body: { version: asked } })}
          failed={messages.notRestored}
          onSent={(prompt) => {
            tellSuccess(messages.restored(asked));
            onRestored(prompt);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

interface VersionRowProps {
  row: PromptVersion;
  /** The one that stands now. */
  current: PromptVersion;
  onRestore: () => void;
}

const compared = ['title', 'systemPrompt', 'userPromptTemplate'] as const;

/** An earlier text beside the one that stands now, part by part; what is the same is only named. */
const VersionComparison = ({ earlier, current }: { earlier: PromptVersion; current: PromptVersion }) => (
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
const VersionRow = ({ row, current, onRestore }: VersionRowProps) => {
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
            {formatDayAndTime(savedAt, timeZone)} · {title}
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

import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { CircleCheck, CircleDashed, CirclePause, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus.ts';
import type { OpenedPrompt } from './opened-prompt.ts';
import { PromptRow } from './prompt-row.tsx';
import { promptsMessages as messages, sectionNames } from './prompts-messages.ts';

interface SectionCardProps {
  section: PromptSection;
  /** Those of this section, the active one first. */
  prompts: readonly PromptWithEtag[];
  /** The general section has an active prompt. */
  hasGeneral: boolean;
  isReturnedTo: boolean;
  onOpen: (opened: OpenedPrompt) => void;
}

const StatusBadge = ({ prompts }: Pick<SectionCardProps, 'prompts'>) => {
  if (prompts.length === 0) return <Badge icon={CircleDashed}>{messages.unset}</Badge>;
  const isActive = prompts.some((prompt) => prompt.isActive);
  return isActive ? (
    <Badge tone="ok" icon={CircleCheck}>
      {messages.active}
    </Badge>
  ) : (
    <Badge tone="warn" icon={CirclePause}>
      {messages.inactive}
    </Badge>
  );
};

/** What holds where the section has nothing active; of the general one, where it holds. */
const noteOf = (section: PromptSection, isActive: boolean, hasGeneral: boolean): string | null => {
  if (isActive) return section === 'general' ? messages.generalActive : null;
  return hasGeneral ? messages.fallbackGeneral : messages.fallbackOwn;
};

/** A section: its state, its prompts, and the way to another one. */
export const SectionCard = ({ section, prompts, hasGeneral, isReturnedTo, onOpen }: SectionCardProps) => {
  const place = useRef<HTMLDivElement>(null);
  const leave = useFocusAfterRemoval(place, prompts, 'li');
  useEffect(() => {
    if (isReturnedTo) place.current?.focus();
  }, [isReturnedTo]);
  const name = sectionNames[section];
  const isActive = prompts.some((prompt) => prompt.isActive);
  const note = noteOf(section, isActive, hasGeneral);
  const create = () =>
    onOpen({
      prompt: null,
      initial: { section, title: '', systemPrompt: '', userPromptTemplate: '', isActive: !isActive },
    });
  return (
    <Card title={name} actions={<StatusBadge prompts={prompts} />}>
      <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
        {prompts.length > 0 && (
          <ul>
            {prompts.map((prompt) => (
              <PromptRow key={prompt.id} prompt={prompt} onOpen={onOpen} onRemove={() => leave(prompt)} />
            ))}
          </ul>
        )}
        {note && <p className="text-muted-foreground">{note}</p>}
        <Button
          variant="outline"
          icon={Plus}
          className="justify-self-start"
          aria-label={messages.createIn(name)}
          onClick={create}
        >
          {messages.create}
        </Button>
      </div>
    </Card>
  );
};

import { useQuery } from '@tanstack/react-query';
import { PROMPT_SECTIONS, type PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import type { ReactNode } from 'react';
import { PageQueryView, SkeletonCard } from '../../ui/states.tsx';
import type { OpenedPrompt } from './opened-prompt.ts';
import { promptsMessages as messages } from './prompts-messages.ts';
import { promptsQuery } from './prompts-queries.ts';
import { SectionCard } from './section-card.tsx';

interface PromptsManagerProps {
  /** Said above the cards: whether there is a model to read the prompts. */
  notice: ReactNode;
  /** The section whose prompt was open before; its card gets the focus. */
  returnedTo: PromptSection | null;
  onOpen: (opened: OpenedPrompt) => void;
}

const gridClass = 'grid min-w-0 grid-cols-1 items-start gap-3.5 md:gap-6 lg:grid-cols-2';

/** The prompts of all sections, a card each. */
export const PromptsManager = ({ notice, returnedTo, onOpen }: PromptsManagerProps) => {
  const query = useQuery(promptsQuery());
  return (
    <div className="grid min-w-0 gap-3.5 md:gap-6">
      {(query.data || !query.isError) && notice}
      <PageQueryView
        query={query}
        words={messages}
        level={3}
        waiting={
          <div className={gridClass}>
            <SkeletonCard label={messages.loading} lines={2} />
            <div aria-hidden className="contents">
              {PROMPT_SECTIONS.slice(1).map((section) => (
                <SkeletonCard key={section} lines={2} />
              ))}
            </div>
          </div>
        }
      >
        {(prompts) => (
          <div className={gridClass}>
            {PROMPT_SECTIONS.map((section) => (
              <SectionCard
                key={section}
                section={section}
                prompts={prompts.filter((prompt) => prompt.section === section)}
                hasGeneral={prompts.some((prompt) => prompt.section === 'general' && prompt.isActive)}
                isReturnedTo={section === returnedTo}
                onOpen={onOpen}
              />
            ))}
          </div>
        )}
      </PageQueryView>
    </div>
  );
};

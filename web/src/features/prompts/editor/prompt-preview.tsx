import type { PromptPreview as MadePreview } from '@vida/contract/prompts/prompt-schemas.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { describeFailure } from '../../../lib/api-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PromptText } from '../prompt-text.tsx';
import { usePreviewPrompt } from '../prompts-queries.ts';
import { editorMessages as messages } from './editor-messages.ts';
import type { PromptForm } from './use-prompt-form.ts';

const previewedFields = ['section', 'systemPrompt', 'userPromptTemplate'] as const;

/** The preview of the form's texts, asked for by hand; `isStale` once they are others. */
const usePromptPreview = (form: PromptForm) => {
  const { mutate, isPending, error } = usePreviewPrompt();
  const [shown, setShown] = useState<{ preview: MadePreview; of: string } | null>(null);
  const [section, systemPrompt, userPromptTemplate] = useWatch({ control: form.control, name: previewedFields });
  const body = { section, systemPrompt, userPromptTemplate };
  const texts = JSON.stringify(body);

  const ask = async (): Promise<void> => {
    if (await form.trigger(previewedFields, { shouldFocus: true }))
      mutate({ body }, { onSuccess: (preview) => setShown({ preview, of: texts }) });
  };
  return {
    preview: shown?.preview,
    isStale: shown !== null && shown.of !== texts,
    isPending,
    error,
    ask: () => void ask(),
  };
};

/** What a model would get from the texts of the form. */
export const PromptPreview = ({ form }: { form: PromptForm }) => {
  const { preview, isStale, isPending, error, ask } = usePromptPreview(form);
  return (
    <Card
      title={messages.preview}
      subtitle={messages.previewText}
      actions={
        <Button variant="outline" pending={isPending} pendingLabel={messages.loadingPreview} onClick={ask}>
          {preview ? messages.refreshPreview : messages.showPreview}
        </Button>
      }
    >
      {error && (
        <Notice live tone="danger" className="mb-3">
          {describeFailure(error, messages.previewFailed)}
        </Notice>
      )}
      {preview && (
        <div className="grid gap-3 md:grid-cols-2">
          <p
            role="status"
            className={isStale ? 'font-medium text-warning md:col-span-2' : 'md:col-span-2 text-muted-foreground'}
          >
            {isStale ? messages.previewStale : messages.previewFresh}
          </p>
          <PromptText label={messages.previewSystem} text={preview.system} />
          <PromptText label={messages.previewUser} text={preview.user} />
        </div>
      )}
    </Card>
  );
};

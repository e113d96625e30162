import type { PromptPreview } from '@vida/contract/prompts/prompt-schemas.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePreviewPrompt } from '../prompts-queries.ts';
import type { PromptForm } from './use-prompt-form.ts';

const previewedFields = ['section', 'systemPrompt', 'userPromptTemplate'] as const;

/** The preview of the form's texts, asked for by hand; `isStale` once they are others. */
export const usePromptPreview = (form: PromptForm) => {
  const { mutate, isPending, error } = usePreviewPrompt();
  const [shown, setShown] = useState<{ preview: PromptPreview; of: string } | null>(null);
  const [section, systemPrompt, userPromptTemplate] = useWatch({
    control: form.control,
    name: previewedFields,
  });
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

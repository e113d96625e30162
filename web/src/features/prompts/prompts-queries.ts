import {
  addPrompt,
  changePrompt,
  deletePrompt,
  listPrompts,
  listPromptVersions,
  previewPrompt,
  restorePromptVersion,
} from '@vida/contract/prompts/prompts-endpoints.ts';
import { apiQuery, useApiMutation, useInvalidate } from '../../lib/api-query.ts';

/** Every prompt, the active one of a section first. */
export const promptsQuery = () => apiQuery(listPrompts);

/** The newest texts of a prompt, newest first. */
export const promptVersionsQuery = (id: string) => apiQuery(listPromptVersions, { params: { id } });

const useRefresh = () => {
  const refresh = useInvalidate(promptsQuery().queryKey);
  return () => void refresh();
};

export const useAddPrompt = () => useApiMutation(addPrompt, { onSuccess: useRefresh() });
export const useChangePrompt = () => useApiMutation(changePrompt, { onSettled: useRefresh() });
export const useDeletePrompt = () => useApiMutation(deletePrompt, { onSettled: useRefresh() });
export const useRestoreVersion = () => useApiMutation(restorePromptVersion, { onSuccess: useRefresh() });
export const usePreviewPrompt = () => useApiMutation(previewPrompt);

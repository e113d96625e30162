import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  addPrompt,
  changePrompt,
  deletePrompt,
  listPrompts,
  listPromptVersions,
  previewPrompt,
  restorePromptVersion,
} from '@vida/contract/prompts/prompts-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

const promptsKey = ['/api/admin/ai-prompts'] as const;

/** Every prompt, the active one of a section first. */
export const promptsQuery = () =>
  queryOptions({ queryKey: promptsKey, queryFn: ({ signal }) => callApi(listPrompts, {}, { signal }) });

/** The newest texts of a prompt, newest first. */
export const promptVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...promptsKey, id, 'versions'],
    queryFn: ({ signal }) => callApi(listPromptVersions, { params: { id } }, { signal }),
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: promptsKey });
};

export const useAddPrompt = () => useApiMutation(addPrompt, { onSuccess: useRefresh() });
export const useChangePrompt = () => useApiMutation(changePrompt, { onSettled: useRefresh() });
export const useDeletePrompt = () => useApiMutation(deletePrompt, { onSettled: useRefresh() });
export const useRestoreVersion = () => useApiMutation(restorePromptVersion, { onSuccess: useRefresh() });
export const usePreviewPrompt = () => useApiMutation(previewPrompt);

import { newReplySchema } from '@vida/contract/community/community-schemas.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

/** The form of a new reply, or of one that stands already. */
export const useReplyForm = (content = '') => useApiForm(newReplySchema, { defaultValues: { content } });

export type ReplyFormState = ReturnType<typeof useReplyForm>;

import { useApiForm } from '../../../lib/use-api-form.ts';
import { emptyPost, type PostFormValues, postFormSchema } from './post-form-schema.ts';

/** The form of a new post, or of one that stands already. */
export const usePostForm = (defaultValues: PostFormValues = emptyPost) => useApiForm(postFormSchema, { defaultValues });

export type PostForm = ReturnType<typeof usePostForm>;

import {
  GROUP_TYPES,
  MAX_CONTENT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '@vida/contract/community/community-kinds.ts';
import { newPostSchema, type PostChange } from '@vida/contract/community/community-schemas.ts';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { postsMessages } from '../posts/posts-messages.ts';
import { writingMessages as messages } from './writing-messages.ts';

/** '#sensor, viagem,' → ['sensor', 'viagem'] */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,;\n]/u)
    .map((tag) => tag.trim().replace(/^[#\s]+/u, ''))
    .filter((tag) => tag !== '');

/** A post as it is typed: the tags in one line. */
export const postFormSchema = z.object({
  title: newPostSchema.shape.title,
  content: newPostSchema.shape.content,
  groupType: z.enum(GROUP_TYPES),
  tags: z
    .string()
    .transform(splitTags)
    .refine((tags) => tags.length <= MAX_TAGS, { error: messages.tooManyTags })
    .refine((tags) => tags.every((tag) => tag.length <= MAX_TAG_LENGTH), { error: messages.tagTooLong }),
});
export type PostFormValues = z.input<typeof postFormSchema>;

export const emptyPost: PostFormValues = { title: '', content: '', groupType: 'general', tags: '' };

/** What the form of a post that stands already begins with. */
export const toFormValues = ({ title, content, groupType, tags }: PostChange): PostFormValues => ({
  title,
  content,
  groupType,
  tags: tags.join(', '),
});

/** The form of a new post, or of one that stands already. */
export const usePostForm = (defaultValues = emptyPost) => useApiForm(postFormSchema, { defaultValues });

const groupOptions = GROUP_TYPES.map((value) => ({ value, label: postsMessages.groups[value] }));

/** Title, text, tags and subject of a post. Nothing that is pasted is cut off in silence. */
export const PostFields = ({ control }: Pick<ReturnType<typeof usePostForm>, 'control'>) => {
  const [title, content] = useWatch({ control, name: ['title', 'content'] });
  return (
    <>
      <TextField
        control={control}
        name="title"
        label={messages.title}
        hint={messages.counter(title.trim().length, MAX_TITLE_LENGTH)}
      />
      <TextareaField
        control={control}
        name="content"
        label={messages.content}
        rows={7}
        hint={`${messages.counter(content.trim().length, MAX_CONTENT_LENGTH)}. ${messages.contentHint}`}
      />
      <TextField control={control} name="tags" label={messages.tags} hint={messages.tagsHint} />
      <SelectField control={control} name="groupType" label={messages.group} options={groupOptions} />
    </>
  );
};

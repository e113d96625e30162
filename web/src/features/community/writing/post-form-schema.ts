import { GROUP_TYPES, MAX_TAG_LENGTH, MAX_TAGS } from '@vida/contract/community/community-kinds.ts';
import { newPostSchema, type PostChange } from '@vida/contract/community/community-schemas.ts';
import { z } from 'zod';
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

/** The form of a post that stands already. */
export const toFormValues = ({ title, content, groupType, tags }: PostChange): PostFormValues => ({
  title,
  content,
  groupType,
  tags: tags.join(', '),
});

import { GROUP_TYPES, MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from '@vida/contract/community/community-kinds.ts';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { postsMessages } from '../posts/posts-messages.ts';
import type { PostForm } from './use-post-form.ts';
import { writingMessages as messages } from './writing-messages.ts';

const groupOptions = GROUP_TYPES.map((value) => ({ value, label: postsMessages.groups[value] }));

/** Title, text, tags and subject of a post. Nothing that is pasted is cut off in silence. */
export const PostFields = ({ control }: Pick<PostForm, 'control'>) => {
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

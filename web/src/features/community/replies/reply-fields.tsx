import { MAX_CONTENT_LENGTH } from '@vida/contract/community/community-kinds.ts';
import { useWatch } from 'react-hook-form';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { writingMessages as messages } from '../writing/writing-messages.ts';
import type { ReplyFormState } from './use-reply-form.ts';

/** The text of a reply. */
export const ReplyFields = ({ control }: Pick<ReplyFormState, 'control'>) => {
  const content = useWatch({ control, name: 'content' });
  return (
    <TextareaField
      control={control}
      name="content"
      label={messages.reply}
      hint={messages.counter(content.trim().length, MAX_CONTENT_LENGTH)}
    />
  );
};

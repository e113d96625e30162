import { blockText, deletePost, deleteReply, reportText } from '@vida/contract/community/community-endpoints.ts';
import { MAX_REPORT_DETAILS_LENGTH, REPORT_REASONS } from '@vida/contract/community/community-kinds.ts';
import { textSchema } from '@vida/contract/core/text.ts';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useApiMutation } from '../../../lib/api-query.ts';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { tellFailure } from '../../../lib/tell.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioChipsField } from '../../../ui/fields/radio-chips-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { DialogFooter } from '../../../ui/form-footer.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postMessages } from './post-messages.ts';
import { type TextTarget, toTarget } from './text-target.ts';

interface RemoveDialogProps {
  target: TextTarget;
  /** The reader sees the text no more. */
  onGone: () => void;
  onClose: () => void;
}

const useGone = (onGone: () => void) => {
  const refresh = useRefreshCommunity();
  return (): void => {
    onGone();
    void refresh();
  };
};

/** Asks before one's own text goes for good. */
export const RemoveDialog = ({ target: { kind, id }, onGone, onClose }: RemoveDialogProps) => {
  const onSent = useGone(onGone);
  const removePost = useApiMutation(deletePost);
  const removeReply = useApiMutation(deleteReply);
  const [words, remove] =
    kind === 'post' ? [postMessages.removePost, removePost] : [postMessages.removeReply, removeReply];
  const send = () => remove.mutateAsync({ params: { id } });
  return <ConfirmWrite danger {...words} send={send} onSent={onSent} onClose={onClose} />;
};

/** Asks whether to see a text no more, and says that it is this one alone. */
export const BlockDialog = ({ target, onGone, onClose }: RemoveDialogProps) => {
  const onSent = useGone(onGone);
  const block = useApiMutation(blockText);
  const send = () => block.mutateAsync({ body: toTarget(target) });
  return <ConfirmWrite {...postMessages.blocking[target.kind]} send={send} onSent={onSent} onClose={onClose} />;
};

const messages = postMessages.reporting;

const reportFormSchema = z.object({ reason: z.enum(REPORT_REASONS), details: textSchema(MAX_REPORT_DETAILS_LENGTH) });

const options = REPORT_REASONS.map((value) => ({ value, label: messages.reasons[value] }));

/** Puts a text before the administrator, with a reason. */
export const ReportDialog = ({ target, onClose }: { target: TextTarget; onClose: () => void }) => {
  const form = useApiForm(reportFormSchema, { defaultValues: { reason: 'dangerous_advice', details: '' } });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const report = useApiMutation(reportText);
  const send = form.handleSubmit(async ({ reason: chosen, details }) => {
    try {
      await report.mutateAsync({ body: { ...toTarget(target), reason: chosen, details: details || null } });
      toast({ title: messages.done });
      onClose();
    } catch (error) {
      tellFailure(error, messages.failed);
    }
  });
  return (
    <Dialog open title={messages.title} description={messages.description} onOpenChange={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
        <RadioChipsField control={form.control} name="reason" label={messages.reason} options={options} />
        {reason === 'worried_about_author' && (
          <Notice tone="info" live>
            {messages.worried}
          </Notice>
        )}
        <TextareaField control={form.control} name="details" label={messages.details} rows={3} />
        <DialogFooter words={messages} pending={report.isPending} />
      </form>
    </Dialog>
  );
};

import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { OpenedPrompt } from '../opened-prompt.ts';
import { VersionsSheet } from '../versions/versions-sheet.tsx';
import { editorMessages as messages } from './editor-messages.ts';
import { PromptFields } from './prompt-fields.tsx';
import { PromptPreview } from './prompt-preview.tsx';
import { usePromptForm } from './use-prompt-form.ts';

interface PromptEditorProps {
  opened: OpenedPrompt;
  /** Saved, or left; with the section where the prompt is found. */
  onDone: (section: PromptSection) => void;
}

/** One prompt: its form, what a model would get from it, and its earlier texts. */
export const PromptEditor = ({ opened, onDone }: PromptEditorProps) => {
  const { prompt } = opened;
  const { form, isDirty, submit, refusal, elsewhere, rest, isSaving } = usePromptForm(opened, () =>
    onDone(form.getValues('section')),
  );
  const [isAsking, setAsking] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  // As stored: a version that came back may bring another one.
  const storedTitle = form.formState.defaultValues?.title ?? '';
  const title = prompt ? messages.editTitle(storedTitle) : messages.newTitle;
  const leave = () => onDone(opened.initial.section);
  const askToLeave = () => (isDirty ? setAsking(true) : leave());
  return (
    <fieldset aria-label={title} className="grid min-w-0 gap-3.5 md:gap-6">
      <div>
        <Button ref={back} variant="ghost" icon={ChevronLeft} className="-ml-3" onClick={askToLeave}>
          {messages.back}
        </Button>
      </div>
      <Sheet title={title}>
        <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
          <ElsewhereNotice elsewhere={elsewhere} />
          <PromptFields form={form} />
          {refusal && (
            <Notice live tone="danger" title={messages.refused}>
              {refusal}
            </Notice>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={isSaving} pendingLabel={messages.saving}>
              {prompt ? messages.save : messages.create}
            </Button>
            <Button variant="quiet" onClick={askToLeave}>
              {messages.cancel}
            </Button>
          </div>
        </form>
      </Sheet>
      <PromptPreview form={form} />
      {prompt && <VersionsSheet id={prompt.id} onRestored={rest} />}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={messages.leaveTitle}
          description={messages.leaveText}
          confirmLabel={messages.leave}
          cancelLabel={messages.stay}
          onConfirm={leave}
          onOpenChange={setAsking}
        />
      )}
    </fieldset>
  );
};

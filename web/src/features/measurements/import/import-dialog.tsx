import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { DropZone } from './drop-zone.tsx';
import { importMessages as messages } from './import-messages.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestion } from './import-question.tsx';
import { ImportsList } from './imports-list.tsx';
import { type FileImport, useFileImport } from './use-file-import.ts';
import { useUndoImportWithToast } from './use-undo-import.ts';

const confirmLabelOf = ({ readings, treatments }: ImportResult): string =>
  readings > 0 ? messages.confirm(readings) : messages.confirmTreatments(treatments);

const ImportStepView = ({ step, file, choose, answer }: FileImport) => {
  if (step.name === 'ask') return <ImportQuestion about={step.about} onAnswer={answer} />;
  if (step.name === 'check') return <ImportPreview fileName={file?.name ?? ''} result={step.result} />;
  if (step.name === 'reading' || step.name === 'storing')
    return (
      <div role="status" className="grid gap-3 py-4">
        <p>{step.name === 'reading' ? messages.reading : messages.sending}</p>
        <ProgressBar label={messages.progress} value={Math.round(step.share * 100)} max={100} unit="%" />
      </div>
    );
  return (
    <>
      {step.problem && (
        <Notice tone="warning" live className="mb-3">
          {step.problem}
        </Notice>
      )}
      <DropZone onFile={choose} />
      <ImportsList />
    </>
  );
};

const ImportButtons = ({ step, store, startOver }: FileImport) => {
  if (step.name === 'choose') return null;
  return (
    <>
      <DialogClose>
        <Button variant="quiet">{messages.cancel}</Button>
      </DialogClose>
      {step.name === 'check' && step.result.imported === 0 && (
        <Button onClick={startOver}>{messages.other}</Button>
      )}
      {step.name === 'check' && step.result.imported > 0 && (
        <Button size="lg" onClick={store}>
          {confirmLabelOf(step.result)}
        </Button>
      )}
    </>
  );
};

/** Choose a file, look at what it brings, take it. */
export const ImportDialog = ({ onClose }: OpenDialogProps) => {
  const { undo } = useUndoImportWithToast();
  const handleStored = ({ importId, readings, treatments }: ImportResult) => {
    onClose();
    toast({
      title: measurementsMessages.success,
      description: readings > 0 ? messages.done(readings) : messages.doneTreatments(treatments),
      ...(importId && {
        action: {
          label: measurementsMessages.undo,
          altText: messages.list,
          onAction: () => void undo(importId),
        },
      }),
    });
  };
  const fileImport = useFileImport(handleStored);
  return (
    <Dialog
      open
      title={fileImport.step.name === 'check' ? messages.checkTitle : messages.title}
      {...(fileImport.step.name === 'choose' && { description: messages.description })}
      onOpenChange={onClose}
      footer={<ImportButtons {...fileImport} />}
    >
      <ImportStepView {...fileImport} />
    </Dialog>
  );
};

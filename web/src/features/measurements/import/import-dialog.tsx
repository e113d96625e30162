import { glucoseUnitSchema } from '@vida/contract/auth/user.ts';
import type { DateOrder, ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { browserHistory } from '../../../lib/browser-history.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BusyBar, ProgressBar } from '../../../ui/progress-bar.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { importMessages as messages } from './import-messages.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportsList, useUndoImportWithToast } from './imports-list.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { type Answers, type FileImport, type ImportQuestionAbout, useFileImport } from './use-file-import.ts';

/** How to get the file out of each sensor, device or app, folded. */
const ExportHelpList = () => (
  <Disclosure title={messages.exportHelp} className="mt-2">
    <dl className="grid gap-3 text-[1rem] leading-6">
      {messages.exportHelpTexts.map(({ format, text }) => (
        <div key={format}>
          <dt className="font-semibold">{messages.formats[format]}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);

interface ChooseFileProps {
  /** A file hangs over the page. */
  isOver: boolean;
  onFile: (file: File) => void;
}

/** Where a file is chosen, or dropped (the whole dialog takes it). */
const DropZone = ({ isOver, onFile }: ChooseFileProps) => (
  <label
    data-over={isOver}
    className={clsx(
      'relative grid justify-items-center gap-1.5 rounded-md px-4 py-8 text-center',
      'border-[1.5px] border-dashed border-input',
      'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
      'hover:border-primary data-[over=true]:border-primary data-[over=true]:bg-primary-soft',
    )}
  >
    <FileUp aria-hidden className="text-muted-foreground" strokeWidth={1.75} />
    <span className="control-text font-semibold text-primary">{messages.choose}</span>
    <span className="text-sm text-muted-foreground max-md:hidden">{messages.drop}</span>
    <span className="max-w-[44ch] text-sm text-muted-foreground">{messages.sources}</span>
    <input
      type="file"
      accept=".csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  </label>
);

const ChooseFile = (props: ChooseFileProps) => (
  <>
    <DropZone {...props} />
    <ExportHelpList />
  </>
);

const orders: readonly DateOrder[] = ['dmy', 'mdy'];

interface ImportQuestionProps {
  question: ImportQuestionAbout;
  onAnswer: (answers: Answers) => void;
}

/** What the file leaves open: the order of day and month, or the unit. Never guessed. */
const ImportQuestion = ({ question, onAnswer }: ImportQuestionProps) => {
  const isDate = question.about === 'dateOrder';
  const example = isDate ? question.example : null;
  const choices = isDate
    ? orders.map((dateOrder) => ({ answers: { dateOrder }, label: messages.dateOrderChoice(dateOrder, example) }))
    : glucoseUnitSchema.options.map((unit) => ({ answers: { unit }, label: unit }));
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{isDate ? messages.askDateOrder : messages.askUnit}</legend>
      {isDate && example && <p className="mb-1">{messages.askDateOrderText(example.text)}</p>}
      {!isDate && <p className="mb-1">{messages.askUnitText}</p>}
      {choices.map(({ answers, label }) => (
        <Button key={label} variant="outline" size="lg" block onClick={() => onAnswer(answers)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
};

interface ImportProgressProps {
  /** How much of the file was sent, 0 to 1. */
  share: number;
  /** What the server does once it has the file. */
  work: string;
}

/** How far the file has come; once it is there, that the server works on it. */
const ImportProgress = ({ share, work }: ImportProgressProps) => (
  <div className="py-4">
    <p role="status" className="sr-only">
      {share < 1 ? messages.sending : work}
    </p>
    {share < 1 ? (
      <ProgressBar label={messages.sending} value={Math.floor(share * 100)} max={100} unit="%" />
    ) : (
      <BusyBar label={work} />
    )}
  </div>
);

const FIGURES_PATH = '/measurements';

const Problem = ({ text }: { text: string | null }) =>
  text && (
    <Notice tone="warning" live className="mb-3">
      {text}
    </Notice>
  );

const ImportStepView = ({ step, file, choose, answer, isOver }: FileImport & { isOver: boolean }) => {
  if (step.name === 'ask') return <ImportQuestion question={step} onAnswer={answer} />;
  if (step.name === 'reading') return <ImportProgress share={step.share} work={messages.reading} />;
  if (step.name === 'storing') return <ImportProgress share={step.share} work={messages.storing} />;
  return (
    <>
      <Problem text={step.problem} />
      {step.name === 'check' ? (
        <ImportPreview fileName={file?.name ?? ''} result={step.result} />
      ) : (
        <>
          <ChooseFile isOver={isOver} onFile={choose} />
          <ImportsList />
        </>
      )}
    </>
  );
};

const ImportButtons = ({ step, canCancel, store, cancel }: FileImport) => {
  if (step.name === 'choose' || !canCancel) return null;
  if (step.name === 'reading' || step.name === 'storing')
    return (
      <Button variant="quiet" onClick={cancel}>
        {messages.cancel}
      </Button>
    );
  return (
    <>
      <DialogClose>
        <Button variant="quiet">{messages.cancel}</Button>
      </DialogClose>
      {step.name === 'check' && step.result.imported === 0 && <Button onClick={cancel}>{messages.other}</Button>}
      {step.name === 'check' && step.result.imported > 0 && (
        <Button size="lg" onClick={store}>
          {messages.confirm(step.result.readings, step.result.treatments)}
        </Button>
      )}
    </>
  );
};

/** Tells what came in, with the way back and, from elsewhere, the way to the figures. */
const useTellStored = () => {
  const { undo } = useUndoImportWithToast();
  return ({ importId, readings, treatments }: ImportResult): void => {
    const history = browserHistory();
    toast({
      title: measurementsMessages.success,
      description: messages.done(readings, treatments),
      ...(importId && {
        action: { label: measurementsMessages.undo, altText: messages.list, onAction: () => void undo(importId) },
      }),
      ...(history.location.pathname !== FIGURES_PATH && {
        secondAction: { label: messages.showFigures, onAction: () => history.push(FIGURES_PATH) },
      }),
    });
  };
};

export interface ImportDialogProps extends OpenDialogProps {
  /** Files that opened the dialog by being dropped on the page. */
  dropped?: readonly File[];
}

/** Choose a file, look at what it brings, take it. */
export const ImportDialog = ({ onClose, dropped = [] }: ImportDialogProps) => {
  const tellStored = useTellStored();
  const fileImport = useFileImport({ onStored: tellStored, onClose });
  const { step, choose, refuse } = fileImport;
  const take = ([file, ...others]: readonly File[]): void => {
    if (!file || step.name === 'storing') return;
    if (others.length > 0) refuse(messages.oneFile);
    else choose(file);
  };
  const isOver = useFileDrop(take);
  const takeFirst = useEffectEvent(() => take(dropped));
  useEffect(() => takeFirst(), []);
  return (
    <Dialog
      open
      title={step.name === 'check' ? messages.checkTitle : measurementsMessages.importFile}
      {...(step.name === 'choose' && { description: messages.description })}
      onOpenChange={onClose}
      footer={<ImportButtons {...fileImport} />}
    >
      <ImportStepView {...fileImport} isOver={isOver} />
    </Dialog>
  );
};

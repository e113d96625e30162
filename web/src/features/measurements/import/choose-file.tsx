import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { importMessages as messages } from './import-messages.ts';

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

export const ChooseFile = (props: ChooseFileProps) => (
  <>
    <DropZone {...props} />
    <ExportHelpList />
  </>
);

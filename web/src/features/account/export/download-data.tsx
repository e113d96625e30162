import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '@vida/contract/account/account-endpoints.ts';
import type { ExportFormat } from '@vida/contract/account/account-schemas.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { Braces, Sheet as SheetIcon } from 'lucide-react';
import { downloadFile } from '../../../lib/api-client.ts';
import { describeFailure } from '../../../lib/api-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BusyBar } from '../../../ui/progress-bar.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { exportMessages as messages } from './export-messages.ts';

const fallbackNames: Readonly<Record<ExportFormat, string>> = { json: 'vida-dados.json', csv: 'vida-dados.zip' };

const formats = [
  { format: 'csv', icon: SheetIcon, text: messages.csv, label: messages.csvLabel },
  { format: 'json', icon: Braces, text: messages.json, label: messages.jsonLabel },
] as const;

/** Long after a browser has begun to write the file, even a slow one. */
const KEPT_MS = MINUTE_MS;

/** Hands a file to the browser's downloads. */
const saveFile = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

/** The two downloads, how far they are, and what became of them. */
export const DownloadData = () => {
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { blob, fileName } = await downloadFile(exportAccount, fallbackNames[format], { query: { format } });
      saveFile(blob, fileName);
      return fileName;
    },
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {formats.map(({ format, icon, text, label }) => (
          <Button
            key={format}
            variant="outline"
            icon={icon}
            aria-label={label}
            pending={isPending}
            onClick={() => mutate(format)}
          >
            {text}
          </Button>
        ))}
      </div>
      {isPending && <BusyBar label={messages.preparing} />}
      {data && (
        <Notice tone="success" live title={messages.done(data)}>
          {messages.care}
        </Notice>
      )}
      {error && (
        <Notice
          tone="danger"
          live
          action={
            <Button variant="quiet" onClick={() => mutate(variables)}>
              {uiMessages.retry}
            </Button>
          }
        >
          {describeFailure(error, messages.failed)}
        </Notice>
      )}
      <p className="text-sm text-muted-foreground">{messages.hint}</p>
    </div>
  );
};

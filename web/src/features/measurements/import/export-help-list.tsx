import { Fold } from '../../../ui/fold.tsx';
import { exportHelp } from './export-help-messages.ts';
import { importMessages as messages } from './import-messages.ts';

/** How to get the file out of each sensor, device or app, folded. */
export const ExportHelpList = () => (
  <Fold title={messages.exportHelp} className="mt-2">
    <dl className="grid gap-3 text-[1rem] leading-6">
      {exportHelp.map(({ format, text }) => (
        <div key={format}>
          <dt className="font-semibold">{messages.formats[format]}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);

import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { substancesMessages } from '../substances-messages.ts';
import { readings } from './readings.ts';
import { supportMessages as messages } from './support-messages.ts';

/** 'Material Educativo': short texts by substance, each with its source. */
export const ReadingDialog = ({ onClose }: OpenDialogProps) => (
  <Dialog open title={messages.readingTitle} description={messages.readingText} onOpenChange={onClose}>
    <div className="grid gap-5">
      {SUBSTANCE_TYPES.map((type) => (
        <section key={type}>
          <h3>{substancesMessages.names[type]}</h3>
          {readings[type].map(({ title, paragraphs, source }) => (
            <Disclosure key={title} title={title} className="border-b border-border">
              <div className="grid max-w-[65ch] gap-2">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <p className="text-sm text-muted-foreground">{messages.source(source)}</p>
              </div>
            </Disclosure>
          ))}
        </section>
      ))}
    </div>
  </Dialog>
);
